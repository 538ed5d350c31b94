import { addDays, addMonths, type CivilDate, civilDate } from '../calendar/civil-date';
import type { Cents } from '../money/cents';
import { saasFee } from './membership-fee';
import { PLAN_MONTHS } from './treatment-row';

/** A calendar month, YYYY-MM. */
export type InvoiceMonth = string;

/** The month that ended before a day; null on any day but the first of a month. */
export function endedMonth(day: CivilDate): InvoiceMonth | null {
  return day.endsWith('-01') ? addMonths(day, -1).slice(0, 7) : null;
}

export const firstDayOf = (month: InvoiceMonth): CivilDate => civilDate(`${month}-01`);
export const lastDayOf = (month: InvoiceMonth): CivilDate => addDays(addMonths(firstDayOf(month), 1), -1);

/**
 * The fee for the program in a month, and the last month that it covers; null in a month that an earlier yearly fee covers.
 * @example 399.00 a month; or 4,309.20 in March 2026, which covers the months to February 2027. Source: decision 33.
 */
export function saasOfMonth(
  options: Parameters<typeof saasFee>[0] & { readonly period: 'MONTHLY' | 'ANNUAL' },
  { month, coveredUntil }: { month: InvoiceMonth; coveredUntil: InvoiceMonth | null },
): { amountCents: Cents; payer: 'ENTERPRISE' | 'PRACTICE'; coversUntil: InvoiceMonth } | null {
  if (coveredUntil !== null && coveredUntil >= month) return null;
  const months = options.period === 'ANNUAL' ? 12 : 1;
  const coversUntil = addMonths(firstDayOf(month), months - 1).slice(0, 7);
  return { ...saasFee(options, options.period), coversUntil };
}

type BilledMonths = {
  readonly kind: 'MONTH' | 'YEAR';
  readonly dueOn: CivilDate;
  /** The day on which the membership was cancelled. */
  readonly cancelledOn: CivilDate | null;
  /** The day on which the next plan year of the membership began. */
  readonly nextYearOn: CivilDate | null;
};

/**
 * Which months of a bill began until a day, counted from 0: a bill of a month is one, a year that was paid in one sum twelve, of which
 * those after its end never begin.
 */
export function monthsBegun(bill: BilledMonths, until: CivilDate): number[] {
  const months = bill.kind === 'MONTH' ? 1 : PLAN_MONTHS;
  return Array.from({ length: months }, (_, index) => index).filter((index) => {
    const on = addMonths(bill.dueOn, index);
    if (on > until) return false;
    if (index === 0) return true;
    return (bill.cancelledOn === null || on <= bill.cancelledOn) && (bill.nextYearOn === null || on < bill.nextYearOn);
  });
}
