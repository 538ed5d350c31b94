import type { yearDifference } from '@contract/membership/entity';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { YearDifference } from './next-year';

const usd = (amount: Cents) => dollarsFromCents(cents(amount));

/** What is another in the next year, as its member and their practice see it; null where nothing is. */
export function differenceView(of: YearDifference | null): z.input<typeof yearDifference> | null {
  if (of === null) return null;
  const { prices, removed, discounts, before, after } = of;
  return {
    prices: prices.map(({ treatment, beforeCents, afterCents }) => ({
      treatment,
      priceBefore: usd(beforeCents),
      priceAfter: usd(afterCents),
    })),
    removed: [...removed],
    discounts: discounts.map(({ issuer, amountCents }) => ({ issuer, amount: usd(amountCents) })),
    totalBefore: usd(before.totalCents),
    totalAfter: usd(after.totalCents),
    monthlyBefore: usd(before.monthlyCents),
    monthlyAfter: usd(after.monthlyCents),
  };
}
