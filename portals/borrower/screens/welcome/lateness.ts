import type { Credit } from '../../stores/borrower.store';
import { copy } from './home-copy';

/** How late the next payment is, in words, where its days count as late; null for one whose day has not passed. */
export function latenessOf(next: Readonly<NonNullable<Credit['nextPayment']>>): { days: string | null } | null {
  if (next.overdueSince === null) return null;
  return { days: next.daysLate > 0 ? copy.daysLate(next.daysLate) : null };
}
