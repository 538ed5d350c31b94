import { REVIEW_SETTLED_DAY, REVIEW_WARNING_DAY, type ReviewNeed } from '@domain/application/review-needs';
import { civilDate } from '@domain/calendar/civil-date';
import { instantAt } from '@domain/calendar/instant';
import { type Context, carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import type { ApplicationCase } from '../application.reads';
import { addHistory } from '../application.writes';
import { decideCase, type MadeDecision } from '../decision/decide-case';
import { reviewReasons } from '../decision/review-reasons';
import { openStoredFile } from '../decision/stored-file';
import { askForMore, MORE_ASKED } from './ask-for-more';
import { denyInReview } from './decide-review';
import { listUndecided } from './settle-reviews.reads';
import { lockUndecided } from './undecided';

const DAY_MS = 24 * 3600_000;
const REVIEW_WARNED = 'REVIEW_WARNED';
const actor: SystemActor = { kind: 'system', name: 'Underwriting' };

/**
 * Keeps the 30 days in which an applicant must hear: on day 20 the platform is warned of each application that still waits,
 * on day 27 the notice leaves by itself. What only the applicant can give is asked for, and what the rules have a reason
 * against is denied for it. One transaction each; a second run finds nothing to do.
 * @returns how many were warned of and how many settled.
 * Source: 12 CFR 1002.9(a)(1), (c).
 */
export async function settleOverdueReviews(deps: Deps): Promise<{ warned: number; settled: number }> {
  const settled = await forEach(REVIEW_SETTLED_DAY, [MORE_ASKED], { work: settle, deps });
  const warned = await forEach(REVIEW_WARNING_DAY, [MORE_ASKED, REVIEW_WARNED], { work: warn, deps });
  return { warned, settled };
}

async function forEach(
  days: number,
  without: readonly string[],
  { work, deps }: { work: (of: ApplicationCase, context: Context<SystemActor>) => Promise<void>; deps: Deps },
): Promise<number> {
  const before = instantAt(deps.clock.nowMs() - days * DAY_MS);
  let done = 0;
  let after = '';
  for (;;) {
    const found = await listUndecided(deps.database.read, { before, after, without });
    for (const { id } of found) {
      try {
        await carryOut({ actor }, deps, async (context) => work(await lockUndecided(context.tx, id), context));
        done += 1;
      } catch (thrown) {
        const fault = thrown instanceof Error ? thrown.name : 'unknown';
        deps.log.error('review_not_settled', { applicationId: id, fault });
      }
    }
    const last = found.at(-1);
    if (!last) return done;
    after = last.id;
  }
}

async function settle(of: ApplicationCase, context: Context<SystemActor>): Promise<void> {
  const { tx, deps } = context;
  const { file } = await openStoredFile(tx, of.application, deps);
  const made = await decideCase({ db: tx, deps }, of, { file });
  const needs = needsOf(made);
  const reasons = needs.length > 0 ? [] : reviewReasons(made);
  if (reasons.length > 0) await denyInReview(of, reasons, context);
  // Nobody is denied without a specific reason; then a call may settle it.
  else await askForMore(of, needs.length > 0 ? needs : ['CALL'], context);
}

/** What only the applicant can give. */
function needsOf({ decision: { flags } }: MadeDecision): ReviewNeed[] {
  if (flags.freeze) return ['UNFREEZE'];
  if (flags.personaRequired || flags.fraudAlerts || flags.kbaRequired) return ['IDENTITY'];
  if (flags.pendOutOfState) return ['ADDRESS'];
  return flags.needMoreInfo ? ['IDENTITY', 'INCOME'] : [];
}

async function warn(
  { application, practice }: ApplicationCase,
  { tx, deps, record, send }: Context<SystemActor>,
): Promise<void> {
  const brand = application.enrollment === 'MEMBERSHIPS' ? deps.config.brandMembership : deps.config.brandFinancing;
  await addHistory({ tx, deps }, application.id, {
    action: REVIEW_WARNED,
    by: actor,
  });
  const noticeAt = instantAt(deps.clock.nowMs() + (REVIEW_SETTLED_DAY - REVIEW_WARNING_DAY) * DAY_MS);
  await send('review-due', {
    applicationId: application.id,
    to: brand.supportEmail,
    number: application.number,
    noticeOn: civilDate(noticeAt.slice(0, 10)),
  });
  await record('application.review_warned', { practiceId: practice.id, id: application.id });
}
