import { OUTCOME_BIT } from './resolve-outcome';

/**
 * What somebody of the platform decided about an application that waited for a person. Part of the inputs, so that the
 * decision can be replayed: CLEARED takes away what it waited for and leaves grade, line and plans to the rules;
 * IDENTITY_CLEARED takes away what the checks of the person's identity ask for, and nothing else; DENIED gives the reasons.
 */
export type PersonReview =
  | { readonly outcome: 'CLEARED' | 'IDENTITY_CLEARED' }
  | { readonly outcome: 'DENIED'; readonly reasons: readonly string[] };

/** Outcomes that no person can take back: a rule that denies, a number that is another's. */
const SETTLED_BITS = OUTCOME_BIT.DENY | OUTCOME_BIT.SSN_USED;

/** Outcomes by which the rules ask who the person is: questions, a photograph, more information. */
const IDENTITY_BITS = OUTCOME_BIT.KBA | OUTCOME_BIT.PERSONA | OUTCOME_BIT.NEED_MORE_INFO;

/** True where the identity is known: proven to a vendor, or to a person of the platform. */
export function isIdentityKnown(
  isVerified: boolean | null | undefined,
  review: PersonReview | null | undefined,
): boolean | null | undefined {
  return review?.outcome === 'IDENTITY_CLEARED' ? true : isVerified;
}

/** The outcomes hit that still stand after a person has looked. */
export function bitsAfterReview(bits: number, review: PersonReview | null | undefined): number {
  if (!review) return bits;
  if (review.outcome === 'IDENTITY_CLEARED') return bits & ~IDENTITY_BITS;
  return review.outcome === 'CLEARED' ? bits & SETTLED_BITS : 0;
}
