import { archiveUser, dismissFraudAlerts, setAccountHold, setUserFraud } from '@contract/account-restriction/calls';
import type { RESTRICTION_CHANGES } from '@contract/account-restriction/entity';
import { actOf } from '@contract/audit-log/actions';
import { NO_REASON } from '@contract/staff-reason';
import { type Context, changeOne, command, refuseStale } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { takeCreditLine } from '../credit-transaction/index';
import { pauseLoansOf, resumeLoansOf } from '../servicing/index';
import { openBusiness, type RestrictionRow, takenForRestriction } from './restriction.reads';
import { viewRestrictions } from './restriction.view';
import { clearAlerts, insertChange, setFlags } from './restriction.writes';

type Kind = (typeof RESTRICTION_CHANGES)[number];
export type StaffContext = Context<StaffActor>;

/** @throws AppError STALE for another state than the one that was seen. */
export async function taken(
  { tx }: StaffContext,
  { borrowerId, version }: { borrowerId: string; version?: number | undefined },
) {
  const row = await tx.first(takenForRestriction, { id: borrowerId });
  if (!row) throw new AppError('NOT_FOUND');
  refuseStale(version, row);
  return row;
}

/** Source: decision 27. @throws AppError INVALID_FIELDS for an undo without a reason. */
function refuseWithoutReason({ undo, reason }: { undo?: boolean | undefined; reason: string }): void {
  if (undo === true && reason === NO_REASON)
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'reason', message: 'This is required.' }] });
}

/** The flags, why and by whom, and the platform's audit row: a practice's chain never tells of a suspicion. */
export async function change(
  { tx, deps, actor, now, record }: StaffContext,
  row: RestrictionRow,
  { kind, reason, flags }: { kind: Kind; reason: string; flags: Partial<RestrictionRow> },
) {
  await changeOne(tx, setFlags, { ...row, ...flags });
  const id = deps.newId();
  await tx.run(insertChange, {
    id,
    borrower_id: row.id,
    kind,
    reason,
    staff_id: actor.staffId,
    at: now,
    version: row.version,
  });
  await record(`borrower.${actOf(kind)}`, { practiceId: null, type: 'borrower', id: row.id });
  return viewRestrictions(tx, row.id);
}

/**
 * Puts an account on hold, or takes it off. On hold nothing new is approved, autopay takes nothing and no payment is due; the patient may
 * still pay, and is told of both.
 */
export const toggleHold = command(setAccountHold)(async ({ body }, context) => {
  const row = await taken(context, body);
  const isHeld = row.on_hold === 0;
  const flags = { on_hold: isHeld ? 1 : 0 } as const;
  await context.send(isHeld ? 'account-held' : 'account-released', { to: row.email, firstName: row.first_name });
  const view = await change(context, row, { kind: isHeld ? 'HOLD' : 'RELEASE', reason: body.reason, flags });
  await (isHeld ? pauseLoansOf(context, row.id) : resumeLoansOf(context, row.id, 'RELEASED'));
  return view;
});

/**
 * Flags as fraud, which pauses every payment. The patient is not told: whoever uses their name would be warned; what is sent of a loan
 * says that nothing is due.
 * @throws AppError STEP_ORDER when it is so already.
 */
export const flagUser = command(setUserFraud)(async ({ body }, context) => {
  refuseWithoutReason(body);
  const row = await taken(context, body);
  const isFlagged = body.undo !== true;
  if ((row.flagged_fraud === 1) === isFlagged) throw new AppError('STEP_ORDER');
  const flags = { flagged_fraud: isFlagged ? 1 : 0 } as const;
  const kind = isFlagged ? 'FRAUD' : 'FRAUD_UNDONE';
  const view = await change(context, row, { kind, reason: body.reason, flags });
  await (isFlagged ? pauseLoansOf(context, row.id) : resumeLoansOf(context, row.id, 'REVIEWED'));
  return view;
});

/**
 * Archives a borrower: from now on they read and save their papers, for seven years, and do nothing else. Who owes, or has something open, stays, because they could neither pay nor
 * answer.
 * @throws AppError STEP_ORDER when it is so already, or something is open.
 */
export const archiveBorrower = command(archiveUser)(async ({ body }, context) => {
  refuseWithoutReason(body);
  const row = await taken(context, body);
  const isArchived = body.undo !== true;
  if ((row.is_deleted === 1) === isArchived) throw new AppError('STEP_ORDER');
  // A request that is made at the same time is seen, or sees the archive.
  if (isArchived) await takeCreditLine(context.tx, row.id);
  if (isArchived && (await context.tx.first(openBusiness, { borrowerId: row.id })))
    throw new AppError('STEP_ORDER', {
      userMessage: 'This patient has a balance or a pending transaction.',
    });
  const flags = { is_deleted: isArchived ? 1 : 0 } as const;
  if (isArchived) await context.send('account-archived', { to: row.email, firstName: row.first_name });
  return change(context, row, { kind: isArchived ? 'ARCHIVE' : 'ARCHIVE_UNDONE', reason: body.reason, flags });
});

/**
 * The fraud alerts of a person's file were looked into: the person was reached and applied themselves (15 USC 1681c-1(h)). What waits
 * for a decision still waits for it.
 * @throws AppError STEP_ORDER where there is none.
 */
export const dismissAlerts = command(dismissFraudAlerts)(async ({ params, body }, context) => {
  const row = await taken(context, { borrowerId: params.id, version: body.version });
  if ((await context.tx.run(clearAlerts, { borrowerId: row.id })) === 0) throw new AppError('STEP_ORDER');
  return change(context, row, { kind: 'ALERTS_DISMISSED', reason: body.reason, flags: {} });
});
