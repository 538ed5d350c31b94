import { nextBusinessDay } from '../calendar/business-day';
import { addDays, type CivilDate } from '../calendar/civil-date';
import { STATEMENT_DAYS } from '../loan/billing';
import { lateAfter, pastDueRows } from '../loan/delinquency';
import { foldLoan } from '../loan/fold-loan';
import type { LoanEvent } from '../loan/loan-event';
import {
  type LoanState,
  outstandingFees,
  outstandingInterest,
  outstandingPrincipal,
  unpaidBy,
  unpaidOf,
} from '../loan/loan-state';
import { movedDue } from '../loan/new-due-date';
import { type Cents, cents } from '../money/cents';
import { whatIf } from './play-forward';

/** Extra monthly amount of the "pay more, save interest" line: $25. */
export const STATEMENT_EXTRA_CENTS = 2_500;

/** What an earlier statement ended with, as it was sent. */
export type EarlierStatement = { readonly on: CivilDate; readonly balanceCents: Cents };

/** The figures of one statement; from what was owed on, they add up to the balance. */
export type LoanStatement = {
  readonly number: number;
  /** The day after the earlier statement, or the day of the purchase. */
  readonly from: CivilDate;
  readonly on: CivilDate;
  readonly previousCents: Cents;
  /** The purchase itself, on the first statement. */
  readonly purchaseCents: Cents;
  readonly interestCents: Cents;
  readonly feesCents: Cents;
  /** Taken off. */
  readonly paymentsCents: Cents;
  /** What the practice refunded of the purchase. Taken off. */
  readonly refundCents: Cents;
  /** The purchase after that. */
  readonly purchaseLeftCents: Cents;
  /** Everything else that changed what is owed: returns, credits, cancelled interest. Below zero where less is owed. */
  readonly otherCents: number;
  readonly balanceCents: Cents;
  /** Nothing of the loan is left. */
  readonly isClosed: boolean;
  readonly dueOn: CivilDate;
  /** The installment, what is missing of earlier ones, and fees. */
  readonly minimumDueCents: Cents;
  readonly pastDueCents: Cents;
  /** What could not be taken on its own day, by its new one: in the minimum where that is before the due date. */
  readonly moved: readonly { readonly dueOn: CivilDate; readonly amountCents: Cents }[];
  /** Interest and fees charged since January 1. */
  readonly yearInterestCents: Cents;
  readonly yearFeesCents: Cents;
  /** The same of the whole year before, on the first statement of a year: no other statement tells what its last days brought. */
  readonly yearBefore: { readonly year: string; readonly interestCents: Cents; readonly feesCents: Cents } | null;
  /** What paying $25 more each month saves; null where it saves nothing, and while a promotion runs, which has its own line. */
  readonly payMore: {
    readonly extraCents: Cents;
    readonly interestSavedCents: Cents;
    readonly monthsSaved: number;
  } | null;
};

/** Everything that is owed of a loan, due or not. */
const balanceOf = (state: Readonly<LoanState>): Cents =>
  cents(outstandingPrincipal(state) + outstandingInterest(state) + outstandingFees(state));

/** Events of a kind that count between two days, both inclusive, less those that were taken back. */
function sumBetween(
  events: readonly LoanEvent[],
  type: 'PAYMENT' | 'FEE',
  [from, to]: readonly [CivilDate, CivilDate],
) {
  const reversed = new Set(events.flatMap((event) => (event.type === 'REVERSED' ? [event.eventId] : [])));
  return events.reduce(
    (sum, event) =>
      event.type === type && !reversed.has(event.id) && event.effectiveOn >= from && event.effectiveOn <= to
        ? sum + event.amountCents
        : sum,
    0,
  );
}

/** Interest that fell due between two days. A promotion that has cancelled it has charged none. */
function interestBetween(state: Readonly<LoanState>, [from, to]: readonly [CivilDate, CivilDate]): number {
  return state.billed.reduce((sum, row) => (row.dueOn >= from && row.dueOn <= to ? sum + row.interestCents : sum), 0);
}

/** Interest of an installment that a payment has opened before its day: what is owed tells it already. */
function openedInterest(state: Readonly<LoanState>, [on, until]: readonly [CivilDate, CivilDate | null]): number {
  return state.billed.reduce(
    (sum, row) => (row.dueOn > on && (until === null || row.dueOn <= until) ? sum + row.interestCents : sum),
    0,
  );
}

/** What is late; while payments are paused, what was before it. */
const lateRows = (state: Readonly<LoanState>, on: CivilDate) =>
  pastDueRows(state, on).filter((row) => !state.pausedOn || nextBusinessDay(lateAfter(row)) < state.pausedOn);

/** Interest and fees that a whole calendar year charged. */
function yearOf(state: Readonly<LoanState>, events: readonly LoanEvent[], year: string): LoanStatement['yearBefore'] {
  const whole = [`${year}-01-01` as CivilDate, `${year}-12-31` as CivilDate] as const;
  return {
    year,
    interestCents: cents(interestBetween(state, whole)),
    feesCents: cents(sumBetween(events, 'FEE', whole)),
  };
}

/** What was said before the statement, and the day after which it tells. */
type Since = {
  readonly from: CivilDate;
  readonly previousCents: Cents;
  readonly purchaseCents: Cents;
  /** The purchase as it was told last. */
  readonly amountCents: number;
  /** Interest of an installment that was opened early, in what was said. */
  readonly openedCents: number;
};
type Made = { readonly number: number; readonly on: CivilDate; readonly dueOn: CivilDate; readonly since: Since };

/** The figures as of a day, and whether its installment has to be paid. */
function statementOn(
  all: readonly LoanEvent[],
  { number, on, dueOn, since }: Made,
): { readonly statement: LoanStatement; readonly isAsked: boolean } {
  // Made again on a later day it is the same.
  const events = all.filter(({ effectiveOn }) => effectiveOn <= on);
  const state = foldLoan(events, { on });
  const then = foldLoan(events, { on: dueOn });
  const row = then.billed.find((one) => one.number === number);
  const isClosed = state.status !== 'OPEN';
  const { from, previousCents, purchaseCents, amountCents, openedCents } = since;
  const period = [from, on] as const;
  const year = [`${on.slice(0, 4)}-01-01` as CivilDate, on] as const;
  const interest = interestBetween(state, period) + openedInterest(state, [on, null]) - openedCents;
  const interestCents = cents(Math.max(0, interest));
  const yearEnd = `${on.slice(0, 4)}-12-31` as CivilDate;
  const feesCents = cents(sumBetween(events, 'FEE', period));
  const paymentsCents = cents(sumBetween(events, 'PAYMENT', period));
  const refundCents = cents(state.status === 'REFUNDED' ? amountCents : amountCents - state.amountCents);
  const balanceCents = balanceOf(state);
  const told = previousCents + purchaseCents + interestCents + feesCents - paymentsCents - refundCents;
  const statement = {
    number,
    // One that is made on the day of another tells of that day.
    from: from > on ? on : from,
    on,
    previousCents,
    purchaseCents,
    interestCents,
    feesCents,
    paymentsCents,
    refundCents,
    purchaseLeftCents: cents(amountCents - refundCents),
    otherCents: balanceCents - told,
    balanceCents,
    isClosed,
    dueOn,
    minimumDueCents: cents(isClosed ? 0 : unpaidBy(then, dueOn) + outstandingFees(state)),
    pastDueCents: cents(lateRows(state, on).reduce((sum, late) => sum + unpaidOf(late), 0)),
    moved: state.pausedOn || isClosed ? [] : movedDue(state, on).map(({ rows: _, ...one }) => one),
    yearInterestCents: cents(interestBetween(state, year) + openedInterest(state, [on, yearEnd])),
    yearFeesCents: cents(sumBetween(events, 'FEE', year)),
    yearBefore: from < year[0] ? yearOf(state, events, from.slice(0, 4)) : null,
    payMore: isClosed ? null : paidFaster(events, on, state),
  };
  return { statement, isAsked: !isClosed && row !== undefined && unpaidOf(row) > 0 };
}

/** What an earlier statement was made of. */
function toldOn(events: readonly LoanEvent[], on: CivilDate): Pick<Since, 'amountCents' | 'openedCents'> {
  const then = events.filter(({ effectiveOn }) => effectiveOn <= on);
  const openedCents = openedInterest(foldLoan(then, { on }), [on, null]);
  return { amountCents: foldLoan(then).amountCents, openedCents };
}

/**
 * The statement that is sent three weeks before an installment falls due: what was owed, what changed it, what is owed now, and what
 * is to be paid by when. What an earlier statement said is carried forward as it was said; a payment that came back since then, or
 * anything else that changed the past, stands among the other changes.
 * @param of.number the installment, counted from 1.
 * @returns null where nothing is to be paid: the loan is closed, or the installment is paid already.
 * @example $3,000 accepted on March 16, first due on April 16: on March 26, previous 0, purchase 3,000, balance 3,000.
 */
export function loanStatement(
  all: readonly LoanEvent[],
  { number, earlier }: { readonly number: number; readonly earlier: EarlierStatement | null },
): LoanStatement | null {
  const { terms, acceptedOn } = foldLoan(all);
  const dueOn = terms?.dueOn[number - 1];
  if (!dueOn || !acceptedOn) return null;
  const since = earlier
    ? {
        from: addDays(earlier.on, 1),
        previousCents: earlier.balanceCents,
        purchaseCents: cents(0),
        ...toldOn(all, earlier.on),
      }
    : {
        from: acceptedOn,
        previousCents: cents(0),
        purchaseCents: cents(terms.amountCents),
        amountCents: terms.amountCents,
        openedCents: 0,
      };
  const made = statementOn(all, { number, on: addDays(dueOn, -STATEMENT_DAYS), dueOn, since });
  return made.isAsked ? made.statement : null;
}

/** A statement that a refund has overtaken, and the one that stands in its place. */
export type CorrectedStatement = {
  readonly statement: LoanStatement;
  readonly corrected: { readonly on: CivilDate; readonly dueOn: CivilDate; readonly minimumDueCents: Cents };
};

/**
 * The statement in place of one that was sent before a refund: it carries on from what that one said, and tells the refund and what
 * is to be paid now.
 * @param loan.before the events without the refund, which the sent one was made of.
 * @returns null where the sent one's payment was due before that day and was paid, or the loan goes on: the next statement tells it.
 */
export function correctedStatement(
  { before, after }: { readonly before: readonly LoanEvent[]; readonly after: readonly LoanEvent[] },
  { sent, on }: { readonly sent: EarlierStatement & { readonly number: number }; readonly on: CivilDate },
): CorrectedStatement | null {
  const { number, balanceCents: previousCents } = sent;
  const dueOn = foldLoan(before).terms?.dueOn[number - 1];
  if (!dueOn) return null;
  const since = {
    from: addDays(sent.on, 1),
    previousCents,
    purchaseCents: cents(0),
    ...toldOn(before, sent.on),
  };
  const { statement } = statementOn(after, { number, on, dueOn, since });
  const was = foldLoan(before, { on });
  const isPaid = unpaidBy(was, on) + outstandingFees(was) === 0;
  if (dueOn < on && (isPaid || !statement.isClosed)) return null;
  const { minimumDueCents } = statementOn(before, { number, on: sent.on, dueOn, since }).statement;
  return { statement, corrected: { on: sent.on, dueOn, minimumDueCents } };
}

function paidFaster(
  events: readonly LoanEvent[],
  on: CivilDate,
  { terms, installmentCents }: Readonly<LoanState>,
): LoanStatement['payMore'] {
  if (terms?.promo) return null;
  const monthlyCents = cents(installmentCents + STATEMENT_EXTRA_CENTS);
  const { interestSavedCents, monthsSaved } = whatIf(events, on, { monthlyCents });
  if (interestSavedCents <= 0) return null;
  return { extraCents: cents(STATEMENT_EXTRA_CENTS), interestSavedCents: cents(interestSavedCents), monthsSaved };
}
