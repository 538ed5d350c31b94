import { ENROLLMENTS, MISMATCH_FIELDS, SPECIALTIES } from '../enums';
import { STATE_CODES } from '../us-states';

/** What a decision is for: a first application, a refresh of the spending limit, or a request for a higher line. */
export const PURPOSES = ['NEW', 'REFRESH', 'INCREASE'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const SCORE_MODELS = ['FICO_8', 'FICO_9', 'VANTAGE_3', 'VANTAGE_4'] as const;
export const FILE_TYPES = ['THIN', 'THICK'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Verdict of the identity vendor before the rules run. */
export const IDENTITY_CHECKS = ['PASS', 'KBA', 'PERSONA', 'NEED_MORE_INFO'] as const;
/** Who held the device while the application was filled in. */
export const INTAKE_CHANNELS = ['PATIENT_DEVICE', 'STAFF_ASSISTED'] as const;
/** The second lender a practice offers to a declined patient, by its funding type. */
export const SECOND_LOOKS = ['NONE', 'GENESIS', 'PATIENTFI_PLUS'] as const;

const money = { kind: 'number', min: 0, max: 10_000_000_00, whole: true, unit: 'cents' } as const;
const count = { kind: 'number', min: 0, max: 999, whole: true, unit: 'count' } as const;
const months = { kind: 'number', min: 0, max: 1200, whole: true, unit: 'months' } as const;
const days = { kind: 'number', min: 0, max: 36_500, whole: true, unit: 'days' } as const;
const fact = { kind: 'boolean' } as const;
const oneOf = <const V extends readonly string[]>(values: V) => ({ kind: 'choice', values }) as const;

/**
 * The whitelist of underwriting inputs (domain model §3.2): what is not listed cannot reach a decision. Names are those a
 * rule uses. Order fixes each field's slot in the compiled form.
 */
export const FIELDS = {
  age: { kind: 'number', min: 0, max: 130, whole: true, unit: 'years' },
  stateCode: oneOf(STATE_CODES),
  annualIncomeCents: money,
  requestedAmountCents: money,
  monthlyDebtCents: money,
  housingPaymentCents: money,
  score: { kind: 'number', min: 250, max: 900, whole: true, unit: 'points' },
  scoreModel: oneOf(SCORE_MODELS),
  tradelines: count,
  oldestTradelineMonths: months,
  revolvingUtilization: { kind: 'number', min: 0, max: 1000, whole: false, unit: 'percent' },
  inquiries6m: count,
  delinq30_24m: count,
  delinq60_24m: count,
  delinq90_24m: count,
  monthsSinceDelinq90: months,
  delinquenciesEver: count,
  chargeOffs24m: count,
  collectionsNonMedical: count,
  publicRecordBankruptcyMonths: months,
  frozen: fact,
  noHit: fact,
  fraudAlertLevel: { kind: 'number', min: 0, max: 2, whole: true, unit: 'level' },
  ofacHit: fact,
  ssnDeceased: fact,
  mismatches: { kind: 'set', values: MISMATCH_FIELDS },
  identityCheck: oneOf(IDENTITY_CHECKS),
  kbaPassed: fact,
  identityVerified: fact,
  ssnAlreadyUsed: fact,
  existingBalanceCents: money,
  currentLineCents: money,
  // Of our own books: late now, the worst of twelve months, charged off, said not to be owed.
  internalDpdNow: days,
  internalDpdMax: days,
  priorChargeOff: fact,
  internalDisputed: fact,
  mlaCovered: fact,
  practiceSpecialty: oneOf(SPECIALTIES),
  practiceStateCode: oneOf(STATE_CODES),
  practiceSecondLook: oneOf(SECOND_LOOKS),
  applicationChannel: oneOf(INTAKE_CHANNELS),
  enrollment: oneOf(ENROLLMENTS),
  purpose: oneOf(PURPOSES),
  // Derived while normalising, never given.
  fileType: oneOf(FILE_TYPES),
  dti: { kind: 'number', min: 0, max: 999, whole: false, unit: 'ratio' },
  isBelowMinimumAge: fact,
  isStateServed: fact,
  isOutOfState: fact,
} as const satisfies Record<string, Field>;

/** One input a rule may read. `choice` and `set` values are compared by name, numbers within [min, max]. */
export type Field =
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly whole: boolean;
      readonly unit: string;
    }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'set'; readonly values: readonly string[] };

export type FieldName = keyof typeof FIELDS;
export const DERIVED_FIELDS = ['fileType', 'dti', 'isBelowMinimumAge', 'isStateServed', 'isOutOfState'] as const;
export type DerivedField = (typeof DERIVED_FIELDS)[number];
export type InputField = Exclude<FieldName, DerivedField>;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

/** Slot of every field in the compiled form. */
export const SLOT = Object.fromEntries(FIELD_NAMES.map((name, index) => [name, index])) as Readonly<
  Record<FieldName, number>
>;

/** Names an editor might try and why the law or the design keeps them out (Reg B 1002.5–.6, FCRA 604(g)). */
export const FORBIDDEN_FIELDS: Readonly<Record<string, string>> = {
  isMarried: 'Marital status may not be used in a credit decision (Reg B 1002.5).',
  spouseInfo: 'Spouse data may not be used in a credit decision (Reg B 1002.5).',
  isSameAddressAsSpouse: 'Spouse data may not be used in a credit decision (Reg B 1002.5).',
  sex: 'Sex may not be used in a credit decision (Reg B 1002.6).',
  race: 'Race may not be used in a credit decision (Reg B 1002.6).',
  religion: 'Religion may not be used in a credit decision (Reg B 1002.6).',
  nationalOrigin: 'National origin may not be used in a credit decision (Reg B 1002.6).',
  firstName: 'Names may not be used in a credit decision.',
  lastName: 'Names may not be used in a credit decision.',
  street: 'An address beyond its state may not be used in a credit decision.',
  city: 'An address beyond its state may not be used in a credit decision.',
  zipCode: 'An address beyond its state may not be used in a credit decision.',
  treatments: 'Medical information may not be used in a credit decision (FCRA 604(g)).',
  txProducts: 'Medical information may not be used in a credit decision (FCRA 604(g)).',
  patientNotes: 'Medical information may not be used in a credit decision (FCRA 604(g)).',
  collectionsMedical: 'Medical collections may not be used in a credit decision (FCRA 604(g)).',
};

/** What a field may hold, by name. */
export function fieldOf(name: FieldName): Field {
  return FIELDS[name];
}

/** True for a name on the whitelist. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}
