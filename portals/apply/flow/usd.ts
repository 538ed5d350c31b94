import { centsFromDollars } from '@domain/money/dollars';
import { formatUsd } from '@domain/money/usd';

/** Dollars of the wire as people read them: "$12,000". */
export const usd = (dollars: number): string => formatUsd(centsFromDollars(dollars));
