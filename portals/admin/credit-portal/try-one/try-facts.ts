import { TRIED_FACTS } from '@contract/credit-portal/try-calls';
import { FIELD_WORDS, valueWords } from '@domain/underwriting/field-words';
import { type FieldName, fieldOf } from '@domain/underwriting/fields';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { upperFirst } from '../../words/upper-first';

/** Somebody with a thick file, whom no rule of the demo stops: what is typed is changed on them. */
export const SOUND: DecisionInputs = {
  age: 38,
  stateCode: 'TX',
  annualIncomeCents: 4_600_000,
  requestedAmountCents: 300_000,
  monthlyDebtCents: 90_000,
  score: 705,
  tradelines: 9,
  oldestTradelineMonths: 100,
  revolvingUtilization: 34,
  inquiries6m: 1,
  delinq30_24m: 0,
  delinq60_24m: 0,
  delinq90_24m: 0,
  delinquenciesEver: 1,
  chargeOffs24m: 0,
  collectionsNonMedical: 0,
  frozen: false,
  noHit: false,
  fraudAlertLevel: 0,
  ofacHit: false,
  ssnDeceased: false,
  mismatches: [],
  identityCheck: 'PASS',
  ssnAlreadyUsed: false,
  existingBalanceCents: 0,
  internalDpdNow: 0,
  internalDpdMax: 0,
  priorChargeOff: false,
  internalDisputed: false,
  mlaCovered: false,
  practiceSpecialty: 'Dentistry',
  practiceStateCode: 'TX',
};

export type TriedFact = keyof DecisionInputs & FieldName;

export type AskedFact = { name: TriedFact; label: string; suffix?: string };
/** The facts that are asked first; every other one stands under "All facts". */
export const FIRST_FACTS: readonly AskedFact[] = [
  { name: 'score', label: 'Score' },
  { name: 'annualIncomeCents', label: 'Annual income' },
  { name: 'monthlyDebtCents', label: 'Monthly debt' },
  { name: 'monthsSinceDelinq90', label: '90 days late', suffix: 'months ago' },
  { name: 'requestedAmountCents', label: 'Requested' },
];

const first = new Set<string>(FIRST_FACTS.map(({ name }) => name));
export const OTHER_FACTS: readonly AskedFact[] = TRIED_FACTS.filter((name) => !first.has(name))
  .map((name) => ({ name: name as TriedFact, label: upperFirst(FIELD_WORDS[name].subject) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** A thick file has three accounts and more, the oldest of two years and more. */
const THICK = { tradelines: 9, oldestTradelineMonths: 100 };
const THIN = { tradelines: 1, oldestTradelineMonths: 12 };
export const fileOf = ({ tradelines, oldestTradelineMonths }: DecisionInputs): 'THICK' | 'THIN' =>
  (tradelines ?? 0) >= 3 && (oldestTradelineMonths ?? 0) >= 24 ? 'THICK' : 'THIN';
export const withFile = (facts: DecisionInputs, file: string): DecisionInputs => ({
  ...facts,
  ...(file === 'THICK' ? THICK : THIN),
});

/** What a fact that is chosen may be: its options, and not known. */
export function choicesOf(name: TriedFact): readonly (readonly [string, string])[] {
  const field = fieldOf(name);
  const none = ['', 'missing'] as const;
  if (field.kind === 'boolean') return [none, ['true', 'yes'], ['false', 'no']];
  if (field.kind === 'number') return [none];
  return [none, ...field.values.map((value) => [value, valueWords(name, value)] as const)];
}

/** What was chosen as the fact holds it. */
export function readChoice(name: TriedFact, chosen: string): unknown {
  if (chosen === '') return null;
  return fieldOf(name).kind === 'boolean' ? chosen === 'true' : chosen;
}
