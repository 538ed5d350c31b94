let carriedCents: number | null = null;

/**
 * Keeps an amount for the area that is opened next. In memory only: a sum of money for treatment has no place in an
 * address or in the browser's storage.
 */
export function carryAmount(amountCents: number): void {
  carriedCents = amountCents;
}

/** Takes the carried amount, whole cents, once; null when none was carried. */
export function takeCarriedAmount(): number | null {
  const amountCents = carriedCents;
  carriedCents = null;
  return amountCents;
}
