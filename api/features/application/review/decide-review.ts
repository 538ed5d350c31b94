import { describeReasons } from '@domain/underwriting/reasons';
import type { Db, Tx } from '../../../db/database';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import type { ApplicationCase } from '../application.reads';
import { updateApplication } from '../application.writes';
import { decideCase } from '../decide-case';
import { refusal } from '../person-answers';
import { type Decided, type Reviewer, storeDecision } from '../store-decision';
import { openStoredFile } from '../stored-file';

type Meta = { requestId: string };

/**
 * Approves an application that waits for a person: what it waited for is taken as cleared, grade, line and plans are those
 * of the rules, no more and no less. A lower line would need reasons that no rule gives.
 * @throws AppError RULES_FORBID when the rules give no line without what it waited for.
 */
export async function approveInReview(
  tx: Tx,
  of: ApplicationCase,
  reviewer: Reviewer,
  meta: Meta,
  deps: Deps,
): Promise<Decided> {
  if ((await lineAfterReview(tx, of, deps)) === null) throw new AppError('RULES_FORBID');
  return decide(tx, of, { personReview: { outcome: 'CLEARED' }, reviewer }, meta, deps);
}

/**
 * Denies it for one to four reasons of the reason table, with notice and e-mail like any denial.
 * @throws AppError INVALID_FIELDS for a reason that the table does not have.
 */
export async function denyInReview(
  tx: Tx,
  of: ApplicationCase,
  reasons: readonly string[],
  reviewer: Reviewer,
  meta: Meta,
  deps: Deps,
): Promise<Decided> {
  const { profile } = await decideCase(tx, of, (await openStoredFile(tx, of.application, deps)).file, deps);
  const known = describeReasons(reasons, profile.compiled.configuration.reasons);
  if (known.length === 0 || known.length !== reasons.length)
    throw refusal('reasons', 'Choose one to four reasons of the list.');
  return decide(tx, of, { personReview: { outcome: 'DENIED', reasons }, reviewer }, meta, deps);
}

/** What the rules would grant once a person has cleared it, in cents; null when they would not. */
export async function lineAfterReview(db: Db, of: ApplicationCase, deps: Deps): Promise<number | null> {
  const { file } = await openStoredFile(db, of.application, deps);
  const { decision } = await decideCase(db, of, file, deps, { outcome: 'CLEARED' });
  return decision.status === 'APPROVED' ? decision.approvedCreditLineCents : null;
}

async function decide(
  tx: Tx,
  of: ApplicationCase,
  review: Parameters<typeof storeDecision>[2]['review'] & object,
  meta: Meta,
  deps: Deps,
): Promise<Decided> {
  const stored = await openStoredFile(tx, of.application, deps);
  const decided = await storeDecision(tx, of, { ...stored, exam: null, review }, meta, deps);
  await updateApplication(tx, of.application.id, { status_note: null });
  return decided;
}
