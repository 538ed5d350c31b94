import { addDays, addMonths, type CivilDate, partsOf } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { divideUp } from '../money/rounding';
import { playForward } from '../payment/play-forward';
import { dueDates } from '../payment-plan/due-dates';
import { refuse } from '../refusal';
import { promoHasLapsed } from './billing';
import { delinquency } from './delinquency';
import { foldLoan } from './fold-loan';
import type { LoanEvent, LoanEventOf, LoanTerms } from './loan-event';
import { type LoanState, outstandingFees, unpaidOf } from './loan-state';

/**
 * Half of the payment for three or six months, once in twelve. It begins with the first payment that is ten days away: what autopay
 * takes is told that long before (12 CFR 1005.10(d)), as the authorization promises.
 */
export const HARDSHIP_RULE = {
  months: [3, 6],
  partsOfPayment: 2,
  monthsBetween: 12,
  toldDaysBefore: 10,
  /** Whoever is this late speaks with our staff first, who can give it until the loan is charged off. */
  callFromDaysLate: 60,
} as const;

/** Who takes or gives a plan. */
export type HardshipBy = 'BORROWER' | 'STAFF';

/** Why payments are not lowered now. */
export const HARDSHIP_REFUSALS = ['CLOSED', 'PAUSED', 'PROMOTION', 'TOO_LATE', 'HAD_LATELY', 'NOTHING_LEFT'] as const;
export type HardshipRefusal = (typeof HARDSHIP_REFUSALS)[number];

/** A plan that was given: its first and last lower payment, and the day on which a missed one ended it. */
export type GivenHardshipPlan = {
  readonly on: CivilDate;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly paymentCents: Cents;
  readonly endedOn: CivilDate | null;
  /** From this day on another one may be given. */
  readonly nextOn: CivilDate;
};

export type HardshipOffer = {
  readonly refusal: HardshipRefusal | null;
  /** The first payment that would be lower; null with a refusal. */
  readonly first: { readonly number: number; readonly dueOn: CivilDate } | null;
  /** Plans of earlier days, the newest first. */
  readonly given: readonly GivenHardshipPlan[];
};

const isGiven = (event: LoanEvent): event is LoanEventOf<'HARDSHIP'> => event.type === 'HARDSHIP';

/** The plans of a loan, the newest first. */
export function givenPlans(events: readonly LoanEvent[]): GivenHardshipPlan[] {
  const plans = events.filter(isGiven);
  if (plans.length === 0) return [];
  const { dueOn } = foldLoan(events).terms ?? { dueOn: [] };
  return plans
    .map((event, index, all) => {
      const later = all[index + 1]?.sequence ?? Number.MAX_SAFE_INTEGER;
      const ended = events.find(
        ({ type, sequence }) => type === 'HARDSHIP_ENDED' && sequence > event.sequence && sequence < later,
      );
      const { number, months, paymentCents, effectiveOn: on } = event;
      const from = dueOn[number - 1] ?? on;
      const to = dueOn[number + months - 2] ?? dueOn.at(-1) ?? from;
      const nextOn = addMonths(on, HARDSHIP_RULE.monthsBetween);
      return { on, from, to, paymentCents, endedOn: ended?.effectiveOn ?? null, nextOn };
    })
    .reverse();
}

type Asked = { on: CivilDate; last: GivenHardshipPlan | undefined; by: HardshipBy };

function refusalOf(state: Readonly<LoanState>, { on, last, by }: Asked) {
  if (state.status !== 'OPEN') return 'CLOSED';
  if (state.pausedOn) return 'PAUSED';
  if (state.terms?.promo && !promoHasLapsed(state, on)) return 'PROMOTION';
  if (by === 'BORROWER' && delinquency(state, on).daysPastDue >= HARDSHIP_RULE.callFromDaysLate) return 'TOO_LATE';
  if (last && on < last.nextOn) return 'HAD_LATELY';
  return null;
}

/** Whether the payments of a loan can be lowered on a day. */
export function hardshipOffer(events: readonly LoanEvent[], on: CivilDate, by: HardshipBy = 'BORROWER'): HardshipOffer {
  const state = foldLoan(events, { on });
  const given = givenPlans(events);
  const refusal = refusalOf(state, { on, last: given[0], by });
  if (refusal) return { refusal, first: null, given };
  const billed = state.billed.at(-1)?.number ?? 0;
  const told = addDays(on, HARDSHIP_RULE.toldDaysBefore);
  const index = (state.terms?.dueOn ?? []).findIndex((dueOn, at) => at >= billed && dueOn >= told);
  const dueOn = state.terms?.dueOn[index];
  if (!dueOn || state.notYetDueCents === 0) return { refusal: 'NOTHING_LEFT', first: null, given };
  return { refusal: null, first: { number: index + 1, dueOn }, given };
}

/** Due dates after the last one, on the same day of the month. */
function datesAfter({ dueOn, addedDays }: LoanTerms, count: number): CivilDate[] {
  const last = dueOn.at(-1);
  const sinceMove = dueOn.slice((addedDays?.at(-1)?.number ?? 1) - 1);
  // A month that is too short moved none of them for good.
  const anchorDay = Math.max(...sinceMove.map((date) => partsOf(date).day));
  return last ? dueDates(last, anchorDay, count + 1).slice(1) : [];
}

type Given = Omit<LoanEventOf<'HARDSHIP'>, 'id' | 'sequence' | 'effectiveOn'>;

const bookedOn = (events: readonly LoanEvent[], on: CivilDate, change: Given): LoanEvent[] => {
  const sequence = Math.max(...events.map((event) => event.sequence)) + 1;
  return [...events, { ...change, id: 'hardship', sequence, effectiveOn: on }];
};

/**
 * The due dates that a plan adds: as many as no payment above the agreed one needs. Counted as if nothing had been paid ahead, because
 * such a payment may still come back.
 */
function addedDates(events: readonly LoanEvent[], on: CivilDate, change: Given): CivilDate[] {
  // What is late may be asked for in one payment more, once another rate has changed the payment.
  const spare = change.lateFrom === undefined ? 0 : 1;
  const paid = new Set(['PAYMENT', 'GOODWILL', 'REVERSED', 'FEE', 'WAIVER']);
  const owed = events.filter(({ type }) => !paid.has(type));
  const state = foldLoan(bookedOn(owed, on, change), { on: change.dueOn.at(-1) ?? on });
  const before = (state.terms?.dueOn.length ?? 0) - change.dueOn.length;
  return change.dueOn.slice(0, Math.max(0, (state.billed.at(-1)?.number ?? 0) - before) + spare);
}

export type HardshipQuote = {
  readonly change: Given;
  /** The first and the last lower payment, and the first one at the agreed amount. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly agreedFrom: CivilDate;
  /** What a payment asks for before it, and what each lower payment does: half, or its interest where that is more. */
  readonly paymentBeforeCents: Cents;
  readonly paymentCents: Cents;
  /** The first lower payment, which after a change of the due date also asks for the interest of the added days. */
  readonly firstCents: Cents;
  /** Interest that the loan costs more, all of it told before anybody agrees. */
  readonly interestCents: Cents;
  /** What is late and moves to the end of the loan, and since when it is owed. */
  readonly lateCents: Cents;
  readonly lateSince: CivilDate | null;
  /** Late fees that are open; they stay owed. */
  readonly openFeesCents: Cents;
  readonly lastFrom: CivilDate;
  readonly lastTo: CivilDate;
  readonly paymentsBefore: number;
  readonly payments: number;
};

/**
 * For how many months payments can be lowered: the loan must last longer than its lower payments.
 * @returns none while payments cannot be lowered.
 */
export function hardshipMonths(events: readonly LoanEvent[], on: CivilDate, by: HardshipBy = 'BORROWER'): number[] {
  const { first } = hardshipOffer(events, on, by);
  return first ? HARDSHIP_RULE.months.filter((months) => quoteOf(events, { on, first, months }) !== null) : [];
}

/**
 * What lower payments come to, before they are given: the same event that gives them is played to the loan's end.
 * @throws DomainRefusal `months` for a number that is not on offer, or while payments cannot be lowered.
 * @example $5,000 at 17.99 % over 36 months: half of the second to fourth payment, 90.37 each.
 */
export function hardshipPlan(
  events: readonly LoanEvent[],
  on: CivilDate,
  { months, by = 'BORROWER' }: { months: number; by?: HardshipBy },
): HardshipQuote {
  const { first } = hardshipOffer(events, on, by);
  const quote =
    first && HARDSHIP_RULE.months.some((one) => one === months) ? quoteOf(events, { on, first, months }) : null;
  return quote ?? refuse('months', 'Choose three or six months.', Math.max(...HARDSHIP_RULE.months));
}

/** What an installment asks for itself, without what is missing of earlier ones. */
function askedAlone(events: readonly LoanEvent[], { number, from }: { number: number; from: CivilDate }): Cents {
  const row = foldLoan(events, { on: from }).billed.find((one) => one.number === number);
  return row ? unpaidOf(row) : cents(0);
}

type Wish = { on: CivilDate; first: NonNullable<HardshipOffer['first']>; months: number };

/** Null where the loan ends before its payments are the agreed ones again. */
function quoteOf(events: readonly LoanEvent[], { on, first, months }: Wish): HardshipQuote | null {
  const { number, dueOn: from } = first;
  // A rate that changed since is in the payment once it falls due.
  const { terms, installmentCents } = foldLoan(events, { on: from });
  const state = foldLoan(events, { on });
  // What has a new due date moves too: it fell due, and is not paid beside a lower payment.
  const late = state.billed.filter((row) => row.dueOn < on && unpaidOf(row) > 0);
  const lateFrom = late[0]?.number;
  const paymentCents = cents(divideUp(installmentCents, HARDSHIP_RULE.partsOfPayment));
  const most = {
    type: 'HARDSHIP' as const,
    number,
    months,
    paymentCents,
    // One date for each lower payment, and for each late one, is enough, but for cents of months of unlike length.
    dueOn: terms ? datesAfter(terms, months + late.length + 2) : [],
    ...(lateFrom !== undefined && { lateFrom }),
  };
  const change: Given = { ...most, dueOn: addedDates(events, on, most) };
  const given = bookedOn(events, on, change);
  const [before, after] = [playForward(events, on), playForward(given, on)];
  const dates = foldLoan(given, { on }).terms?.dueOn ?? [];
  const agreedFrom = dates[number + months - 1] ?? null;
  const at = ({ payments }: typeof before, wanted: number) =>
    payments.find((payment) => payment.number === wanted)?.amountCents ?? cents(0);
  if (agreedFrom === null || !after.payments.some(({ dueOn }) => dueOn === agreedFrom)) return null;
  return {
    change,
    from,
    to: dates[number + months - 2] ?? dates.at(-1) ?? from,
    agreedFrom,
    // The first one may ask for fewer days, the last one for what is left.
    paymentBeforeCents: cents(
      Math.max(late.length > 0 ? askedAlone(events, { number, from }) : at(before, number), at(before, number + 1)),
    ),
    paymentCents: at(after, number + 1),
    firstCents: at(after, number),
    interestCents: cents(after.interestCents - before.interestCents),
    lateCents: cents(late.reduce((sum, row) => sum + unpaidOf(row), 0)),
    lateSince: late[0]?.dueOn ?? null,
    openFeesCents: outstandingFees(state),
    lastFrom: before.payments.at(-1)?.dueOn ?? from,
    lastTo: after.payments.at(-1)?.dueOn ?? from,
    paymentsBefore: before.payments.length,
    payments: after.payments.length,
  };
}
