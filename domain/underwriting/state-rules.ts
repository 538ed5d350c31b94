import { STATE_CODES, type StateCode } from '../us-states';
import type { StateRule } from './configuration';
import { creditLawOf } from './state-credit-law';

const USUAL: Omit<StateRule, 'stateCode' | 'maxAprBps' | 'lateFeeCapCents'> = {
  minAge: 18,
  served: true,
  allowDeferredInterest: 'YES',
  allowStaffAssist: true,
  maxDaysBeforeTreatment: null,
  spouseNotice: false,
  attorneyFeeClause: true,
};

/** Sources: AL, NE age of majority; CA B&P 654.3; NY GBL 349-g; WI 422.411 and 766.56. NH, PR and VI are not served. */
const OWN: Partial<Record<StateCode, Partial<StateRule>>> = {
  AL: { minAge: 19 },
  NE: { minAge: 19 },
  CA: { allowDeferredInterest: 'PATIENT_DEVICE', maxDaysBeforeTreatment: 30 },
  NY: { allowStaffAssist: false },
  WI: { spouseNotice: true, attorneyFeeClause: false },
  NH: { served: false },
  PR: { served: false },
  VI: { served: false },
};

const ruleOf = (stateCode: StateCode): StateRule => ({
  stateCode,
  ...USUAL,
  ...creditLawOf(stateCode),
  ...OWN[stateCode],
});

/** The law of every state, versioned like the risk tables. */
export const DEMO_STATE_RULES: readonly StateRule[] = STATE_CODES.map(ruleOf);

/** The rule of a state; states without a row of their own follow the usual one, with the caps of their law. */
export function stateRuleFor(rules: readonly StateRule[], stateCode: StateCode): StateRule {
  return rules.find((rule) => rule.stateCode === stateCode) ?? ruleOf(stateCode);
}
