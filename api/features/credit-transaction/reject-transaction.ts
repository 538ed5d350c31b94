import { rejectCreditTransaction, unrejectCreditTransaction } from '@contract/credit-transaction/calls';
import { withdrawPatientTransaction } from '@contract/credit-transaction/staff-calls';
import { reject, unreject } from '@domain/credit-transaction/status';
import { type Context, command, refuseStale } from '../../command/command';
import type { BorrowerActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { availableOf, refuseBlocked } from '../credit-line/index';
import { allowed, changeStatus } from './change-status';
import { factsOf, getTransaction, isStillSo, pageOf, viewTransaction } from './load-transaction';
import { viewStaffTransaction } from './staff-transactions';
import { historyOf, type TransactionDetail, takeCreditLine } from './transaction.reads';

/** What the practice took back or did not confirm, what the patient took back before it did, and what expired before it was checked. */
const NOT_REVIVED = new Set(['WITHDRAWN', 'REQUEST_DECLINED', 'REQUEST_WITHDRAWN', 'EXPIRED_FOR_GOOD']);

/**
 * The borrower rejects a transaction, which then holds no credit. Effects: status with its history and audit row, notice
 * to the practice. @throws AppError NOT_PENDING, STEP_ORDER, ACCOUNT_BLOCKED, STALE. Source: borrower §4 Transaction statuses.
 */
export const rejectTransaction = command(
  rejectCreditTransaction,
  isStillSo,
)(async ({ params, body }, context) => {
  const row = await getOpen(context, params.txId, body?.version);
  // What the patient asked for themselves is taken back: rejected, it could be revived without its practice.
  if (row.request_kind === 'CREATE') throw new AppError('NOT_PENDING');
  const to = allowed(reject(await factsOf(context.tx, row)));
  const moved = await changeStatus(context, row, { to, action: 'REJECTED' });
  return tellPractice(context, moved);
});

/** Takes a rejection back, which needs room on the line again: OVER_LIMIT without. Otherwise like a rejection. */
export const unrejectTransaction = command(
  unrejectCreditTransaction,
  isStillSo,
)(async ({ params, body }, context) => {
  const { tx, deps } = context;
  const row = await getOpen(context, params.txId, body?.version);
  const to = allowed(unreject(await factsOf(tx, row)));
  if (row.flagged_at !== null) throw new AppError('NOT_PENDING');
  // What the practice took back, the patient did not reject and cannot revive.
  const newest = (await tx.first(historyOf, { transactionId: row.id }))?.action ?? '';
  if (NOT_REVIVED.has(newest)) throw new AppError('NOT_PENDING');
  const line = await takeCreditLine(tx, row.borrower_id);
  if (!line || row.amount_cents > availableOf(line, deps.clock)) throw new AppError('OVER_LIMIT');
  const moved = await changeStatus(context, row, { to, action: 'UNREJECTED' });
  return tellPractice(context, moved);
});

/**
 * Staff take back a request that the patient has not approved: it holds no credit any more, and the patient cannot revive
 * it. A hold on the account stops nobody from asking for less. Effects: status with its history and audit row, e-mail to
 * the patient. @throws AppError NOT_FOUND for another patient's, NOT_PENDING once decided, STALE. Source: decision 26.
 */
export const withdrawTransaction = command(withdrawPatientTransaction)(async ({ params, body }, context) => {
  const { tx, actor, send } = context;
  const row = await getTransaction(tx, params.txId);
  if (row.borrower_id !== params.id) throw new AppError('NOT_FOUND');
  refuseStale(body?.version, row);
  // A change of a running loan is another story: there is a loan to keep.
  if (row.accepted_at !== null) throw new AppError('NOT_PENDING');
  await changeStatus(context, row, { to: allowed(reject(await factsOf(tx, row))), action: 'WITHDRAWN' });
  const { id, borrower_id: borrowerId, practice_id: practiceId, amount_cents: amountCents } = row;
  await send('transaction-withdrawn', { transactionId: id, to: row.email, firstName: row.first_name, amountCents });
  return { transaction: await viewStaffTransaction(tx, { id, borrowerId, practiceId, scope: actor.scope }) };
});

async function getOpen({ tx }: Context, id: string, seenVersion: number | undefined): Promise<TransactionDetail> {
  const row = await getTransaction(tx, id);
  refuseBlocked(row);
  refuseStale(seenVersion, row);
  return row;
}

async function tellPractice(context: Context<BorrowerActor>, row: TransactionDetail) {
  const { id: transactionId, practice_email: to, number, status: answer } = row;
  await context.send('transaction-answered', { transactionId, to, number, answer });
  return { transaction: await viewTransaction(pageOf(context), transactionId) };
}
