import type { FieldFault } from '@contract/error';
import { BANK_WORDS } from '@domain/bank/bank-words';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const TWO_DECIMALS = 'Enter a number with up to two decimal places, like 120.50.';
/** The last part of a name's path tells which name it is. */
const only = (whose: string) => `Use only Latin letters, spaces, hyphens, and apostrophes in the ${whose}.`;
const FORMATS: readonly [RegExp, string][] = [
  [/(?:^|\.)first(?:name)?$/i, only('first name')],
  [/(?:^|\.)last(?:name)?$/i, only('last name')],
  [/^borrowerName$/, only('name')],
  [/^(?:practiceName|name)$/, 'Enter a name without symbols, web addresses, or phone numbers.'],
  [/(?:street|unit|unitapartment|city|streetAddress)$/i, 'Enter an address in Latin letters, without web addresses.'],
  [/email/i, 'Enter an email address like name@example.com.'],
  [/phone|landline/i, 'Enter a 10-digit US phone number.'],
  [/zipCode/i, 'Enter a 5-digit ZIP code.'],
  [/ssnLastFour/i, 'Enter the last 4 digits.'],
  [/ssn/i, 'Enter all 9 digits.'],
  [/^routingNumber$/, BANK_WORDS.routingNumber],
  [/^accountNumber$/, BANK_WORDS.accountNumber],
  [/otp/i, 'Enter the 6-digit code.'],
  [/(?:^|\.)points(?:PerDollar)?$/, 'Enter a number with up to two decimal places.'],
  [/^priviproduct$/, 'Choose a product from the manufacturer list.'],
  [/^initials$/, 'Enter one to three letters.'],
  [/^(?:logo|mark)$/, 'Choose a PNG image.'],
  [/^primary$/, 'Enter a color like #2E6E64.'],
  [/birth|date|firstTreatment/i, 'Enter a valid date (YYYY-MM-DD).'],
];

/** Turns schema issues into one instruction per field, in the order in which they stand in the schema. */
export function fieldFaults(issues: readonly Issue[], part: string): FieldFault[] {
  const faults = new Map<string, string>();
  for (const issue of issues) {
    for (const [path, message] of describe(issue)) {
      const field = path || part;
      if (!faults.has(field)) faults.set(field, message);
    }
  }
  return [...faults].map(([field, message]) => ({ field, message }));
}

function pathText(path: readonly PropertyKey[]): string {
  let text = '';
  for (const step of path) text += typeof step === 'number' ? `[${step}]` : text ? `.${String(step)}` : String(step);
  return text;
}

function describe(issue: Issue): [string, string][] {
  const path = pathText(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => [path ? `${path}.${key}` : key, "This field isn't accepted here."]);
    case 'invalid_type':
      return [[path, issue.input === undefined ? 'This is required.' : 'Enter a value.']];
    case 'too_small':
      return [[path, tooSmall(issue)]];
    case 'too_big':
      return [[path, tooBig(issue)]];
    case 'invalid_value':
      // Its values are words of the contract, which no page shows; one that has to be true is a box to check.
      return [[path, issue.values.includes(true) ? 'This is required.' : 'Choose one of the options.']];
    case 'custom':
      return [[path, issue.message === 'two_decimals' ? TWO_DECIMALS : formatText(path)]];
    default:
      return [[path, formatText(path)]];
  }
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  if (issue.origin === 'string')
    return issue.minimum === 1 ? 'This is required.' : `Enter at least ${issue.minimum} characters.`;
  if (issue.origin === 'array') return `Choose at least ${issue.minimum}.`;
  return `Enter ${issue.minimum} or more.`;
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  if (issue.origin === 'string') return `Enter at most ${issue.maximum} characters.`;
  if (issue.origin === 'array') return `Choose at most ${issue.maximum}.`;
  return `Enter ${issue.maximum} or less.`;
}

function formatText(path: string): string {
  for (const [pattern, message] of FORMATS) if (pattern.test(path)) return message;
  return "This isn't in the right format.";
}
