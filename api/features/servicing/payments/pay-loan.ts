import type { Decoded } from '@contract/endpoint';
import { cancelLoanPayment, makeLoanPayment } from '@contract/servicing/payment-calls';
import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { type LoanState, owesNothing } from '@domain/loan/loan-state';
import { loanPayoff } from '@domain/loan/payoff';
import { loanStanding } from '@domain/loan/standing';
import { type Cents, ZERO_CENTS } from '@domain/money/cents';
import { type Context, changeOne, command, refuseStale } from '../../../command/command';
import type { Tx } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import { isUsableOn, methodById, type PaymentMethodRow, payingMethodOf } from '../../payment-method/index';
import {
  getTakenLoan,
  getTakenPayableLoan,
  isBlocked,
  type Loan,
  loanToday,
  owedBackOn,
  takePayableLoan,
} from '../loan';
import { loanVersion } from '../loan-seen';
import { correctAnnounced, nextDebit } from './correct-announced';
import { makePayment, recordPayment, schedulePayment } from './make-payment';
import { type PaymentRow, paymentById } from './payment.reads';
import { paymentView } from './payment.view';
import { movePayment } from './payment.writes';

export const LATER_DAYS_MAX = 60;
const LEAST_CENTS = 100;

type Asked = { on: CivilDate; owedBackCents: Cents };

/**
 * Less than a dollar is paid only where no more is asked for.
 * @throws AppError INVALID_FIELDS
 */
function refuseCrumbs(amountCents: number, { events }: Loan, { on, owedBackCents }: Asked): void {
  if (amountCents >= LEAST_CENTS) return;
  const { next, pastDueCents, feesCents, chargedOff } = loanStanding(events, on);
  const { totalCents } = loanPayoff(foldLoan(events, { on }), on);
  const asked = [
    totalCents,
    next?.amountCents,
    pastDueCents + feesCents,
    chargedOff?.owedCents,
    payableOn(foldLoan(events, { on }), { on, owedBackCents }),
  ];
  if (!asked.includes(amountCents))
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'amount', message: `Enter ${LEAST_CENTS / 100} or more.` }],
    });
}

const isClosed = (state: Readonly<LoanState>): boolean =>
  (state.status !== 'OPEN' && state.status !== 'CHARGED_OFF') || owesNothing(state);

/** The most that is taken: what closes the loan, and after it the credit that is owed back. */
function payableOn(state: Readonly<LoanState>, { on, owedBackCents }: Asked): number {
  if (isClosed(state)) return owedBackCents;
  return owedBackCents + (state.status === 'OPEN' ? loanPayoff(state, on).totalCents : state.chargedOffCents);
}

/** @throws AppError STEP_ORDER without an account or card that may be taken from. */
async function methodFor(
  tx: Tx,
  { transactionId, id }: { transactionId: string; id: string | undefined },
  on: CivilDate,
): Promise<PaymentMethodRow> {
  const method = id === undefined ? await payingMethodOf(tx, { transactionId }) : await tx.first(methodById, { id });
  if (!method || !isUsableOn(method, on))
    throw new AppError('STEP_ORDER', { userMessage: 'Add a bank account or card to pay with.' });
  return method;
}

/**
 * The borrower pays: now, or on a later day. A payment of today counts from today where they live, before the bank has paid. What is
 * above the loan goes to a credit that is owed back, also of a loan that was refunded.
 * @throws AppError as `payAsAsked` does.
 */
export const payLoan = command(makeLoanPayment)(async ({ params, body }, context) => {
  const loan = await payableLoanAsSeen(context, params.txId, body.version);
  const { payment } = await payAsAsked(context, loan, body);
  return { payment: paymentView(payment, context.meta.language) };
});

/** @throws AppError STEP_ORDER where there is nothing to pay, STALE for a loan that moved on since it was shown. */
export async function payableLoanAsSeen({ tx }: Context, txId: string, version: number | undefined): Promise<Loan> {
  const seen = await takePayableLoan(tx, txId);
  refuseStale(version, { version: seen ? loanVersion(seen) : 0 });
  return seen ?? getTakenPayableLoan(tx, txId);
}

type Wish = Pick<Decoded<typeof makeLoanPayment>['body'], 'amount' | 'kind' | 'paymentMethodId' | 'payOn'>;

/**
 * A payment by hand, whoever enters it.
 * @throws AppError STEP_ORDER, ACCOUNT_BLOCKED, INVALID_FIELDS, STALE for a pay-off that has another figure by now, OVER_PAYOFF for more
 * than is owed.
 */
export async function payAsAsked(
  context: Context,
  loan: Loan,
  body: Wish,
): Promise<{ payment: PaymentRow; method: PaymentMethodRow }> {
  const { tx, deps } = context;
  const transactionId = loan.row.id;
  if (isBlocked(loan)) throw new AppError('ACCOUNT_BLOCKED');
  const today = loanToday(loan, deps.clock);
  const payOn = body.payOn === undefined ? today : civilDate(body.payOn);
  if (payOn < today || payOn > addDays(today, LATER_DAYS_MAX))
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'payOn', message: `Choose a day from today to ${LATER_DAYS_MAX} days from now.` }],
    });
  const kind = body.kind ?? 'ONCE';
  const state = foldLoan(loan.events, { on: today });
  // What is owed back is paid at once or not at all: what waits for its day is taken for the loan alone.
  const owedBackCents = payOn === today ? await owedBackOn(tx, transactionId) : ZERO_CENTS;
  if (isClosed(state) && owedBackCents === 0)
    throw new AppError('STEP_ORDER', { userMessage: 'This loan has nothing left to pay.' });
  const isQuoted = body.amount === loanPayoff(state, today).totalCents;
  if (kind === 'PAYOFF' && (!isQuoted || payOn !== today)) throw new AppError('STALE');
  const asked = { on: today, owedBackCents };
  refuseCrumbs(body.amount, loan, asked);
  if (body.amount > payableOn(state, asked)) throw new AppError('OVER_PAYOFF');
  const method = await methodFor(tx, { transactionId, id: body.paymentMethodId }, payOn);
  const naturalKey = `once:${deps.newId()}`;
  const wish = { kind, amountCents: body.amount, method, naturalKey, scheduledOn: payOn };
  if (payOn > today) return { payment: await schedulePayment(context, loan, wish), method };
  const before = await nextDebit(context, loan);
  const { payment, loan: after } = await makePayment(context, loan, { wish, countsFrom: today });
  await correctAnnounced(context, { before, after });
  return { payment, method };
}

/** Takes back a payment that waits for its day. @throws AppError NOT_FOUND, NOT_CANCELLABLE once it was submitted. */
export const cancelPayment = command(cancelLoanPayment)(async ({ params }, context) => {
  const { tx } = context;
  await getTakenLoan(tx, params.txId);
  const payment = await tx.first(paymentById, { id: params.paymentId });
  if (payment?.transaction_id !== params.txId) throw new AppError('NOT_FOUND');
  if (payment.status !== 'SCHEDULED') throw new AppError('NOT_CANCELLABLE');
  const cancelled = { ...payment, status: 'CANCELLED' as const };
  await changeOne(tx, movePayment, cancelled);
  await recordPayment(context, 'payment.cancelled', payment);
  return { payment: paymentView(cancelled, context.meta.language) };
});
