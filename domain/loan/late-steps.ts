import { addDays, type CivilDate } from '../calendar/civil-date';
import { CHARGE_OFF_DAYS } from './delinquency';
import { foldLoan } from './fold-loan';
import type { LateFeeRule } from './late-fee';
import { lateFeeAhead } from './late-fee-ahead';
import type { LoanEvent } from './loan-event';
import { CURE_NOTICE_DAYS } from './right-to-cure';
import { latenessOf } from './standing';

/** Days late on which a missed payment is spoken of; the fee comes after the grace days. */
export const MISSED_DAYS: readonly number[] = [1, 5];

/** What is done next about a loan that is late, by itself. */
export const LATE_STEPS = ['REMINDER', 'LATE_FEE', 'CURE_NOTICE', 'CHARGE_OFF'] as const;
export type LateStep = { readonly step: (typeof LATE_STEPS)[number]; readonly on: CivilDate };

/**
 * What the work of a day does next for a late loan if nothing more is paid: a reminder, a late fee, the notice of the right to cure, or
 * giving it up, each on the day that its own rule names.
 * @param of.chargeOffFrom the first day on which a notice that went out lets it be given up; null where none has gone out.
 * @returns null where it is not late.
 * @example due March 16 and unpaid, on March 22: a late fee on March 27.
 */
export function nextLateStep(
  events: readonly LoanEvent[],
  on: CivilDate,
  { rule, chargeOffFrom }: { readonly rule: LateFeeRule; readonly chargeOffFrom: CivilDate | null },
): LateStep | null {
  const { daysLate } = latenessOf(foldLoan(events, { on }), on);
  if (daysLate === 0) return null;
  const dayOf = (late: number) => addDays(on, late - daysLate);
  const reminder = MISSED_DAYS.find((days) => days > daysLate);
  const feeOn = lateFeeAhead(events, on, rule);
  const given = dayOf(Math.max(CHARGE_OFF_DAYS, daysLate + 1));
  const steps: LateStep[] = [
    ...(reminder === undefined ? [] : [{ step: 'REMINDER' as const, on: dayOf(reminder) }]),
    ...(feeOn === null ? [] : [{ step: 'LATE_FEE' as const, on: feeOn }]),
    ...(chargeOffFrom === null
      ? [{ step: 'CURE_NOTICE' as const, on: dayOf(Math.max(CURE_NOTICE_DAYS, daysLate + 1)) }]
      : [{ step: 'CHARGE_OFF' as const, on: chargeOffFrom > given ? chargeOffFrom : given }]),
  ];
  return steps.sort((one, other) => (one.on < other.on ? -1 : 1))[0] ?? null;
}
