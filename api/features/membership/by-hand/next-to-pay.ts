import type { CivilDate } from '@domain/calendar/civil-date';
import { debitDay } from '@domain/membership/calendar';
import type { Cents } from '@domain/money/cents';
import { leftOf } from '../billing/open-bill';
import { monthsAheadOf, type RunningMembership } from '../figures';
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
  return next && next.chargeCents > 0 ? { on: debitDay(next.dueOn), amountCents: next.chargeCents } : null;
}

/** Bills of later days, the next one first. */
export const billsAhead = (bills: readonly BillRow[], today: CivilDate): BillRow[] =>
  bills
    .filter(({ status, debit_on: on }) => status === 'OPEN' && on > today)
    .sort((one, other) => (one.debit_on < other.debit_on ? -1 : 1));
