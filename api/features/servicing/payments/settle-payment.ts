import type { Language } from '@contract/language';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { paymentReturned, paymentSettled } from '@domain/ledger/loan-templates';
import { foldLoan } from '@domain/loan/fold-loan';
import { lateFeeAhead } from '@domain/loan/late-fee-ahead';
import { owesNothing } from '@domain/loan/loan-state';
import { cents } from '@domain/money/cents';
import { mayBecome, type PaymentStatus } from '@domain/payment/payment-status';
import { afterReturn } from '@domain/payment/retry';
import { type Context, carryOut, changeOne } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import type { PaymentOutcome } from '../../../vendors/payments/port';
import { businessDayOf, creditOfTransaction } from '../../credit-transaction/index';
import { keepDocument } from '../../document/index';
import { reversedEntry } from '../../ledger/index';
import { isUsable, methodById } from '../../payment-method/index';
import { bookInterest } from '../billing/book-interest';
import { lateFeeRuleOf } from '../billing/late-fee-rule';
import { sendNotice } from '../billing/notices';
import { tellOfPaid } from '../billing/tell-of-day';
import { bookOnLoan, isHeld, isPaused, type Loan, loanToday, owedBackOn, post, takeAnyLoan } from '../loan';
import { loanRow } from '../loan.reads';
import { newDueFacts } from '../requests/due-after-pause';
import { type OpenAgain, takeBackPaid } from '../requests/open-again';
import { askAfterSilence, askOn, morningOf } from './ask-times';
import { correctEach, nextDebits } from './correct-announced';
import { endMethod } from './end-method';
import { askAgainOn, recordPayment, schedulePayment } from './make-payment';
import { type PaymentRow, paymentById } from './payment.reads';
import { movePayment } from './payment.writes';
import { receiptContent } from './receipt';
import { stopAfterReturns } from './stop-autopay';

const actor: SystemActor = { kind: 'system', name: 'Payments' };

const STATUS_OF = { pending: 'PENDING', settled: 'SETTLED', returned: 'RETURNED', declined: 'DECLINED' } as const;

/**
 * Takes over what the processor says of a payment, in one transaction with everything that follows: settled, the bank has the money;
 * returned or declined, the loan is folded anew without it. What is told twice, late or out of order changes nothing.
 */
export async function applyOutcome(deps: Deps, paymentId: string, outcome: PaymentOutcome): Promise<void> {
  await carryOut({ actor }, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    const seen = await tx.first(paymentById, { id: paymentId });
    const loan = seen && (await takeAnyLoan(tx, seen.transaction_id));
    // Read again under the loan's lock.
    const payment = loan && (await tx.first(paymentById, { id: paymentId }));
    if (!payment) return leaveNoRow('There is no such payment on a loan in force.');
    const to = STATUS_OF[outcome.status];
    if (!mayBecome(payment.status, to)) {
      leaveNoRow('Told again.');
      return askAgain(context, payment, outcome);
    }
    if (outcome.status === 'pending') return pend(context, payment, outcome.settlesOn);
    if (outcome.status === 'settled') return settle(context, loan, { payment, on: outcome.on });
    return takeBack(context, loan, { payment, to, outcome });
  });
}

async function pend(context: Context, payment: PaymentRow, settlesOn: CivilDate): Promise<void> {
  const row = {
    ...payment,
    status: 'PENDING' as const,
    settles_on: settlesOn,
    ask_at: morningOf(settlesOn),
    asks: 0,
  };
  await changeOne(context.tx, movePayment, row);
  await recordPayment(context, 'payment.pending', payment);
}

/** Nothing new: when the processor is asked next, if ever. */
async function askAgain({ tx, deps }: Context, payment: PaymentRow, outcome: PaymentOutcome): Promise<void> {
  const next = () => {
    if (outcome.status === 'pending') return askOn(deps.clock, outcome.settlesOn);
    if (payment.status !== 'SETTLED' || payment.method_kind === 'CARD' || payment.asks > 0) return null;
    return morningOf(askAgainOn(civilDate(payment.settled_on ?? payment.scheduled_on), 1));
  };
  await changeOne(tx, movePayment, { ...payment, ask_at: next(), asks: payment.asks + 1 });
}

async function settle(
  context: Context,
  loan: Loan,
  { payment, on }: { payment: PaymentRow; on: CivilDate },
): Promise<void> {
  const { tx, deps } = context;
  const amount = cents(Number(payment.amount_cents));
  const channel = payment.method_kind === 'BANK' ? 'ach_in' : 'card';
  await post(context, loan, {
    draft: paymentSettled({ channel, amount }),
    on,
    naturalKey: `payment:${payment.id}:settled`,
    actor: `payment:${payment.id}`,
  });
  const settled = { ...payment, status: 'SETTLED' as const, settled_on: on };
  const receipt = (language: Language) =>
    receiptContent(settled, { ...loan, row: { ...loan.row, language } }, deps.config);
  const receiptId = await keepDocument(
    { borrowerId: loan.row.borrower_id, transactionId: loan.row.id, evidence: { paymentId: payment.id } },
    deps,
    { tx, content: receipt(loan.row.language), english: receipt('en') },
  );
  const askAt = payment.method_kind === 'BANK' ? morningOf(askAgainOn(on, 0)) : null;
  await changeOne(tx, movePayment, { ...settled, receipt_id: receiptId, ask_at: askAt, asks: 0 });
  await recordPayment(context, 'payment.settled', payment);
  await sendNotice(context, loan.row, { kind: 'PAYMENT_RECEIVED', about: payment.id, amountCents: amount });
  await tellOfPaid(context, loan, foldLoan(loan.events, { on }));
}

/** The payment did not happen: the loan is folded without it, and it is tried again where that is allowed. */
async function takeBack(
  context: Context,
  loan: Loan,
  {
    payment,
    to,
    outcome,
  }: { payment: PaymentRow; to: PaymentStatus; outcome: Extract<PaymentOutcome, { code: string }> },
): Promise<void> {
  const { tx } = context;
  const [amount, on] = [cents(Number(payment.amount_cents)), outcome.on];
  const by = { on, actor: `payment:${payment.id}` };
  const booked = await bookOnLoan(context, loan, {
    ...by,
    change: { type: 'REVERSED', eventId: payment.event_id ?? '' },
    entryKind: 'LOAN_REPLAYED',
    naturalKey: `payment:${payment.id}:replayed`,
  });
  const key = `payment:${payment.id}:returned`;
  if (payment.status === 'SETTLED') {
    const draft = paymentReturned({ userId: loan.row.borrower_id, amount });
    await post(context, loan, { ...by, draft, naturalKey: key });
  } else {
    const { draft, reversalOf } = await reversedEntry(tx, `payment:${payment.id}:submitted`);
    await post(context, loan, { ...by, draft, reversalOf, naturalKey: key });
  }
  const returned = { ...payment, status: to, returned_on: on, return_code: outcome.code, ask_at: null };
  await changeOne(tx, movePayment, returned);
  await recordPayment(context, 'payment.returned', payment);
  const announced = await nextDebits(context, loan.row.borrower_id);
  await endMethod(context, { methodId: payment.method_id, code: outcome.code });
  if (booked.moreOwedBack > 0) await tellOfOwedBack(context, booked.loan, returned);
  // A loan that has ended asks for nothing else.
  const isEnded = loan.row.status === 'REFUNDED' || owesNothing(booked.after);
  if (isEnded && booked.moreOwedBack > 0) return;
  if (isEnded) return tellOfEnded(context, { before: loan, after: booked.loan, payment: returned });
  const today = laterOf(on, businessDayOf(context.deps));
  // What fell due while the loan counted as paid.
  const after = await bookInterest(context, booked.loan, today);
  const opened = await takeBackPaid(context, { before: loan, after }, today);
  await tryAgain(context, after, { payment: returned, opened });
  // An account that its bank ended pays nothing else either.
  await correctEach(context, announced);
}

/** What came from the payment was sent back before: its borrower and our own people are told what is owed. */
async function tellOfOwedBack(context: Context, { row }: Loan, payment: PaymentRow): Promise<void> {
  const { tx, deps, send } = context;
  const amountCents = await owedBackOn(tx, row.id);
  const paidCents = Number(payment.amount_cents);
  const facts = { kind: 'CREDIT_OWED_BACK', about: payment.id, amountCents, paidCents } as const;
  if (!(await sendNotice(context, row, facts))) return;
  const { supportEmail: to } = deps.config.brandFinancing;
  await send('credit-owed-back', { transactionId: row.id, to, number: Number(row.number), amountCents, paidCents });
}

/** It came back after the loan had ended: nothing is asked for, and what was said to go back is put right. */
async function tellOfEnded(
  context: Context,
  { before, after, payment }: { before: Loan; after: Loan; payment: PaymentRow },
): Promise<void> {
  const credit = await context.tx.first(creditOfTransaction, { transactionId: after.row.id });
  const back = Number(credit?.owed_cents ?? 0);
  const less = foldLoan(after.events).lines.creditBalance - foldLoan(before.events).lines.creditBalance;
  const promised = less > 0 ? back + less : 0;
  await sendNotice(context, after.row, {
    kind: 'RETURNED_AFTER_END',
    about: payment.id,
    amountCents: Number(payment.amount_cents),
    ...(promised > 0 && { paidCents: promised, ...(back > 0 && { backCents: back }) }),
  });
}

/** Only what autopay took is tried again by itself; who paid by hand is told. */
async function tryAgain(
  context: Context,
  returned: Loan,
  { payment, opened }: { payment: PaymentRow; opened: OpenAgain },
): Promise<void> {
  const { tx, deps } = context;
  const first = payment.series_id === payment.id ? payment : await tx.first(paymentById, { id: payment.series_id });
  const firstOn = civilDate(first?.scheduled_on ?? payment.scheduled_on);
  const next = afterReturn({
    code: payment.return_code ?? '',
    attempt: payment.attempt,
    firstOn,
    on: laterOf(civilDate(payment.returned_on ?? payment.scheduled_on), businessDayOf(deps)),
  });
  const method = await tx.first(methodById, { id: payment.method_id });
  const mayBeTried =
    returned.row.status === 'ACCEPTED' &&
    payment.kind === 'AUTOPAY' &&
    !isHeld(returned) &&
    !isPaused(returned) &&
    next.kind === 'TRY_AGAIN' &&
    method !== undefined &&
    isUsable(method);
  const { loan, isStopped } = await stopAfterReturns(context, returned, { payment, goesOn: mayBeTried });
  const isTried = mayBeTried && !isStopped;
  if (isTried) {
    await schedulePayment(context, loan, {
      kind: 'AUTOPAY',
      amountCents: cents(Number(payment.amount_cents)),
      method,
      naturalKey: `retry:${payment.series_id}:${payment.attempt + 1}`,
      scheduledOn: next.on,
      after: payment,
    });
  }
  const again = isTried ? { again: next.on } : {};
  const kind = next.kind === 'STOP' ? 'METHOD_ENDED' : 'PAYMENT_RETURNED';
  const today = loanToday(loan, deps.clock);
  const feeOn = lateFeeAhead(loan.events, today, lateFeeRuleOf(loan));
  const due = await newDueFacts(tx, loan, { endedOn: civilDate(payment.returned_on ?? payment.scheduled_on), today });
  const paused = isPaused(loan) && { isPaused: true as const };
  const asked = paused || { ...due, ...(feeOn && { feeOn }) };
  const facts = { amountCents: Number(payment.amount_cents), ...again, ...asked, ...opened };
  await sendNotice(context, loan.row, { kind, about: payment.id, ...facts });
}

const laterOf = (one: CivilDate, other: CivilDate): CivilDate => (one > other ? one : other);

/** The processor did not answer: nobody knows whether it acts, so it is asked, later each time. */
export async function markUnknown(deps: Deps, paymentId: string): Promise<void> {
  await carryOut({ actor }, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    const payment = await tx.first(paymentById, { id: paymentId });
    if (!payment || payment.ask_at === null) return leaveNoRow('Known by now.');
    const loan = await loanRow(tx, payment.transaction_id);
    const status = payment.status === 'SUBMITTED' ? 'UNKNOWN' : payment.status;
    const askAt = askAfterSilence(deps.clock, payment.asks);
    await changeOne(tx, movePayment, { ...payment, status, ask_at: askAt, asks: payment.asks + 1 });
    if (loan) await recordPayment(context, 'payment.unanswered', payment);
  });
}
