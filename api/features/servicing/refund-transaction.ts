import { refundPatientTransaction } from '@contract/calls/staff-transaction';
import { refund } from '@domain/credit-transaction/status';
import { cents } from '@domain/money/cents';
import { type Context, command, refuseStale } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { allowed, changeStatus, factsOf, getTransaction, viewStaffTransactions } from '../credit-transaction/index';
import { bookOnLoan, businessDayOf, getTakenLoan, type Loan } from './loan';
import { insertRecovery } from './loan.writes';

/** In the words of the specification. Source: provider-admin §8. */
export const NOT_SETTLED = 'The original loan purchase was not settled, so it cannot be refunded';

/**
 * Staff refund a purchase in full: what was paid becomes the borrower's credit, interest and fees are given up, the practice owes the
 * purchase back, and the line is free again. @throws AppError NOT_FOUND for another patient's, NOT_PENDING, STALE.
 */
export const refundTransaction = command(refundPatientTransaction)(async ({ params, body }, context) => {
  const { tx, actor } = context;
  const before = await getTransaction(tx, params.txId);
  if (before.borrower_id !== params.id) throw new AppError('NOT_FOUND');
  refuseStale(body.version, before);
  const loan = await getTakenLoan(tx, params.txId).catch((refusal: unknown) => {
    if (refusal instanceof AppError) throw new AppError('NOT_PENDING');
    throw refusal;
  });
  // Read again, because others may have changed it until the loan was taken.
  const row = await getTransaction(tx, params.txId);
  refuseStale(body.version, row);
  await refundLoan(context, loan, row);
  const { id, borrower_id: borrowerId, practice_id: practiceId } = row;
  const seen = await viewStaffTransactions(tx, { borrowerId, scope: actor.scope, practiceId });
  const transaction = seen.find((one) => one._id === id);
  if (!transaction) throw new Error(`Transaction ${id} is gone`);
  return { transaction };
});

/** The refund itself, whoever decided it. @throws AppError NOT_PENDING */
export async function refundLoan(
  context: Context<StaffActor>,
  loan: Loan,
  row: Awaited<ReturnType<typeof getTransaction>>,
): Promise<void> {
  const { tx, deps, actor, send } = context;
  const outcome = refund(await factsOf(tx, row));
  if ('refused' in outcome && outcome.refused === 'not_settled')
    throw new AppError('NOT_PENDING', { userMessage: NOT_SETTLED });
  const to = allowed(outcome);
  const { after } = await bookOnLoan(context, loan, {
    change: { type: 'REFUNDED', feeReturnedCents: cents(Number(loan.row.fee_cents)), providerIsFunded: true },
    on: businessDayOf(deps),
    entryKind: 'PURCHASE_REFUNDED',
    naturalKey: `refund:${row.id}`,
    actor: `staff:${actor.staffId}`,
  });
  await tx.run(insertRecovery, recoveryOf(loan, Number(row.amount_cents), context));
  await changeStatus(context, row, { to, action: 'REFUNDED' });
  const { id, amount_cents: amountCents } = row;
  const told = { to: row.email, firstName: row.first_name, amountCents, paidCents: after.paidCents };
  await send('transaction-refunded', { transactionId: id, ...told });
}

/** The practice was paid the purchase less the fee, and owes that back; the fee is given up. */
function recoveryOf({ row }: Loan, amountCents: number, { deps, now }: Context) {
  const [gross, fee] = [amountCents, Number(row.fee_cents)];
  const net = gross - fee;
  const amounts = { gross_cents: gross, fee_cents: fee, net_cents: net, left_cents: net };
  return { id: deps.newId(), transaction_id: row.id, practice_id: row.practice_id, ...amounts, created_at: now };
}
