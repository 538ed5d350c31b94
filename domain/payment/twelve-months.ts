import { addMonths, type CivilDate, civilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';

export type DatedPayment<Kind extends string> = { readonly kind: Kind; readonly on: CivilDate; readonly cents: Cents };
export type MonthSum<Kind extends string> = {
  /** `2026-09`. */
  readonly month: string;
  readonly byKind: Readonly<Record<Kind, Cents>>;
  readonly total: Cents;
};

const monthOf = (day: string): string => day.slice(0, 7);

/**
 * Twelve months of payments, added up by kind and together. They begin with the month of the first payment, or with that of today where
 * something is late or nothing is to come.
 */
export function twelveMonths<Kind extends string>(
  payments: readonly DatedPayment<Kind>[],
  { today, kinds }: { today: CivilDate; kinds: readonly Kind[] },
): MonthSum<Kind>[] {
  const first = payments.map(({ on }) => on).sort()[0];
  const begin = first !== undefined && first > today ? first : today;
  const from = civilDate(`${monthOf(begin)}-01`);
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthOf(addMonths(from, index));
    // What is late is asked for now.
    const own = payments.filter(({ on }) => monthOf(on > today ? on : today) === month);
    const sum = (rows: typeof own) => cents(rows.reduce((total, one) => total + one.cents, 0));
    const byKind = Object.fromEntries(kinds.map((kind) => [kind, sum(own.filter((one) => one.kind === kind))]));
    return { month, byKind: byKind as Record<Kind, Cents>, total: sum(own) };
  });
}
