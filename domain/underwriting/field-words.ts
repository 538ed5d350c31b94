import type { Scalar } from './configuration';
import { type FieldName, fieldOf } from './fields';

/** How a fact is called by itself and at the start of a sentence; a yes-or-no fact also by both answers. */
type FieldWords = {
  readonly subject: string;
  /** Reads right before every comparison: "the number of accounts on file is". */
  readonly opening: string;
  readonly yes?: string;
  readonly no?: string;
};

const fact = (subject: string, yes: string, no: string): FieldWords => ({ ...named(subject), yes, no });
const named = (subject: string): FieldWords => ({ subject, opening: `${subject} is` });
const counted = (subject: string): FieldWords => ({ subject, opening: `the number of ${subject} is` });

/** Every fact that a rule may read, in the words of whoever writes rules. */
export const FIELD_WORDS: Readonly<Record<FieldName, FieldWords>> = {
  age: named('the patient’s age'),
  stateCode: named('the patient’s state'),
  annualIncomeCents: named('annual income'),
  requestedAmountCents: { subject: 'requested amount', opening: 'the requested amount is' },
  monthlyDebtCents: named('monthly debt'),
  housingPaymentCents: named('monthly rent or mortgage'),
  score: named('the score'),
  scoreModel: named('the score’s model'),
  tradelines: counted('accounts on file'),
  oldestTradelineMonths: named('the age of the oldest account'),
  revolvingUtilization: named('card utilization'),
  inquiries6m: counted('credit inquiries in 6 months'),
  delinq30_24m: counted('payments 30 days late in 24 months'),
  delinq60_24m: counted('payments 60 days late in 24 months'),
  delinq90_24m: counted('payments 90 days late in 24 months'),
  monthsSinceDelinq90: named('the time since the last payment 90 days late'),
  delinquenciesEver: counted('late payments on file'),
  chargeOffs24m: counted('charge-offs in 24 months'),
  collectionsNonMedical: counted('non-medical collections'),
  publicRecordBankruptcyMonths: named('the time since a bankruptcy'),
  frozen: fact('a security freeze', 'the credit file has a security freeze', 'the credit file has no security freeze'),
  noHit: fact('the credit file', 'the bureau finds no file', 'the bureau finds a file'),
  fraudAlertLevel: named('the fraud alert level'),
  ofacHit: fact(
    'the sanctions list',
    'the name is a possible match on a sanctions list',
    'the name matches no sanctions list',
  ),
  ssnDeceased: fact(
    'the SSN’s holder',
    'the SSN’s holder is reported deceased',
    'the SSN’s holder is not reported deceased',
  ),
  mismatches: named('mismatches with the credit file'),
  identityCheck: named('the identity check result'),
  kbaPassed: fact(
    'the identity questions',
    'the patient passed the identity questions',
    'the patient failed the identity questions',
  ),
  identityVerified: fact('identity verification', 'the identity is verified', 'the identity is not verified'),
  ssnAlreadyUsed: fact(
    'the SSN’s account',
    'the SSN belongs to another account',
    'the SSN belongs to no other account',
  ),
  existingBalanceCents: named('the balance with us'),
  currentLineCents: named('the limit with us'),
  internalDpdNow: named('the current time past due with us'),
  internalDpdMax: named('the longest time past due with us in 12 months'),
  priorChargeOff: fact('a charge-off with us', 'a loan with us was charged off', 'no loan with us was charged off'),
  internalDisputed: fact('a dispute with us', 'a loan with us is disputed', 'no loan with us is disputed'),
  mlaCovered: fact(
    'military coverage',
    'the Military Lending Act covers the patient',
    'the Military Lending Act doesn’t cover the patient',
  ),
  practiceSpecialty: named('the practice’s specialty'),
  practiceStateCode: named('the practice’s state'),
  practiceSecondLook: named('the practice’s second-look option'),
  applicationChannel: named('the person using the device'),
  enrollment: named('the application type'),
  purpose: named('the decision’s purpose'),
  fileType: named('the credit file'),
  dti: named('debt'),
  isBelowMinimumAge: fact(
    'the minimum age',
    'the patient is under the state’s minimum age',
    'the patient meets the state’s minimum age',
  ),
  isStateServed: fact(
    'the state',
    'the patient lives in a state we serve',
    'the patient lives in a state we don’t serve',
  ),
  isOutOfState: fact(
    'the practice’s state',
    'the patient lives outside the practice’s state',
    'the patient lives in the practice’s state',
  ),
};

/** Values of choices that do not speak for themselves. */
const VALUE_WORDS: Readonly<Record<string, string>> = {
  PASS: 'a pass',
  KBA: 'a request for identity answers',
  PERSONA: 'a request for an ID',
  NEED_MORE_INFO: 'a request for more information',
  PATIENT_DEVICE: 'the patient',
  STAFF_ASSISTED: 'a staff member',
  NONE: 'off',
  GENESIS: 'Genesis',
  PATIENTFI_PLUS: 'PatientFi Plus',
  MEMBERSHIPS: 'membership',
  APPLICATIONS: 'financing',
  NEW: 'a first application',
  REFRESH: 'a limit refresh',
  INCREASE: 'a limit increase',
  THIN: 'thin',
  THICK: 'thick',
  FICO_8: 'FICO 8',
  FICO_9: 'FICO 9',
  VANTAGE_3: 'VantageScore 3',
  VANTAGE_4: 'VantageScore 4',
  ssn: 'SSN',
  address: 'address',
  name: 'name',
  dateOfBirth: 'birth date',
};

/** Fraud alerts by their level, so that they read right after “is”, “not”, “above” and “at least”. */
const LEVEL_WORDS: Readonly<Record<number, string>> = { 0: '0 (no alert)', 1: '1 (initial)', 2: '2 (extended)' };

/** A whole number with commas, or one with the decimals that it has. */
function figure(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** Without the errors of binary fractions: 55, not 55.00000000000001. */
const hundredfold = (value: number): number => Math.round(value * 1e8) / 1e6;

/** What a fact is compared with, with its unit: "$15,000", "55% of income", "24 months". Money comes in cents, ratios as fractions. */
export function valueWords(name: FieldName, value: Scalar): string {
  const field = fieldOf(name);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return VALUE_WORDS[value] ?? value;
  if (field.kind !== 'number') return figure(value);
  switch (field.unit) {
    case 'cents':
      return `$${value % 100 === 0 ? figure(value / 100) : figure(Math.floor(value / 100)) + (value / 100).toFixed(2).slice(-3)}`;
    case 'level':
      return LEVEL_WORDS[value] ?? figure(value);
    case 'percent':
      return `${figure(value)}%`;
    case 'ratio':
      return `${figure(hundredfold(value))}% of income`;
    case 'months':
    case 'days':
    case 'years':
      return `${figure(value)} ${value === 1 ? field.unit.slice(0, -1) : field.unit}`;
    default:
      return figure(value);
  }
}
