import { actOf } from '@contract/audit-log/actions';
import type { HistoryAction } from '@domain/credit-transaction/history';
import type { TransactionOutcome, TransactionRefusal } from '@domain/credit-transaction/status';
import { fullName } from '@domain/person-name';
import { type Context, changeOne, doerOf } from '../../command/command';
import type { BorrowerActor, StaffActor, SystemActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { TransactionDetail } from './transaction.reads';
import { insertHistory, insertHistoryOfAmount, setStatus } from './transaction.writes';

/** How each refusal of the status machine is told. */
const refusalCode = {
  missing_plan: 'MISSING_PLAN',
  not_pending: 'NOT_PENDING',
  not_rejected: 'NOT_PENDING',
  not_accepted: 'NOT_PENDING',
  not_settled: 'NOT_PENDING',
  already_refunded: 'NOT_PENDING',
  in_review: 'NOT_PENDING',
  verification_needed: 'STEP_ORDER',
} as const satisfies Record<TransactionRefusal, string>;

type Allowed = Exclude<TransactionOutcome, { refused: TransactionRefusal }>;

/** @throws AppError MISSING_PLAN, NOT_PENDING, STEP_ORDER for what the status machine refuses. */
export function allowed(outcome: TransactionOutcome): Allowed {
  if ('refused' in outcome) throw new AppError(refusalCode[outcome.refused]);
  return outcome;
}

/**
 * Moves a transaction with its history and its audit row.
 * @returns the row as it now stands. @throws AppError STALE when somebody else changed it since it was read.
 */
export async function changeStatus(
  { tx, actor, now, deps, record }: Context<BorrowerActor | StaffActor | SystemActor>,
  row: TransactionDetail,
  change: {
    to: Allowed;
    action: HistoryAction;
    acceptedAt?: string;
    detail?: Record<string, string>;
    /** What it is about, where that is not the whole transaction. */
    amountCents?: number;
  },
): Promise<TransactionDetail> {
  const { to, action, acceptedAt = row.accepted_at, detail } = change;
  const { id, version, practice_id: practiceId, amount_cents: amountCents } = row;
  const approved = to.approved ? 1 : 0;
  await changeOne(tx, setStatus, { id, version, status: to.status, approved, acceptedAt });
  const userName = actor.kind === 'borrower' ? nameOf(row) : actor.name;
  const doer = { userName, ...doerOf(actor) };
  const entry = { id: deps.newId(), transactionId: id, action, ...doer, note: null, at: now };
  if (change.amountCents === undefined) await tx.run(insertHistory, entry);
  else await tx.run(insertHistoryOfAmount, { ...entry, amountCents: change.amountCents });
  await record(`transaction.${actOf(action)}`, { practiceId, id, detail: { amountCents, ...detail } });
  return {
    ...row,
    request_kind: null,
    request_at: null,
    status: to.status,
    approved,
    accepted_at: acceptedAt,
    version: version + 1,
  };
}

export function nameOf(row: { first_name: string | null; last_name: string | null }): string {
  return fullName(row.first_name, row.last_name);
}
