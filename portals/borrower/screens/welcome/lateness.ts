import type { Credit } from '../../stores/borrower.store';
import { copy } from './home-copy';

/** How late the next payment is, in words; null for one that is not late. */
export function latenessOf(next: Readonly<NonNullable<Credit['nextPayment']>>): { days: string } | null {
  if (next.daysLate === 0) return null;
  return { days: copy.daysLate(next.daysLate) };
}
