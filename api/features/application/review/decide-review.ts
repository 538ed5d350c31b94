import { describeReasons } from '@domain/underwriting/describe-reasons';
import type { PersonReview } from '@domain/underwriting/person-review';
import { REASONS } from '@domain/underwriting/reasons';
import { isReasonShown } from '@domain/underwriting/shown-reasons';
import type { Context } from '../../../command/command';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { ApplicationCase } from '../application.reads';
import { updateApplication } from '../application.writes';
import { decideCase } from '../decision/decide-case';
import { type Reviewer, storeDecision } from '../decision/store-decision';
import { openStoredFile } from '../decision/stored-file';
import { settleProposal } from './proposal.writes';
import { refuseReasons } from './reasons';

/**
 * Approves an application that waits for a person: what it waited for is taken as cleared, grade, line and plans are those
 * of the rules, no more and no less. A lower line would need reasons that no rule gives.
 * @throws AppError RULES_FORBID when the rules give no line without what it waited for.
 */
export async function approveInReview(of: ApplicationCase, context: Context<StaffActor>): Promise<void> {
  if ((await lineAfterReview(context.tx, of, context.deps)) === null) throw new AppError('RULES_FORBID');
  await decide(of, { outcome: 'CLEARED' }, context);
}

/**
 * Denies it for one to four reasons of the reason table, with notice and e-mail like any denial.
 * @throws AppError INVALID_FIELDS for a reason that the table does not have, or that the file does not bear out.
 */
export async function denyInReview(
  of: ApplicationCase,
  reasons: readonly string[],
  context: Context<Reviewer>,
): Promise<void> {
  await refuseReasons(of, reasons, context);
  await decide(of, { outcome: 'DENIED', reasons }, context);
}

/** What the rules would grant once a person has cleared it, in cents; null when they would not. */
async function lineAfterReview(db: Db, of: ApplicationCase, deps: Deps): Promise<number | null> {
  return (await openAnswers(db, of, deps)).approvableCents;
}

/** What a person may answer: the limit of an approval, null where the rules give none, and the reasons of a denial that the file bears out. */
export async function openAnswers(db: Db, of: ApplicationCase, deps: Deps) {
  const { file } = await openStoredFile(db, of.application, deps);
  const { decision, inputs, profile } = await decideCase({ db, deps }, of, {
    file,
    personReview: { outcome: 'CLEARED' },
  });
  const added = profile.compiled.configuration.reasons ?? {};
  const codes = Object.keys({ ...REASONS, ...added }).filter((code) => isReasonShown(code, inputs));
  return {
    approvableCents: decision.status === 'APPROVED' ? decision.approvedCreditLineCents : null,
    reasons: describeReasons(codes, added).map(({ code, formC1Text }) => ({ code, text: formC1Text })),
  };
}

async function decide(of: ApplicationCase, personReview: PersonReview, context: Context<Reviewer>): Promise<void> {
  const { tx, deps, actor: reviewer } = context;
  const stored = await openStoredFile(tx, of.application, deps);
  await storeDecision(context, of, { ...stored, exam: null, review: { personReview, reviewer } });
  await updateApplication(tx, of.application.id, { status_note: null });
  await tx.run(settleProposal, { applicationId: of.application.id, at: deps.clock.now() });
}
