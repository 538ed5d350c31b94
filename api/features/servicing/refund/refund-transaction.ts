import type { ResultOf } from '@contract/endpoint';
import { type quoteRefund as quoteCall, refundPatientTransaction } from '@contract/servicing/refund-calls';
import { refund } from '@domain/credit-transaction/status';
import { foldLoan } from '@domain/loan/fold-loan';
import { askedAt } from '@domain/loan/hardship-terms';
import { type EqualPayments, leastLeftCents, type PurchaseRefund, purchaseRefund } from '@domain/loan/purchase-refund';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { rateFromUnits } from '@domain/money/rate';
import { formatUsd } from '@domain/money/usd';
import { leastRefundOf } from '@domain/underwriting/offers';
import { type Context, command, refuseStale } from '../../../command/command';
import type { Db, Tx } from '../../../db/database';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { Reading } from '../../../work';
import {
  allowed,
  changeStatus,
  creditOfTransaction,
  factsOf,
  frozenPlan,
  getTransaction,
  type TransactionDetail,
  viewStaffTransaction,
} from '../../credit-transaction/index';
import { keepDocument } from '../../document/index';
import { loadRiskProfile } from '../../risk/index';
import { correctStatement } from '../billing/keep-statement';
import { sendNotice } from '../billing/notices';
import { bookOnLoan, getLoan, getTakenLoan, type Loan, loanToday, takeAnyLoan } from '../loan';
import { insertRecovery, setReduced, setRefunded } from '../loan.writes';
import { cancelPlanned } from '../payments/cancel-planned';
import { correctAnnounced, nextDebit } from '../payments/correct-announced';
import { guardPromo } from '../promotions/guard-promo';
import { resumeLoan } from '../requests/pause-loan';
import { refundContent } from './refund-content';

/** In the words of the specification. Source: provider-admin §8. */
export const NOT_SETTLED = 'The original loan purchase was not settled, so it cannot be refunded';

/** @throws AppError NOT_PENDING for a transaction that cannot be refunded now. */
async function refuseRefund(db: Db, row: TransactionDetail) {
  const outcome = refund(await factsOf(db, row));
  if ('refused' in outcome && outcome.refused === 'not_settled')
    throw new AppError('NOT_PENDING', { userMessage: NOT_SETTLED });
  return allowed(outcome);
}

const notPending = (refusal: unknown): never => {
  if (refusal instanceof AppError) throw new AppError('NOT_PENDING');
  throw refusal;
};

/**
 * What a refund of a loan comes to: all of it without an amount.
 * @throws AppError INVALID_FIELDS `amount` for more than the purchase or less than the least.
 */
async function quoteOf({ db, deps }: Reading, { loan, row }: Of, amountCents: Cents | undefined) {
  const { plan, merchantDiscountFee } = frozenPlan(loan.selectedPlan);
  const { compiled } = await loadRiskProfile(db, row.risk_profile_id, row.product_group_id);
  const leastCents = leastRefundOf(compiled.offers, plan.product);
  const purchase = foldLoan(loan.events).amountCents;
  const refundCents = amountCents ?? cents(purchase);
  const fee = {
    mdf: rateFromUnits(merchantDiscountFee.mdfBps * 100),
    minimumFee: merchantDiscountFee.minimumFeeCents,
  };
  const most = purchase - leastLeftCents({ leastCents, fee });
  if (refundCents !== purchase && (refundCents > most || refundCents < leastCents)) {
    const whole = formatUsd(cents(purchase));
    const message =
      most < leastCents
        ? `Enter ${whole}, the full amount. A partial refund would leave too little.`
        : `Enter ${formatUsd(leastCents)} to ${formatUsd(cents(most))}, or the full ${whole}.`;
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'amount', message }] });
  }
  const on = loanToday(loan, deps.clock);
  return { told: purchaseRefund(loan.events, { refundCents, on, plan, fee, leastCents }), leastCents };
}

type Of = { loan: Loan; row: TransactionDetail };

const paymentsView = (payments: readonly EqualPayments[]) =>
  payments.map(({ count, amountCents, fromOn, toOn }) => ({
    count,
    amount: dollarsFromCents(amountCents),
    from: fromOn,
    to: toOn,
  }));

/** What a refund comes to for patient and practice. @throws AppError NOT_FOUND for another patient's, NOT_PENDING. */
export async function viewRefund(
  { db, deps }: Reading,
  of: { borrowerId: string; transactionId: string; amountCents: Cents | undefined },
): Promise<ResultOf<typeof quoteCall>> {
  const row = await getTransaction(db, of.transactionId);
  if (row.borrower_id !== of.borrowerId) throw new AppError('NOT_FOUND');
  await refuseRefund(db, row);
  const loan = await getLoan(db, of.transactionId).catch(notPending);
  const { told, leastCents } = await quoteOf({ db, deps }, { loan, row }, of.amountCents);
  return {
    isWhole: told.isWhole,
    amount: dollarsFromCents(cents(told.amountBeforeCents - told.amountAfterCents)),
    left: dollarsFromCents(told.amountAfterCents),
    least: dollarsFromCents(leastCents),
    feeReturned: dollarsFromCents(told.feeReturnedCents),
    fromPractice: dollarsFromCents(told.fromPracticeCents),
    toPatient: dollarsFromCents(told.toPatientCents),
    paysBack: told.toPatientCents > 0,
    before: paymentsView(told.paymentsBefore),
    after: paymentsView(told.paymentsAfter),
    fees: dollarsFromCents(told.feesCents),
    version: row.version,
  };
}

/**
 * Staff refund a purchase. All of it: what was paid becomes the borrower's credit, interest and fees are given up, the practice owes the
 * purchase back, and the line is free again. A part comes off the loan, and the patient gets the new schedule before it applies.
 * @throws AppError NOT_FOUND for another patient's, NOT_PENDING, STALE, INVALID_FIELDS for an amount out of range.
 */
export const refundTransaction = command(refundPatientTransaction)(async ({ params, body }, context) => {
  const { tx, deps, actor } = context;
  const before = await getTransaction(tx, params.txId);
  if (before.borrower_id !== params.id) throw new AppError('NOT_FOUND');
  refuseStale(body.version, before);
  const loan = await getTakenLoan(tx, params.txId).catch(notPending);
  // Read again, because others may have changed it until the loan was taken.
  const row = await getTransaction(tx, params.txId);
  refuseStale(body.version, row);
  const { told } = await quoteOf({ db: tx, deps }, { loan, row }, body.amount);
  await book(context, { loan, row }, told);
  const { id, borrower_id: borrowerId, practice_id: practiceId } = row;
  return { transaction: await viewStaffTransaction(tx, { id, borrowerId, practiceId, scope: actor.scope }) };
});

/** The refund of all that is left of a purchase, whoever decided it. @throws AppError NOT_PENDING */
export async function refundLoan(context: Context<StaffActor>, loan: Loan, row: TransactionDetail): Promise<void> {
  const { told } = await quoteOf({ db: context.tx, deps: context.deps }, { loan, row }, undefined);
  await book(context, { loan, row }, told);
}

/** The refund itself. @throws AppError NOT_PENDING */
async function book(context: Context<StaffActor>, { loan, row }: Of, told: PurchaseRefund): Promise<void> {
  const { tx, actor, send } = context;
  const to = await refuseRefund(tx, row);
  const { version } = row;
  const before = await nextDebit(context, loan);
  const { loan: refunded } = await bookOnLoan(context, loan, {
    change: told.change,
    on: told.effectiveOn,
    entryKind: told.isWhole ? 'PURCHASE_REFUNDED' : 'PURCHASE_REDUCED',
    naturalKey: told.isWhole ? `refund:${row.id}` : `refund:${row.id}:${version}`,
    actor: `staff:${actor.staffId}`,
  });
  await tx.run(insertRecovery, recoveryOf(loan, told, context));
  if (told.isWhole) {
    await tx.run(setRefunded, { id: row.id, amountCents: told.toldCents });
    const refundedCents = told.amountBeforeCents - told.amountAfterCents;
    await changeStatus(context, row, { to, action: 'REFUNDED', amountCents: refundedCents });
    const { id, email, first_name: firstName } = row;
    const isAnswer = row.request_kind === 'DISPUTE' && { endsDispute: true as const };
    const back = { amountCents: told.toldCents, backCents: await backOf(tx, loan, told), ...isAnswer };
    await send('transaction-refunded', { transactionId: id, to: email, firstName, ...back });
  } else await reduce(context, { loan: refunded, row }, told);
  const now = (await takeAnyLoan(tx, row.id)) ?? refunded;
  if (foldLoan(now.events).status !== 'OPEN') await cancelPlanned(context, now, 'ENDED');
  await correctAnnounced(context, { before, after: now });
  // A loan that was charged off gets no statements: its paper says what is still owed.
  if (!told.chargedOff) await correctStatement(context, { before: loan, after: now, about: `${version}` });
}

/** What goes back because of a refund: less than it gives where a credit is owed back. */
async function backOf(tx: Tx, { row }: Loan, { toPatientCents }: PurchaseRefund): Promise<number> {
  const owed = Number((await tx.first(creditOfTransaction, { transactionId: row.id }))?.owed_cents ?? 0);
  return Math.max(0, Math.min(toPatientCents, owed));
}

/** A part: the transaction is the lower amount from here on; what was asked of the practice is answered by it. */
async function reduce(context: Context<StaffActor>, { loan, row }: Of, told: PurchaseRefund): Promise<void> {
  const { tx, deps } = context;
  const nextOn = told.paymentsAfter[0]?.fromOn ?? loanToday(loan, deps.clock);
  const { installmentCents, terms } = foldLoan(loan.events, { on: nextOn });
  const number = (terms?.dueOn.indexOf(nextOn) ?? -1) + 1;
  const askedCents = terms ? askedAt(terms, number, installmentCents) : installmentCents;
  // Of a loan that was charged off nothing is asked for each month, before as after.
  const asked = { monthlyCents: installmentCents, askedCents: told.chargedOff ? 0 : askedCents };
  const reduced = { amountCents: told.toldCents, ...asked };
  await tx.run(setReduced, { id: row.id, ...reduced });
  const refundCents = told.amountBeforeCents - told.amountAfterCents;
  const detail = { refundCents: String(refundCents) };
  const to = { status: 'ACCEPTED', approved: true } as const;
  await changeStatus(context, row, { to, action: 'PARTLY_REFUNDED', detail, amountCents: refundCents });
  if (row.request_kind === 'DISPUTE') await resumeLoan(context, row.id, 'REFUNDED');
  const now = (await takeAnyLoan(tx, row.id)) ?? loan;
  const promo = (await guardPromo(tx, now, loanToday(now, deps.clock)))?.guardian ?? null;
  const content = refundContent({ told, promo, row: loan.row }, deps.config);
  const english = refundContent({ told, promo, row: { ...loan.row, language: 'en' } }, deps.config);
  const evidence = { refundCents, version: row.version };
  await keepDocument({ borrowerId: row.borrower_id, transactionId: row.id, evidence }, deps, { tx, content, english });
  const backCents = await backOf(tx, loan, told);
  await sendNotice(context, loan.row, {
    kind: 'PURCHASE_REDUCED',
    about: `${row.version}`,
    amountCents: refundCents,
    leftCents: told.amountAfterCents,
    ...(backCents > 0 && { backCents }),
  });
}

/** The practice was paid the purchase less the fee, and owes that back; the fee is given up. */
function recoveryOf({ row }: Loan, told: PurchaseRefund, { deps, now }: Context) {
  const { feeReturnedCents: fee, fromPracticeCents: net } = told;
  const amounts = { gross_cents: net + fee, fee_cents: fee, net_cents: net, left_cents: net };
  return { id: deps.newId(), transaction_id: row.id, practice_id: row.practice_id, ...amounts, created_at: now };
}
