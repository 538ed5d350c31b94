import { addMonths, type CivilDate } from '../calendar/civil-date';
import type { DecisionInputs } from './inputs';
import type { ReasonCode } from './reasons';
import { isReasonShown } from './shown-reasons';

/** What a fact says: of a month, or of a number. */
export const REASON_FACTS = [
  'LATE_90_IN',
  'LATE_90',
  'LATE_60',
  'LATE_30',
  'CHARGE_OFFS',
  'BANKRUPTCY_IN',
  'COLLECTIONS',
  'CARD_LIMITS_USED',
  'ACCOUNTS',
  'OLDEST_ACCOUNT_MONTHS',
  'INQUIRIES',
  'DEBT_OF_INCOME',
] as const;
export type ReasonFactKind = (typeof REASON_FACTS)[number];

/** The fact of the file behind a reason, for the applicant's own eyes. */
export type ReasonFact =
  | { readonly kind: ReasonFactKind; readonly month: string; readonly number: null }
  | { readonly kind: ReasonFactKind; readonly month: null; readonly number: number };

type FactOf = (inputs: DecisionInputs, asOf: CivilDate) => ReasonFact | null;

const monthsBefore = (kind: ReasonFactKind, months: number, asOf: CivilDate): ReasonFact => ({
  kind,
  month: addMonths(asOf, -months).slice(0, 7),
  number: null,
});

const numberOf = (kind: ReasonFactKind, value: number | null | undefined): ReasonFact | null =>
  value == null || value <= 0 ? null : { kind, month: null, number: Math.round(value) };

/** An older one is no reason of the rules; what else the file shows is. */
const LATE_90_MONTHS = 12;

/** The gravest that is known; a payment 90 days late by its month. */
const lateness: FactOf = (inputs, asOf) =>
  inputs.monthsSinceDelinq90 == null || inputs.monthsSinceDelinq90 > LATE_90_MONTHS
    ? (numberOf('LATE_90', inputs.delinq90_24m) ??
      numberOf('CHARGE_OFFS', inputs.chargeOffs24m) ??
      numberOf('LATE_60', inputs.delinq60_24m) ??
      numberOf('LATE_30', inputs.delinq30_24m))
    : monthsBefore('LATE_90_IN', inputs.monthsSinceDelinq90, asOf);

/** Few accounts, else a young one: whichever bears the reason out. */
const history: FactOf = ({ tradelines, oldestTradelineMonths }) =>
  tradelines != null && tradelines <= 5
    ? numberOf('ACCOUNTS', tradelines)
    : numberOf('OLDEST_ACCOUNT_MONTHS', oldestTradelineMonths);

const debtOfIncome: FactOf = ({ monthlyDebtCents, annualIncomeCents }) =>
  monthlyDebtCents == null || !annualIncomeCents
    ? null
    : numberOf('DEBT_OF_INCOME', (monthlyDebtCents * 1_200) / annualIncomeCents);

const FACTS: Readonly<Partial<Record<ReasonCode, FactOf>>> = {
  DELINQUENT_OTHERS: lateness,
  BANKRUPTCY: ({ publicRecordBankruptcyMonths: months }, asOf) =>
    months == null ? null : monthsBefore('BANKRUPTCY_IN', months, asOf),
  COLLECTION: ({ collectionsNonMedical }) => numberOf('COLLECTIONS', collectionsNonMedical),
  UTILIZATION_HIGH: ({ revolvingUtilization }) => numberOf('CARD_LIMITS_USED', revolvingUtilization),
  LIMITED_HISTORY: history,
  ACCOUNT_AGE: ({ oldestTradelineMonths }) => numberOf('OLDEST_ACCOUNT_MONTHS', oldestTradelineMonths),
  INQUIRIES: ({ inquiries6m }) => numberOf('INQUIRIES', inquiries6m),
  OBLIGATIONS_HIGH: debtOfIncome,
};

/**
 * The fact behind a reason: which month, how many, which percentage. Null where the reason rests on no number, or the file does not
 * bear it out.
 * @example four months before 16 March 2026 a payment was 90 days late: LATE_90_IN 2025-11.
 */
export function reasonFact(code: string, inputs: DecisionInputs, asOf: CivilDate): ReasonFact | null {
  const factOf = (FACTS as Readonly<Record<string, FactOf | undefined>>)[code];
  return factOf && isReasonShown(code, inputs) ? factOf(inputs, asOf) : null;
}
