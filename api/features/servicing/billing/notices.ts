import type { CivilDate } from '@domain/calendar/civil-date';
import type { Context } from '../../../command/command';
import { businessDayOf, frozenPlan } from '../../credit-transaction/index';
import type { LoanRow } from '../loan.reads';
import { noteNotice } from '../loan.writes';

/** What people are told about their loans and lines, each about one thing and once. */
export const NOTICES = [
  'STATEMENT',
  'STATEMENT_CORRECTED',
  'AUTOPAY_AHEAD',
  'PAYMENT_AHEAD',
  'PAYMENT_DUE',
  'PAYMENT_MISSED',
  'LATE_FEE_AHEAD',
  'LATE_FEE',
  'PAYMENT_RECEIVED',
  'PAYMENT_RETURNED',
  'METHOD_ENDED',
  'DEBIT_CANCELLED',
  'AUTOPAY_STOPPED',
  'PROMO_SHORT',
  'PROMO_KEPT',
  'PROMO_LOST',
  'PROMO_MOVED',
  'RIGHT_TO_CURE',
  'LOAN_PAID',
  'LOAN_GIVEN_UP',
  'DUE_DATE_MOVED',
  'HARDSHIP_PLAN',
  'HARDSHIP_ENDED',
  'HARDSHIP_OVER',
  'PURCHASE_REDUCED',
  'AUTOPAY_RATE',
  'AGREED_RATE',
  'ACTIVE_DUTY',
  'ACTIVE_DUTY_OVER',
  'CREDIT_SENT',
  'CREDIT_WAITS',
  'CREDIT_RETURNED',
  'CREDIT_OWED_BACK',
  'CREDIT_STILL_OWED_BACK',
  'LINE_ENDING',
] as const;
export type NoticeKind = (typeof NOTICES)[number];

export type Notice = {
  kind: NoticeKind;
  /** What of the loan it is about: an installment, a payment, a day. */
  about: string;
  amountCents?: number;
  on?: CivilDate;
  /** Payments are paused. */
  isPaused?: true;
  /** The day on which it is tried again, or until which it goes. */
  again?: CivilDate;
  /** What a promotion cancels, or cancelled. */
  interestCents?: number;
  /** A late fee that autopay takes with the payment, or that is left. */
  feesCents?: number;
  /** What is overdue beside it or in it; of a hardship plan, what was late and moves to the end of the loan. */
  lateCents?: number;
  /** All that is due now, where it is more. */
  dueCents?: number;
  /** The first of several payments, where it is another amount. */
  firstCents?: number;
  /** What is left of a purchase, or to pay. */
  leftCents?: number;
  /** What still keeps a promotion that a returned payment has opened again. */
  keepsCents?: number;
  /** What was paid of a loan in all. */
  paidCents?: number;
  /** The yearly rate, in millionths. */
  rate?: number;
  /** What each payment that is left has to be. */
  monthlyCents?: number;
  /** The account or card that money goes to, as its owner knows it. */
  account?: string;
  lastFour?: string;
};

/** Said by text message too: money is lost where the mail is read too late. */
const TEXTED = new Set<NoticeKind>(['PROMO_SHORT']);

/** Who hears of a line, which is no loan. */
type Told = {
  id: string;
  email: string;
  first_name: string | null;
  phone?: string | null;
  phone_verified_at?: string | null;
};

/** Which loan it is about: its practice, what it was made for, and the number that its pages and statements show. */
function loanFacts({ id, number, practice_name: practice, selected_plan: plan }: LoanRow) {
  const purchaseCents = plan === null ? null : frozenPlan(plan).plan.amountFinancedCents;
  return { transactionId: id, number: Number(number), practice, purchaseCents };
}

/** Promises the mail of a notice, and its text message to a proven phone, unless it went out before. Returns whether it is new. */
export async function sendNotice(
  { tx, deps, send }: Context,
  to: LoanRow | Told,
  { kind, about, ...facts }: Notice,
): Promise<boolean> {
  const day = businessDayOf(deps);
  if ((await tx.run(noteNotice, { subjectId: to.id, kind, about, day })) !== 1) return false;
  const said = { notice: kind, firstName: to.first_name, ...('selected_plan' in to && loanFacts(to)), ...facts };
  await send('loan-notice', { ...said, to: to.email });
  if (TEXTED.has(kind) && to.phone && to.phone_verified_at)
    await send('loan-notice-sms', { ...said, to: `+1${to.phone}` });
  return true;
}
