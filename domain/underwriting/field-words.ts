import type { Scalar } from './configuration';
import { type FieldName, fieldOf } from './fields';

/** How a fact is called in a sentence: numbers and choices by their subject, yes-or-no facts by both answers. */
type FieldWords = {
  readonly subject: string;
  readonly verb: 'is' | 'are';
  readonly yes?: string;
  readonly no?: string;
};

const fact = (subject: string, yes: string, no: string): FieldWords => ({ subject, verb: 'is', yes, no });
const named = (subject: string): FieldWords => ({ subject, verb: 'is' });
const counted = (subject: string): FieldWords => ({ subject, verb: 'are' });

/** Every fact that a rule may read, in the words of whoever writes rules. */
export const FIELD_WORDS: Readonly<Record<FieldName, FieldWords>> = {
  age: named('age'),
  stateCode: named('the patient’s state'),
  annualIncomeCents: named('yearly income'),
  requestedAmountCents: named('the amount asked for'),
  monthlyDebtCents: named('debt a month'),
  housingPaymentCents: named('rent or mortgage a month'),
  score: named('the score'),
  scoreModel: named('the score’s model'),
  tradelines: counted('accounts on file'),
  oldestTradelineMonths: named('the age of the oldest account'),
  revolvingUtilization: named('use of card limits'),
  inquiries6m: counted('credit inquiries in 6 months'),
  delinq30_24m: counted('payments 30 days late in 24 months'),
  delinq60_24m: counted('payments 60 days late in 24 months'),
  delinq90_24m: counted('payments 90 days late in 24 months'),
  monthsSinceDelinq90: named('time since a payment was 90 days late'),
  delinquenciesEver: counted('late payments ever'),
  chargeOffs24m: counted('charge-offs in 24 months'),
  collectionsNonMedical: counted('collections, other than medical'),
  publicRecordBankruptcyMonths: named('time since a bankruptcy'),
  frozen: fact('a security freeze', 'the credit file has a security freeze', 'the credit file has no security freeze'),
  noHit: fact('the credit file', 'the bureau finds no file', 'the bureau finds a file'),
  fraudAlertLevel: named('the fraud alert'),
  ofacHit: fact(
    'the sanctions list',
    'the name resembles one on a sanctions list',
    'no name on a sanctions list resembles it',
  ),
  ssnDeceased: fact('the SSN’s holder', 'the SSN is reported as deceased', 'the SSN is not reported as deceased'),
  mismatches: named('what differs from the file'),
  identityCheck: named('the identity check'),
  kbaPassed: fact('the identity questions', 'the identity questions were passed', 'the identity questions were failed'),
  identityVerified: fact('proof of identity', 'the identity is proven', 'the identity is not proven'),
  ssnAlreadyUsed: fact(
    'the SSN’s account',
    'the SSN belongs to another account',
    'the SSN belongs to no other account',
  ),
  existingBalanceCents: named('the balance with us'),
  currentLineCents: named('the limit with us'),
  internalDpdNow: named('time past due with us now'),
  internalDpdMax: named('the longest time past due with us in 12 months'),
  priorChargeOff: fact('a charge-off with us', 'a loan with us was charged off', 'no loan with us was charged off'),
  internalDisputed: fact('a dispute with us', 'a loan with us is disputed', 'no loan with us is disputed'),
  mlaCovered: fact(
    'military cover',
    'the Military Lending Act covers the patient',
    'the Military Lending Act doesn’t cover the patient',
  ),
  practiceSpecialty: named('the practice’s specialty'),
  practiceStateCode: named('the practice’s state'),
  practiceSecondLook: named('the practice’s second lender'),
  applicationChannel: named('whoever holds the device'),
  enrollment: named('what is applied for'),
  purpose: named('the decision’s purpose'),
  fileType: named('the file'),
  dti: named('debt'),
  isBelowMinimumAge: fact(
    'the least age',
    'the patient is younger than the least age of the state',
    'the patient has the least age of the state',
  ),
  isStateServed: fact(
    'the state',
    'the patient lives in a state that we serve',
    'the patient lives in a state that we don’t serve',
  ),
  isOutOfState: fact(
    'the practice’s state',
    'the patient lives in another state than the practice',
    'the patient lives in the practice’s state',
  ),
};

/** Values of choices that do not speak for themselves. */
const VALUE_WORDS: Readonly<Record<string, string>> = {
  PASS: 'passed',
  KBA: 'asks questions',
  PERSONA: 'asks for an ID',
  NEED_MORE_INFO: 'needs more',
  PATIENT_DEVICE: 'the patient',
  STAFF_ASSISTED: 'the practice’s staff',
  NONE: 'none',
  GENESIS: 'Genesis',
  PATIENTFI_PLUS: 'the partner lender',
  MEMBERSHIPS: 'a membership',
  APPLICATIONS: 'financing',
  NEW: 'a first application',
  REFRESH: 'a refresh of the limit',
  INCREASE: 'a higher limit',
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

/** Fraud alerts by their level. */
const LEVEL_WORDS: Readonly<Record<number, string>> = { 0: 'none', 1: 'an initial one', 2: 'an extended one' };

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
