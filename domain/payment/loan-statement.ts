import { addDays, type CivilDate } from '../calendar/civil-date';
import { STATEMENT_DAYS } from '../loan/billing';
import { pastDueRows } from '../loan/delinquency';
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
import { type Cents, cents } from '../money/cents';
import { whatIf } from './play-forward';

/** Extra monthly amount of the "pay more, save interest" line: $25. */
export const STATEMENT_EXTRA_CENTS = 2_500;

/** What an earlier statement ended with, as it was sent. */
export type EarlierStatement = { readonly on: CivilDate; readonly balanceCents: Cents };

/** The figures of one statement; the first five add up to the last. */
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
  /** Everything else that changed what is owed: returns, refunds, credits, cancelled interest. Below zero where less is owed. */
  readonly otherCents: number;
  readonly balanceCents: Cents;
  readonly dueOn: CivilDate;
  /** The instalment, what is missing of earlier ones, and fees. */
  readonly minimumDueCents: Cents;
  readonly pastDueCents: Cents;
  /** Interest and fees charged since January 1. */
  readonly yearInterestCents: Cents;
  readonly yearFeesCents: Cents;
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

/**
 * The statement that is sent three weeks before an instalment falls due: what was owed, what changed it, what is owed now, and what
 * is to be paid by when. What an earlier statement said is carried forward as it was said; a payment that came back since then, or
 * anything else that changed the past, stands among the other changes.
 * @param of.number the instalment, counted from 1.
 * @returns null where nothing is to be paid: the loan is closed, or the instalment is paid already.
 * @example $3,000 accepted on March 16, first due on April 16: on March 26, previous 0, purchase 3,000, balance 3,000.
 */
export function loanStatement(
  all: readonly LoanEvent[],
  { number, earlier }: { readonly number: number; readonly earlier: EarlierStatement | null },
): LoanStatement | null {
  const opening = foldLoan(all);
  const dueOn = opening.terms?.dueOn[number - 1];
  if (!dueOn || !opening.acceptedOn) return null;
  const on = addDays(dueOn, -STATEMENT_DAYS);
  // Made again on a later day it is the same.
  const events = all.filter(({ effectiveOn }) => effectiveOn <= on);
  const from = earlier ? addDays(earlier.on, 1) : opening.acceptedOn;
  const state = foldLoan(events, { on });
  const then = foldLoan(events, { on: dueOn });
  const row = then.billed.find((one) => one.number === number);
  if (state.status !== 'OPEN' || !row || unpaidOf(row) === 0) return null;
  const pastDueCents = cents(pastDueRows(state, on).reduce((sum, late) => sum + unpaidOf(late), 0));
  const period = [from, on] as const;
  const year = [`${on.slice(0, 4)}-01-01` as CivilDate, on] as const;
  const previousCents = earlier?.balanceCents ?? cents(0);
  const purchaseCents = cents(earlier ? 0 : (opening.terms?.amountCents ?? 0));
  const interestCents = cents(interestBetween(state, period));
  const feesCents = cents(sumBetween(events, 'FEE', period));
  const paymentsCents = cents(sumBetween(events, 'PAYMENT', period));
  const balanceCents = balanceOf(state);
  return {
    number,
    from,
    on,
    previousCents,
    purchaseCents,
    interestCents,
    feesCents,
    paymentsCents,
    otherCents: balanceCents - (previousCents + purchaseCents + interestCents + feesCents - paymentsCents),
    balanceCents,
    dueOn,
    minimumDueCents: cents(unpaidBy(then, dueOn) + outstandingFees(state)),
    pastDueCents,
    yearInterestCents: cents(interestBetween(state, year)),
    yearFeesCents: cents(sumBetween(events, 'FEE', year)),
    payMore: paidFaster(events, on, state),
  };
}

function paidFaster(
  events: readonly LoanEvent[],
  on: CivilDate,
  { terms, instalmentCents }: Readonly<LoanState>,
): LoanStatement['payMore'] {
  if (terms?.promo) return null;
  const monthlyCents = cents(instalmentCents + STATEMENT_EXTRA_CENTS);
  const { interestSavedCents, monthsSaved } = whatIf(events, on, { monthlyCents });
  if (interestSavedCents <= 0) return null;
  return { extraCents: cents(STATEMENT_EXTRA_CENTS), interestSavedCents: cents(interestSavedCents), monthsSaved };
}
