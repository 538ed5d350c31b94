import type { CreditFile } from '../../../vendors/credit-bureau/port';
import type { Reading } from '../../../work';
import type { ApplicationCase } from '../application.reads';
import { decideCase, type MadeDecision } from '../decision/decide-case';
import { reviewReasons } from '../decision/review-reasons';

/**
 * Decides a further application: one that is neither approved nor can be corrected is denied (borrower §4), for the reasons of the
 * rules that would have sent it to a person. The reasons stand in the decision's inputs, so that it can be decided again the same.
 * Questions, a freeze, an identity inquiry and missing information come first, as in the order of the specification.
 * @NOTE choice: where those rules have no reason, a person looks all the same: nobody is denied without a specific reason that they
 * are told (12 CFR 1002.9(b)(2)).
 */
export async function decideFurther(reading: Reading, of: ApplicationCase, file: CreditFile): Promise<MadeDecision> {
  const made = await decideCase(reading, of, { file });
  if (of.application.purpose === 'NEW' || made.decision.verdict !== 'REVIEW') return made;
  const reasons = reviewReasons(made, ['REVIEW', 'FRAUD_ALERT', 'PEND_OUT_OF_STATE']);
  return reasons.length === 0 ? made : decideCase(reading, of, { file, personReview: { outcome: 'DENIED', reasons } });
}
