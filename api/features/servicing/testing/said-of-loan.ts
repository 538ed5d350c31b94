import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import type { LoanEvent } from '@domain/loan/loan-event';
import { askedOn, outstandingFees, unpaidBy, unpaidOf } from '@domain/loan/loan-state';
import { loanPayoff } from '@domain/loan/payoff';

/** What a sentence says of a loan: a sum that is due, that autopay takes or that was charged, and the day. */
export type Said = {
  readonly kind: 'DUE' | 'DEBIT' | 'FEE' | 'FEE_ON' | 'TAKEN_BACK';
  readonly cents: number;
  readonly on: CivilDate | null;
  readonly text: string;
};

const SUM = '\\$([\\d,]+\\.\\d\\d)';
const DAY = '([A-Z][a-z]+ \\d{1,2}, \\d{4})';
/** Sentences of mails and papers that name a sum or a day, each by its form. */
const FORMS: readonly (readonly [Said['kind'], string])[] = [
  ['DUE', `${SUM} is due on ${DAY}`],
  ['DUE', `${SUM} is now due on ${DAY}`],
  ['DUE', `${SUM} came due during the pause\\. Its new due date is ${DAY}`],
  ['DUE', `Your next monthly payment is ${SUM}, due on ${DAY}`],
  ['DUE', `Payment due: ${SUM} on ${DAY}`],
  ['DUE', `That includes ${SUM} from a payment that couldn't be taken, due on ${DAY}`],
  ['DUE', `${SUM} from a payment that couldn't be taken is also due, on ${DAY}`],
  ['DEBIT', `Autopay will pay ${SUM} on ${DAY}`],
  ['TAKEN_BACK', `We told you autopay would pay ${SUM} on ${DAY}`],
  ['FEE', `we added a late fee of ${SUM}`],
  ['FEE_ON', `()If it isn't paid before ${DAY}, we add a late fee that day`],
];

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** @example dayOf('May 8, 2026') is 2026-05-08. */
function dayOf(text: string): CivilDate {
  const [month = '', day = '', year = ''] = text.replace(',', '').split(' ');
  return civilDate(`${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Everything that a text says of sums and days, in forms that are known. */
export function readSaid(text: string): Said[] {
  const flat = text.replace(/\s+/g, ' ');
  return FORMS.flatMap(([kind, form]) =>
    [...flat.matchAll(new RegExp(form, 'g'))].map(([whole, sum = '', day]) => ({
      kind,
      cents: Math.round(Number(sum.replace(/,/g, '')) * 100),
      on: day === undefined ? null : dayOf(day),
      text: whole,
    })),
  );
}

/** What the books say of a loan, on the day on which something was said of it. */
export type Books = {
  readonly events: readonly LoanEvent[];
  readonly payments: readonly { readonly scheduled_on: string; readonly amount_cents: number | bigint }[];
};

/** Sums that can be said to be due on a day, by the events until then: one payment, all that has to be paid by it, what closes the loan. */
function sumsDue(events: readonly LoanEvent[], on: CivilDate): Set<number> {
  const state = foldLoan(events, { on });
  const own = state.billed.filter((row) => askedOn(row) === on).map((row) => unpaidOf(row));
  const all = unpaidBy(state, on);
  const fees = outstandingFees(state);
  return new Set([...own, own.reduce((sum, one) => sum + one, 0), all, all + fees, loanPayoff(state, on).totalCents]);
}

/** Why something that was said is not so by the books; null where it is. What is said of a later day is asked again on it. */
export function faultOf(said: Said, { events, payments }: Books, today: CivilDate): string | null {
  const { kind, cents, on, text } = said;
  const fees = events.flatMap((event) => (event.type === 'FEE' ? [event] : []));
  if (kind === 'DUE' && on) return sumsDue(events, on).has(cents) ? null : `${today}: no such sum is due: ${text}`;
  if (kind === 'FEE')
    return fees.some((fee) => fee.amountCents === cents) ? null : `${today}: no such fee was charged: ${text}`;
  if (!on || on > today || kind === 'TAKEN_BACK') return null;
  if (kind === 'FEE_ON') {
    const isOwed = unpaidBy(foldLoan(events, { on }), on) > 0;
    return !isOwed || fees.some((fee) => fee.effectiveOn <= on) ? null : `${today}: no fee came: ${text}`;
  }
  const isTaken = payments.some((row) => row.scheduled_on === on && Number(row.amount_cents) === cents);
  return isTaken ? null : `${today}: autopay did not take it: ${text}`;
}
