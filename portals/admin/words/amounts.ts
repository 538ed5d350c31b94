import { centsFromDollars } from '@domain/money/dollars';
import { formatUsd, formatUsdExact } from '@domain/money/usd';

/** Dollars of the wire for cards and sentences: "$4,200", "$8,607.60"; an en dash for none. */
export function usd(dollars: number | null): string {
  return dollars === null ? '–' : formatUsd(centsFromDollars(dollars));
}

/**
 * How a page of a table writes its amounts: "9,000" while all are whole dollars, and two decimals in every row as soon as one has
 * cents, so that columns line up. Null stays null, the table's dash.
 */
export function tableAmounts(amounts: Iterable<number | null>): (dollars: number | null) => string | null {
  const hasCents = [...amounts].some((amount) => amount !== null && !Number.isInteger(amount));
  return (dollars) => {
    if (dollars === null) return null;
    const exact = formatUsdExact(centsFromDollars(dollars)).replace('$', '');
    return hasCents ? exact : exact.replace(/\.00$/, '');
  };
}

/** Why the limit is not the one of a decision, null where it is: an approval never lowers a line that another one opened. */
export function heldLimitWords(limit: number | null, decided: number | null): string | null {
  if (limit === null || decided === null || limit <= decided) return null;
  return `This decision alone approves ${usd(decided)}. The limit is ${usd(limit)} because a larger approval is still in effect.`;
}
