import type { PersonReview } from '@domain/underwriting/person-review';
import { describeReasons } from '@domain/underwriting/reasons';
import type { Context } from '../../../command/command';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { ApplicationCase } from '../application.reads';
import { updateApplication } from '../application.writes';
import { decideCase } from '../decide-case';
import { refusal } from '../person-answers';
import { type Reviewer, storeDecision } from '../store-decision';
import { openStoredFile } from '../stored-file';

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
 * @throws AppError INVALID_FIELDS for a reason that the table does not have.
 */
export async function denyInReview(
  of: ApplicationCase,
  reasons: readonly string[],
  context: Context<Reviewer>,
): Promise<void> {
  const { tx, deps } = context;
  const { profile } = await decideCase(tx, of, (await openStoredFile(tx, of.application, deps)).file, deps);
  const known = describeReasons(reasons, profile.compiled.configuration.reasons);
  if (known.length === 0 || known.length !== reasons.length)
    throw refusal('reasons', 'Choose one to four reasons of the list.');
  await decide(of, { outcome: 'DENIED', reasons }, context);
}

/** What the rules would grant once a person has cleared it, in cents; null when they would not. */
export async function lineAfterReview(db: Db, of: ApplicationCase, deps: Deps): Promise<number | null> {
  const { file } = await openStoredFile(db, of.application, deps);
  const { decision } = await decideCase(db, of, file, deps, { outcome: 'CLEARED' });
  return decision.status === 'APPROVED' ? decision.approvedCreditLineCents : null;
}

async function decide(of: ApplicationCase, personReview: PersonReview, context: Context<Reviewer>): Promise<void> {
  const { tx, deps, meta, actor: reviewer } = context;
  const stored = await openStoredFile(tx, of.application, deps);
  await storeDecision(tx, of, { ...stored, exam: null, review: { personReview, reviewer } }, meta, deps);
  await updateApplication(tx, of.application.id, { status_note: null });
}
