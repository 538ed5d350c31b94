import { addMonths, type CivilDate } from '../calendar/civil-date';
import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { refuse, wholeNumberWithin } from '../refusal';

/** Loyalty points in hundredths: two decimals, always whole. */
export type PointHundredths = number;

/** Most points of one value: one million. */
export const POINTS_MAX_HUNDREDTHS = 100_000_000;

/** Events that earn points (membership §3 Loyalty program). */
export const POINT_EVENTS = ['BIRTHDAY', 'ANNIVERSARY', 'LOYALTY_SIGN_UP', 'MULTIPLE_TREATMENTS'] as const;
export type PointEvent = (typeof POINT_EVENTS)[number];

/**
 * Reads a point value: text that parses to a number, rounded half up to two decimals.
 * @returns hundredths of a point.
 * @throws DomainRefusal `points` for text that is no number, a negative one, or more than a million.
 * @example "1.255" gives 126, also where 1.255 · 100 is 125.49999999999999 in doubles. Source: membership §5.
 */
export function pointsFromText(text: string): PointHundredths {
  const match = /^\s*\+?(\d{0,12})(?:\.(\d{0,20}))?\s*$/.exec(text);
  if (!match || `${match[1]}${match[2] ?? ''}` === '') refuse('points', 'A point value must be 0 or more.', 0);
  const decimals = (match?.[2] ?? '').padEnd(3, '0');
  const hundredths = Number(match?.[1] ?? '') * 100 + Number(decimals.slice(0, 2)) + (Number(decimals[2]) >= 5 ? 1 : 0);
  return wholeNumberWithin('points', hundredths, 0, POINTS_MAX_HUNDREDTHS);
}

/** Points as a number with at most two decimals, for the wire and for display. */
export const pointsNumber = (hundredths: PointHundredths): number => hundredths / 100;

/**
 * Points for settled money, rounded down to the hundredth.
 * @example 555.14 at 1.25 points a dollar: 693.92 (693.925 rounded down).
 */
export function pointsForPayment(paidCents: Cents, perDollarHundredths: PointHundredths): PointHundredths {
  const paid = notNegative('paid', paidCents);
  const perDollar = wholeNumberWithin('pointsPerDollar', perDollarHundredths, 0, POINTS_MAX_HUNDREDTHS);
  return Number((BigInt(paid) * BigInt(perDollar)) / 100n);
}

/** A settled payment by card or bank (credits earn nothing), what of it was given back, and the rate of its day. */
export type PaymentWithPoints = {
  readonly settledCents: Cents;
  readonly refundedCents: Cents;
  readonly perDollarHundredths: PointHundredths;
};

/**
 * Points that a payment is worth after its refunds, at the rate of the day on which it was paid. A returned payment is refunded in
 * full.
 * @throws DomainRefusal `refunded` when it is above what settled. Source: decision 62.
 */
export function pointsForNet(payment: PaymentWithPoints): PointHundredths {
  const settled = notNegative('paid', payment.settledCents);
  const refunded = notNegative('refunded', payment.refundedCents);
  if (refunded > settled) refuse('refunded', 'More was refunded than was paid.', settled);
  return pointsForPayment(cents(settled - refunded), payment.perDollarHundredths);
}

/**
 * Points that a refund takes back: what the payment earned so far, less what it is worth now. The member's balance may go below zero
 * by it, and is worked off by what comes next.
 */
export function pointsToTakeBack(earned: PointHundredths, payment: PaymentWithPoints): PointHundredths {
  const most = wholeNumberWithin('earned', earned, 0, Number.MAX_SAFE_INTEGER);
  return Math.max(0, most - pointsForNet(payment));
}

/** What a member can use of a balance: never less than nothing. */
export const spendablePoints = (balance: PointHundredths): PointHundredths => Math.max(0, balance);

/**
 * The key under which an event's points are given once per period: a birthday and an anniversary once a year, the sign-up once,
 * several treatments once per plan.
 */
export function pointEventKey(
  event: PointEvent,
  of: { readonly membershipId: string; readonly year: number; readonly planId: string },
): string {
  switch (event) {
    case 'BIRTHDAY':
    case 'ANNIVERSARY':
      return `${event}:${of.membershipId}:${of.year}`;
    case 'LOYALTY_SIGN_UP':
      return `${event}:${of.membershipId}`;
    case 'MULTIPLE_TREATMENTS':
      return `${event}:${of.membershipId}:${of.planId}`;
  }
}

/** MULTIPLE_TREATMENTS is earned by two treatments or more in one plan. */
export const earnsMultipleTreatments = (treatmentCount: number): boolean => treatmentCount >= 2;

export type LoyaltyTier = {
  readonly name: string;
  /** Spend of the last twelve months from which the tier is reached. */
  readonly totalAmountCents: Cents;
  readonly creditContributionCents: Cents;
  readonly pointsPerDollar: PointHundredths;
  readonly isActive: boolean;
  readonly isDeleted: boolean;
};

/** The tier a member has and the one that comes next. */
export type TierPosition<T extends LoyaltyTier = LoyaltyTier> = {
  readonly tier: T | null;
  readonly next: T | null;
  readonly toNextCents: Cents | null;
};

/** Money that settled on a day, less what of it was given back. */
export type SettledSpend = { readonly settledOn: CivilDate; readonly netCents: Cents };

/** Months of spending that a tier looks back on. */
export const TIER_MONTHS = 12;

/** What settled in the twelve months that end with a day, that day included. */
export function trailingSpend(payments: readonly SettledSpend[], on: CivilDate): Cents {
  const after = addMonths(on, -TIER_MONTHS);
  const counted = payments.filter(({ settledOn }) => settledOn > after && settledOn <= on);
  return cents(counted.reduce((sum, { netCents }) => sum + notNegative('spend', netCents), 0));
}

/** Highest tier in use whose amount the last twelve months' settled spend reaches. */
export function tierFor<T extends LoyaltyTier>(spendCents: Cents, tiers: readonly T[]): TierPosition<T> {
  const spend = notNegative('spend', spendCents);
  const inUse = tiers.filter((tier) => tier.isActive && !tier.isDeleted);
  const sorted = inUse.sort((one, other) => one.totalAmountCents - other.totalAmountCents);
  const tier = sorted.findLast((candidate) => candidate.totalAmountCents <= spend) ?? null;
  const next = sorted.find((candidate) => candidate.totalAmountCents > spend) ?? null;
  return { tier, next, toNextCents: next ? cents(next.totalAmountCents - spend) : null };
}
