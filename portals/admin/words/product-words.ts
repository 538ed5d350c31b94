const kinds: readonly [RegExp, (months: string) => string][] = [
  [/^FIXED_(\d+)$/, (months) => `${months} monthly payments`],
  [/^PROMO_(\d+)$/, (months) => `${months}-month promotion`],
  [/^(MEMBERSHIP)$/, () => 'Membership'],
  [/^GENESIS_(\d+)$/, (months) => `${months}-month second look`],
];

/** A product's code in words; one that we do not know stays its code. */
export function productWords(product: string): string {
  for (const [pattern, words] of kinds) {
    const months = pattern.exec(product)?.[1];
    if (months) return words(months);
  }
  return product;
}
