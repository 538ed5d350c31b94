import { OUTCOME_BIT } from './resolve-outcome';

/**
 * What somebody of the platform decided about an application that waited for a person. Part of the inputs, so that the
 * decision can be replayed: CLEARED takes away what it waited for and leaves grade, line and plans to the rules; DENIED
 * gives the reasons.
 */
export type PersonReview =
  | { readonly outcome: 'CLEARED' }
  | { readonly outcome: 'DENIED'; readonly reasons: readonly string[] };

/** Outcomes that no person can take back: a rule that denies, a number that is another's. */
const SETTLED_BITS = OUTCOME_BIT.DENY | OUTCOME_BIT.SSN_USED;

/** The outcomes hit that still stand after a person has looked. */
export function bitsAfterReview(bits: number, review: PersonReview | null | undefined): number {
  if (!review) return bits;
  return review.outcome === 'CLEARED' ? bits & SETTLED_BITS : 0;
}
