import type { ApplicationStatus } from '../enums';
import { RULE_OUTCOMES, type RuleOutcome } from './configuration';

/** Where the rules leave an application, before grade and line. */
export type RuleVerdict =
  | 'INCOMPLETE'
  | 'KBA'
  | 'FREEZE'
  | 'PERSONA'
  | 'NEED_MORE_INFO'
  | 'SSN_USED'
  | 'DENY'
  | 'REVIEW'
  | 'CONTINUE';

/** Bit of an outcome in the set of outcomes hit. */
export const OUTCOME_BIT = Object.fromEntries(RULE_OUTCOMES.map((outcome, index) => [outcome, 1 << index])) as Readonly<
  Record<RuleOutcome, number>
>;

type Row = { readonly verdict: RuleVerdict; readonly bits: number; readonly status: ApplicationStatus };

/**
 * The order the client reads a finish response in (borrower §4, outcome after finish), so that a decision and the step
 * shown never disagree. The first row with a bit in the set of hits decides. A fraud alert and an out-of-state patient
 * wait for a person, like REVIEW.
 * @NOTE choice: an open KBA is INCOMPLETE, because answers of the applicant are missing; the specification names no status.
 */
export const RESOLUTION: readonly Row[] = [
  { verdict: 'KBA', bits: OUTCOME_BIT.KBA, status: 'INCOMPLETE' },
  { verdict: 'FREEZE', bits: OUTCOME_BIT.FREEZE, status: 'REVIEW' },
  { verdict: 'PERSONA', bits: OUTCOME_BIT.PERSONA, status: 'REVIEW' },
  { verdict: 'NEED_MORE_INFO', bits: OUTCOME_BIT.NEED_MORE_INFO, status: 'REVIEW' },
  { verdict: 'SSN_USED', bits: OUTCOME_BIT.SSN_USED, status: 'DENIED' },
  { verdict: 'DENY', bits: OUTCOME_BIT.DENY, status: 'DENIED' },
  {
    verdict: 'REVIEW',
    bits: OUTCOME_BIT.REVIEW | OUTCOME_BIT.FRAUD_ALERT | OUTCOME_BIT.PEND_OUT_OF_STATE,
    status: 'REVIEW',
  },
];

/** The row for a set of outcome bits; null when nothing stops the application. */
export function resolveVerdict(bits: number): Row | null {
  for (const row of RESOLUTION) if ((row.bits & bits) !== 0) return row;
  return null;
}
