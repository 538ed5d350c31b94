import { type Cents, sumCents } from '../money/cents';

/** What settles a loan with everything around it: what is owed back comes after everything else, so whoever pays it pays that too. */
export const allOwed = (of: {
  readonly owedBackCents: Cents;
  readonly chargedOffCents: Cents;
  /** What closes the loan today; below 0 where it was paid beyond that. */
  readonly payoffCents: Cents;
}): Cents => sumCents([of.owedBackCents, of.chargedOffCents, ...(of.payoffCents > 0 ? [of.payoffCents] : [])]);
