import type { AuditAction } from '@contract/audit-log/actions';
import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { paymentSubmitted } from '@domain/ledger/loan-templates';
import { type Cents, cents } from '@domain/money/cents';
import type { PaymentKind } from '@domain/payment/payment-status';
import { type Context, changeOne } from '../../../command/command';
import type { PaymentMethodRow } from '../../payment-method/index';
import { bookOnLoan, type Loan, post } from '../loan';
import { firstAskAt } from './ask-times';
import { type PaymentRow, paymentByKey } from './payment.reads';
import { insertPayment, movePayment } from './payment.writes';

export type PaymentWish = {
  kind: PaymentKind;
  amountCents: Cents;
  method: PaymentMethodRow;
  /** Unique for what is paid: a second wish with the same key is the same payment. */
  naturalKey: string;
  /** The day on which the processor is asked. */
  scheduledOn: CivilDate;
  /** The due date of the installment that autopay pays. */
  dueOn?: CivilDate;
  /** The payment that came back and is tried again. */
  after?: PaymentRow;
};

/** Keeps a payment for its day; it does not count before. The one that is there already where the key is known. */
export async function schedulePayment(context: Context, loan: Loan, wish: PaymentWish): Promise<PaymentRow> {
  const { tx, deps, now } = context;
  const known = await tx.first(paymentByKey, { key: wish.naturalKey });
  if (known) return known;
  const id = deps.newId();
  const { method, after } = wish;
  const row: PaymentRow = {
    id,
    transaction_id: loan.row.id,
    borrower_id: loan.row.borrower_id,
    kind: wish.kind,
    status: 'SCHEDULED',
    amount_cents: wish.amountCents,
    natural_key: wish.naturalKey,
    method_id: method.id,
    method_kind: method.kind,
    method_name: method.name,
    method_last_four: method.last_four,
    series_id: after?.series_id ?? id,
    attempt: (after?.attempt ?? 0) + 1,
    due_on: wish.dueOn ?? after?.due_on ?? null,
    scheduled_on: wish.scheduledOn,
    submitted_on: null,
    settles_on: null,
    settled_on: null,
    returned_on: null,
    return_code: null,
    event_id: null,
    receipt_id: null,
    ask_at: null,
    asks: 0,
    created_at: now,
    version: 1,
  };
  await tx.run(insertPayment, row);
  await recordPayment(context, 'payment.scheduled', row);
  return row;
}

/**
 * Submits a payment that is scheduled: from this moment it counts on its loan, from `countsFrom`. In one transaction its event, the
 * ledger's entries, the line's balance, and the promise that the processor is asked.
 */
export async function submitPayment(
  context: Context,
  loan: Loan,
  { payment, countsFrom }: { payment: PaymentRow; countsFrom: CivilDate },
): Promise<{ loan: Loan; payment: PaymentRow }> {
  const { tx, deps, send } = context;
  const amountCents = cents(Number(payment.amount_cents));
  const channel = payment.method_kind === 'BANK' ? 'ach_in' : 'card';
  const actor = `payment:${payment.id}`;
  await post(context, loan, {
    draft: paymentSubmitted({ userId: loan.row.borrower_id, channel, amount: amountCents }),
    on: countsFrom,
    naturalKey: `payment:${payment.id}:submitted`,
    actor,
  });
  const booked = await bookOnLoan(context, loan, {
    change: { type: 'PAYMENT', amountCents },
    on: countsFrom,
    entryKind: 'PAYMENT_ALLOCATED',
    naturalKey: `payment:${payment.id}:allocated`,
    actor,
  });
  const submitted: PaymentRow = {
    ...payment,
    status: 'SUBMITTED',
    submitted_on: countsFrom,
    event_id: booked.eventId,
    ask_at: firstAskAt(deps.clock),
  };
  await changeOne(tx, movePayment, submitted);
  await recordPayment(context, 'payment.submitted', submitted);
  await send('submit-payment', { paymentId: payment.id });
  return { loan: booked.loan, payment: { ...submitted, version: payment.version + 1 } };
}

/** A payment that is asked for and made at once. */
export async function makePayment(
  context: Context,
  loan: Loan,
  { wish, countsFrom }: { wish: PaymentWish; countsFrom: CivilDate },
): Promise<{ loan: Loan; payment: PaymentRow }> {
  const payment = await schedulePayment(context, loan, wish);
  // Known already: whoever came first has made it.
  if (payment.status !== 'SCHEDULED') return { loan, payment };
  return submitPayment(context, loan, { payment, countsFrom });
}

/** Not in a practice's chain: how a loan is repaid is not its business (decision 40). */
export const recordPayment = (
  { record }: Context,
  action: Extract<AuditAction, `payment.${string}`>,
  payment: Pick<PaymentRow, 'id' | 'transaction_id' | 'amount_cents'>,
): Promise<void> =>
  record(action, {
    practiceId: null,
    id: payment.id,
    detail: { transactionId: payment.transaction_id, amountCents: Number(payment.amount_cents) },
  });

/** The day after which nothing more is expected of a settled debit: banks may give it back for sixty days. */
export const askAgainOn = (settledOn: CivilDate, asks: number): CivilDate => addDays(settledOn, asks === 0 ? 25 : 61);
