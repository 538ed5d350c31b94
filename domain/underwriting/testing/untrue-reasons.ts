import type { DecisionInputs } from '../inputs';

const over = (value: number | null | undefined, bound: number) => value != null && value > bound;

/** What each sentence claims, written down beside the engine and not from it: the auditor's table. */
const CLAIMS: Readonly<Record<string, (facts: DecisionInputs) => boolean>> = {
  DELINQUENT_OTHERS: (facts) =>
    over(facts.delinquenciesEver, 0) ||
    over(facts.delinq30_24m, 0) ||
    over(facts.delinq60_24m, 0) ||
    over(facts.delinq90_24m, 0) ||
    over(facts.chargeOffs24m, 0) ||
    facts.monthsSinceDelinq90 != null,
  BANKRUPTCY: (facts) => facts.publicRecordBankruptcyMonths != null,
  COLLECTION: (facts) => over(facts.collectionsNonMedical, 0),
  UTILIZATION_HIGH: (facts) => over(facts.revolvingUtilization, 30),
  INQUIRIES: (facts) => over(facts.inquiries6m, 2),
  LIMITED_HISTORY: ({ tradelines, oldestTradelineMonths }) =>
    (tradelines != null && tradelines < 6) || (oldestTradelineMonths != null && oldestTradelineMonths < 60),
  ACCOUNT_AGE: ({ oldestTradelineMonths: months }) => months != null && months < 120,
  NO_FILE: (facts) => facts.noHit === true,
  FRAUD_REVIEW: (facts) => over(facts.fraudAlertLevel, 0),
  POOR_WITH_US: (facts) => facts.priorChargeOff === true || over(facts.internalDpdMax, 0),
  PAST_DUE_WITH_US: (facts) => over(facts.internalDpdNow, 0),
  CHARGED_OFF_WITH_US: (facts) => facts.priorChargeOff === true,
  BALANCE_OUTSTANDING: (facts) => over(facts.existingBalanceCents, 0),
  MLA_RATE_CAP: (facts) => facts.mlaCovered === true,
  DUPLICATE_APPLICATION: (facts) => facts.ssnAlreadyUsed === true,
};

/** True for a reason that says of the file what the file does not show. */
export function isUntrue(code: string, facts: DecisionInputs): boolean {
  return CLAIMS[code]?.(facts) === false;
}
