import { centsFromDollars } from '@domain/money/dollars';
import { formatUsd, formatUsdExact } from '@domain/money/usd';

/** Dollars of the wire in a sentence or on a card: "$4,200", "$156.07". */
export const usd = (dollars: number): string => formatUsd(centsFromDollars(dollars));

/** Dollars of the wire in a legal box or a table: always two decimals. */
export const usdExact = (dollars: number): string => formatUsdExact(centsFromDollars(dollars));
