import type { CivilDate } from '@domain/calendar/civil-date';
import { debitDay } from '@domain/membership/calendar';
import { applyCreditsToBill } from '@domain/membership/global-credits';
import { type Cents, cents } from '@domain/money/cents';
import { leftOf } from '../billing/open-bill';
import { creditLots, monthsAheadOf, type RunningMembership } from '../figures';
import type { BillRow, LotRow } from '../membership.reads';

/** The next payment that can be made before its day: what was billed for a later day, else the next month; null where there is none. */
export function nextToPay(
  of: RunningMembership,
  lots: readonly LotRow[],
  today: CivilDate,
): { on: CivilDate; amountCents: Cents } | null {
  const [billed] = billsAhead(of.bills, today);
  if (billed) return { on: billed.debit_on, amountCents: leftOf(billed) };
  const [next] = of.row.status === 'ACTIVE' ? monthsAheadOf(of, lots) : [];
  if (!next) return null;
  // Billed now, with the credits of today: what lapses before its day pays for it too.
  const due = { treatmentsCents: next.treatmentsCents, membershipFeeCents: next.feeCents };
  const amountCents =
    of.row.pays_with_credits === 1
      ? applyCreditsToBill(creditLots(lots), due, today).leftToPayCents
      : cents(due.treatmentsCents + due.membershipFeeCents);
  return amountCents > 0 ? { on: debitDay(next.dueOn), amountCents } : null;
}

/** Bills of later days, the next one first. */
export const billsAhead = (bills: readonly BillRow[], today: CivilDate): BillRow[] =>
  bills
    .filter(({ status, debit_on: on }) => status === 'OPEN' && on > today)
    .sort((one, other) => (one.debit_on < other.debit_on ? -1 : 1));
