import type { Grade } from '../enums';
import type { Verdict } from './decision';
import type { Offer } from './offers';

/** How often people of a grade chose each plan, by product; any scale. */
export type PlanShares = { readonly [G in Grade]?: Readonly<Record<string, number>> };

/** What is assumed of people who are approved. */
export type IncomeAssumptions = {
  /** Share of the approved who use their limit, 0 to 1. */
  readonly usedShare: number;
  readonly planShares: PlanShares;
};

/**
 * @NOTE choice: 74 of 100 use what they were approved for, as the design assumes; it is said wherever an income is shown.
 */
export const USED_SHARE = 0.74;

/** Expected income of one case in its first year, in cents with fractions: nothing is booked by it. */
export type FirstYearIncome = { readonly interestCents: number; readonly feeCents: number };

const NONE: FirstYearIncome = { interestCents: 0, feeCents: 0 };

/** Interest of the first twelve months per dollar borrowed, by rate and term; a memory, never a source of difference. */
const interestByTerms = new Map<number, number>();
const MONTHS = 12;

/**
 * Interest that a level-payment loan bears in its first twelve months, per unit borrowed and without rounding to cents.
 * @param rateBps basis points a year; @param term months.
 * @example 17.99 % over 36 months: about 0.1578 of the principal.
 */
export function firstYearInterestShare(rateBps: number, term: number): number {
  if (rateBps === 0) return 0;
  const key = rateBps * 1_000 + term;
  const known = interestByTerms.get(key);
  if (known !== undefined) return known;
  const rate = rateBps / 120_000;
  let growth = 1;
  for (let month = 0; month < term; month += 1) growth *= 1 + rate;
  const payment = (rate * growth) / (growth - 1);
  let balance = 1;
  let interest = 0;
  for (let month = 0; month < Math.min(MONTHS, term); month += 1) {
    interest += balance * rate;
    balance -= payment - balance * rate;
  }
  interestByTerms.set(key, interest);
  return interest;
}

const interestShareOf = (offer: Offer) =>
  // A promotion is paid within its time, so that it bears no interest.
  offer.promoTerm === null ? firstYearInterestShare(offer.aprBps, offer.fixedTerm) : 0;

/**
 * What a decision is expected to bring in its first year: nothing unless it is approved; else `usedShare` of the people borrow what
 * they asked for, at most their limit (the limit where they named no amount), on the plans that people of their grade chose. Where
 * nobody of the grade chose one of the open plans yet, each of them as often. Promotions are paid within their time.
 *
 * The merchant fee is the product's share of the amount, at least its least fee.
 */
export function firstYearIncome(
  verdict: Pick<Verdict, 'status' | 'approvedCreditLineCents' | 'offers' | 'grade'>,
  askedCents: number | null,
  { usedShare, planShares }: IncomeAssumptions,
): FirstYearIncome {
  const line = verdict.approvedCreditLineCents;
  if (verdict.status !== 'APPROVED' || line === 0) return NONE;
  const amount = Math.min(askedCents ?? line, line);
  const chosen = verdict.grade === null ? undefined : planShares[verdict.grade];
  const plans = verdict.offers.filter((offer) => offer.minAmountCents <= amount && amount <= offer.maxAmountCents);
  const weights = plans.map((offer) => chosen?.[offer.product] ?? 0);
  const isKnown = weights.some((weight) => weight > 0);
  let [interest, fee, all] = [0, 0, 0];
  for (const [place, offer] of plans.entries()) {
    const weight = isKnown ? (weights[place] ?? 0) : 1;
    interest += weight * amount * interestShareOf(offer);
    fee += weight * Math.max(offer.minimumFeeCents, (amount * offer.mdfBps) / 10_000);
    all += weight;
  }
  return all === 0 ? NONE : { interestCents: (usedShare * interest) / all, feeCents: (usedShare * fee) / all };
}
