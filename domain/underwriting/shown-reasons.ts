import type { DecisionInputs } from './inputs';
import type { ReasonCode } from './reasons';

type Shows = (inputs: DecisionInputs) => boolean;
type Shown = {
  /** True when the facts bear the reason out, so that it may be told. */
  readonly shows: Shows;
  /** True when they weigh so much that they explain a score without the bureau naming them. */
  readonly weighsAlone?: Shows;
};

const isLate: Shows = (inputs) => {
  const { delinquenciesEver, delinq30_24m, delinq60_24m, delinq90_24m, chargeOffs24m } = inputs;
  const counts = [delinquenciesEver, delinq30_24m, delinq60_24m, delinq90_24m, chargeOffs24m];
  return counts.some((count) => (count ?? 0) > 0) || inputs.monthsSinceDelinq90 != null;
};
const isAtMost = (value: number | null | undefined, most: number) => value != null && value <= most;
const isOver = (value: number | null | undefined, bound: number) => value != null && value > bound;

/**
 * What must stand in the file before a reason is told. The sentences of `REASONS` say what the file shows, so each bound is
 * the one under which its sentence is true. A fact that is not known shows nothing.
 * @NOTE choice: reasons without a row (identity or income not confirmed, no plan for the amount) rest on no stored number.
 * Source: 12 CFR 1002.9(b)(2), the reasons must be those actually used.
 */
const SHOWN: Readonly<Partial<Record<ReasonCode, Shown>>> = {
  DELINQUENT_OTHERS: { shows: isLate, weighsAlone: isLate },
  BANKRUPTCY: {
    shows: (inputs) => inputs.publicRecordBankruptcyMonths != null,
    weighsAlone: (inputs) => inputs.publicRecordBankruptcyMonths != null,
  },
  COLLECTION: {
    shows: (inputs) => isOver(inputs.collectionsNonMedical, 0),
    weighsAlone: (inputs) => isOver(inputs.collectionsNonMedical, 0),
  },
  UTILIZATION_HIGH: {
    shows: (inputs) => isOver(inputs.revolvingUtilization, 30),
    weighsAlone: (inputs) => isOver(inputs.revolvingUtilization, 50),
  },
  LIMITED_HISTORY: {
    shows: (inputs) => isAtMost(inputs.tradelines, 5) || isAtMost(inputs.oldestTradelineMonths, 59),
    weighsAlone: (inputs) => isAtMost(inputs.tradelines, 2) || isAtMost(inputs.oldestTradelineMonths, 59),
  },
  INQUIRIES: {
    shows: (inputs) => isOver(inputs.inquiries6m, 2),
    weighsAlone: (inputs) => isOver(inputs.inquiries6m, 2),
  },
  // Ten years, as the sentence says; below five LIMITED_HISTORY says it already.
  ACCOUNT_AGE: { shows: ({ oldestTradelineMonths: age }) => isAtMost(age, 119) && isOver(age, 59) },
  // Only the bureau looks at kinds of accounts; no other fact that it gives can contradict it.
  INSTALLMENT_HISTORY: { shows: ({ scoreFactors }) => scoreFactors?.includes('INSTALLMENT_HISTORY') === true },
  NO_FILE: { shows: ({ noHit }) => noHit === true },
  FRAUD_REVIEW: { shows: ({ fraudAlertLevel }) => isOver(fraudAlertLevel, 0) },
  POOR_WITH_US: { shows: (inputs) => inputs.priorChargeOff === true || isOver(inputs.internalDpdMax, 0) },
  PAST_DUE_WITH_US: { shows: ({ internalDpdNow }) => isOver(internalDpdNow, 0) },
  CHARGED_OFF_WITH_US: { shows: ({ priorChargeOff }) => priorChargeOff === true },
  BALANCE_OUTSTANDING: { shows: ({ existingBalanceCents }) => isOver(existingBalanceCents, 0) },
  MLA_RATE_CAP: { shows: ({ mlaCovered }) => mlaCovered === true },
  DUPLICATE_APPLICATION: { shows: ({ ssnAlreadyUsed }) => ssnAlreadyUsed === true },
  // Only the rule that compares the state's table can say so, and it denies by itself.
  STATE_NOT_SERVED: { shows: () => false },
  AGE_CAPACITY: { shows: () => false },
  // Only a smaller line is explained by it, never a denial.
  AMOUNT_ABOVE_FILE: { shows: () => false },
};

const rowOf = (code: string): Shown | undefined => (SHOWN as Readonly<Record<string, Shown | undefined>>)[code];

/** False when the facts of the case do not bear the reason out, so that telling it would be untrue. */
export function isReasonShown(code: string, inputs: DecisionInputs): boolean {
  return rowOf(code)?.shows(inputs) ?? true;
}

/** Reasons that the facts alone explain a score with, heaviest first. */
export function reasonsInFile(inputs: DecisionInputs): ReasonCode[] {
  const codes = Object.keys(SHOWN) as ReasonCode[]; // Its own keys.
  return codes.filter((code) => SHOWN[code]?.weighsAlone?.(inputs) === true);
}

/** What may separate a file without marks from a better grade, heaviest first. */
const SLIGHT: readonly ReasonCode[] = ['LIMITED_HISTORY', 'ACCOUNT_AGE', 'UTILIZATION_HIGH'];

/** Reasons for less than was asked for, of a file in which nothing weighs. */
export function slightReasons(inputs: DecisionInputs): ReasonCode[] {
  return SLIGHT.filter((code) => isReasonShown(code, inputs));
}
