import type { CivilDate } from '../calendar/civil-date';
import type { Cents } from '../money/cents';

/** PENDING: sent and not signed. REPLACED: a later one stands. BEFORE: agreed on before schedules were signed here. */
export const FEE_SCHEDULE_STATUSES = ['PENDING', 'SIGNED', 'REPLACED', 'BEFORE'] as const;
export type FeeScheduleStatus = (typeof FEE_SCHEDULE_STATUSES)[number];

/** What a product costs a practice: basis points from the best grade to the worst, and the least fee of a purchase. */
export type ProductFee = {
  readonly name: string;
  readonly fromBps: number;
  readonly toBps: number;
  readonly minimumFeeCents: Cents;
};

/** Everything that a practice pays, as its schedule of fees names it. */
export type FeeScheduleTerms = {
  /** Null for a practice without financing. */
  readonly financing: { readonly products: readonly ProductFee[]; readonly unlimitedBps: number | null } | null;
  /** Null for a practice without memberships. */
  readonly memberships: {
    readonly platformFeeCents: Cents;
    readonly period: 'MONTH' | 'YEAR';
    /** Basis points off where a year is paid at once. */
    readonly yearDiscountBps: number;
    readonly providerFeeCents: Cents;
    readonly memberFeeCents: Cents;
    readonly merchantFeeBps: number;
    /** The enterprise that pays the platform fee; null where the practice pays. */
    readonly paidBy: string | null;
  } | null;
};

type Standing = { readonly status: FeeScheduleStatus; readonly from_on: string | null };

/**
 * Since when a practice owes fees: the first day on which a schedule of fees of it was in force; null before there is one, and then
 * nothing is owed. Source: decision 87, master agreement.
 */
export function feesOwedSince(schedules: readonly Standing[]): CivilDate | null {
  const days = schedules.flatMap(({ status, from_on: from }) => (status !== 'PENDING' && from !== null ? [from] : []));
  return (days.sort()[0] as CivilDate | undefined) ?? null;
}
