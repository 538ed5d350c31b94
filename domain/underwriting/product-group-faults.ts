import type { Product } from './configuration';

/** What a product may say: cents, basis points and months; both ends belong. */
export const PRODUCT_LIMITS = {
  amount: { min: 1, max: 100_000_000 },
  leastModified: { min: 0, max: 100_000_000 },
  fee: { min: 0, max: 10_000 },
  leastFee: { min: 0, max: 100_000_000 },
  term: { min: 1, max: 120 },
  products: 40,
} as const;

/** What is wrong with one product of a group, or with the group (no row). */
export type ProductFault = {
  readonly row: number | null;
  readonly field: keyof Product | null;
  readonly message: string;
  /** What was missed: cents for amounts, months for terms. */
  readonly limit?: number;
};

/**
 * Everything that is wrong in the products of a group by themselves: one that stands twice, amounts that cross, a promotion
 * without its method or as long as its plan, a least fee that takes the least purchase, and a group that offers nothing.
 */
export function productGroupFaults(products: readonly Product[]): ProductFault[] {
  const seen = new Set<string>();
  const faults = products.flatMap((product, row) => {
    const isTwice = seen.has(product.product);
    seen.add(product.product);
    const twice: ProductFault[] = isTwice ? [{ row, field: 'product', message: 'This product is listed twice.' }] : [];
    return [...twice, ...amountFaults(product, row), ...promotionFaults(product, row)];
  });
  if (products.some(({ enabled }) => enabled)) return faults;
  return [...faults, { row: null, field: null, message: 'A group must offer at least one product.' }];
}

function amountFaults(product: Product, row: number): ProductFault[] {
  const { minAmountCents: least, maxAmountCents: most, minModifyAmountCents, minimumFeeCents } = product;
  const faults: ProductFault[] = [];
  if (most < least)
    faults.push({
      row,
      field: 'maxAmountCents',
      message: 'The maximum is below the minimum',
      limit: least,
    });
  if (minModifyAmountCents > Math.max(least, most)) {
    const message = 'This is above the maximum, so a purchase could never be changed';
    faults.push({ row, field: 'minModifyAmountCents', message, limit: most });
  }
  if (minimumFeeCents >= least) {
    const message = 'The minimum fee would take the whole minimum amount';
    faults.push({ row, field: 'minimumFeeCents', message, limit: least });
  }
  return faults;
}

function promotionFaults({ promoTerm, promoMethod, fixedTerm }: Product, row: number): ProductFault[] {
  if (promoTerm === null) {
    if (promoMethod === null) return [];
    return [{ row, field: 'promoMethod', message: 'Only promotions have a method.' }];
  }
  const faults: ProductFault[] = [];
  if (promoMethod === null) faults.push({ row, field: 'promoMethod', message: "Choose the promotion's method." });
  if (promoTerm >= fixedTerm)
    faults.push({ row, field: 'promoTerm', message: 'A promotion must end before its plan', limit: fixedTerm });
  return faults;
}
