import type { ShownApplication } from './application.store';

/** The most that an override sets, in dollars (contract: overrideApplicationAmount). */
export const MOST = 40_000;

type Facts = Pick<ShownApplication, 'status' | 'approvedAmount'> & {
  readonly review: Pick<NonNullable<ShownApplication['review']>, 'approvableAmount'> | null;
};

/**
 * From what amount on an override may grant, in dollars; null where there is none to grant: to an application to which the
 * rules give no limit, and above the most that anybody gets.
 */
export function leastOverride({ status, approvedAmount, review }: Facts): number | null {
  const least = status === 'APPROVED' ? approvedAmount : (review?.approvableAmount ?? null);
  return least !== null && least < MOST ? least : null;
}
