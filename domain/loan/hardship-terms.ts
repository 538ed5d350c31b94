import type { LoanTerms } from './loan-event';

/** True for an installment that a hardship plan lowers. */
export function isLowered({ hardship }: LoanTerms, number: number): boolean {
  return hardship !== undefined && number >= hardship.number && number < hardship.number + hardship.months;
}

/** What an installment asks for at most of interest and principal, beside the interest that it has to cover. */
export function askedAt(terms: LoanTerms, number: number, agreedCents: number): number {
  return terms.hardship && isLowered(terms, number) ? Math.min(terms.hardship.paymentCents, agreedCents) : agreedCents;
}

/** The installment whose payment another rate sets anew: a hardship plan first runs to its end. */
export function levelsAt(terms: LoanTerms): number | undefined {
  const { hardship, levelFrom } = terms;
  return hardship && levelFrom !== undefined && isLowered(terms, levelFrom)
    ? hardship.number + hardship.months
    : levelFrom;
}
