import type { Credit } from '../../stores/borrower.store';

/** How late the next payment is, in words; null for one that is not late. */
export function latenessOf(next: Readonly<NonNullable<Credit['nextPayment']>>): { days: string } | null {
  if (next.daysLate === 0) return null;
  return { days: next.daysLate === 1 ? '1 day' : `${next.daysLate} days` };
}
