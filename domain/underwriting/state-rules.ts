import type { StateCode } from '../us-states';
import type { StateRule } from './configuration';

const USUAL: Omit<StateRule, 'stateCode'> = {
  minAge: 18,
  served: true,
  maxAprBps: null,
  allowDeferredInterest: 'YES',
  allowStaffAssist: true,
  maxDaysBeforeTreatment: null,
  lateFeeCapCents: null,
  spouseNotice: false,
  attorneyFeeClause: true,
};

/**
 * States whose law differs (domain model §2.9 and §6): a starter set, versioned like the risk tables. Sources: AL, NE age of
 * majority; CA B&P 654.3; NY GBL 349-g; WI 422.411 and 766.56. The late fee cap of a state is left to its own table.
 */
export const DEMO_STATE_RULES: readonly StateRule[] = [
  { stateCode: 'AL', ...USUAL, minAge: 19 },
  { stateCode: 'NE', ...USUAL, minAge: 19 },
  { stateCode: 'CA', ...USUAL, allowDeferredInterest: 'PATIENT_DEVICE', maxDaysBeforeTreatment: 30 },
  { stateCode: 'NY', ...USUAL, allowStaffAssist: false },
  { stateCode: 'WI', ...USUAL, spouseNotice: true, attorneyFeeClause: false },
  { stateCode: 'NH', ...USUAL, served: false },
  { stateCode: 'PR', ...USUAL, served: false },
  { stateCode: 'VI', ...USUAL, served: false },
];

/** The rule of a state; states without a row of their own follow the usual one. */
export function stateRuleFor(rules: readonly StateRule[], stateCode: StateCode): StateRule {
  return rules.find((rule) => rule.stateCode === stateCode) ?? { stateCode, ...USUAL };
}
