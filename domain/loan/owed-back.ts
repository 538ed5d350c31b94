import { type CivilDate, daysBetween } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';

/**
 * What a borrower owes us of a credit that was sent to them before the debit it came from was given back: what they are owed on the
 * loan, where that is below zero.
 * @example A credit of $1,000 was sent, and the debit behind it came back: owed -100,000, owed back 100,000.
 */
export const owedBackOf = (owedCents: number): Cents => cents(Math.max(0, -owedCents));

/**
 * Days after which a borrower is reminded of what they owe back.
 * @NOTE choice: reminders alone, no fee, no interest and no charge-off: no agreement names a day on which it is due.
 */
export const OWED_BACK_REMINDER_DAYS: readonly number[] = [7, 30, 60, 90];

/**
 * The reminder of a day, as the number of days since the money is owed back; null on any other day.
 * @example owed since May 1: 7 on May 8, null on May 9.
 */
export function owedBackReminder(sinceOn: CivilDate, on: CivilDate): number | null {
  const days = daysBetween(sinceOn, on);
  return OWED_BACK_REMINDER_DAYS.includes(days) ? days : null;
}
