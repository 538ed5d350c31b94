import type { FieldFault } from '@contract/error';
import { BANK_WORDS } from '@domain/bank/bank-words';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const TWO_DECIMALS = 'Enter a number with up to two decimal places, like 120.50.';
const only = (whose: string) => `Use only Latin letters, spaces, hyphens, and apostrophes in the ${whose}.`;
const FORMATS: readonly [RegExp, string][] = [
  [/^first ?(?:name)?$/, only('first name')],
  [/^last ?(?:name)?$/, only('last name')],
  [/^borrower name$/, only('name')],
  [
    /^(?:(?:practice |provider |legal business )?name|account holder)$/,
    'Enter a name without symbols, web addresses, or phone numbers.',
  ],
  [
    /^(?:street|street address|unit|unit ?apartment|city)$/,
    'Enter an address in Latin letters, without web addresses.',
  ],
  [/\bemail\b/, 'Enter an email address like name@example.com.'],
  [/\b(?:phone|landline)\b/, 'Enter a 10-digit US phone number.'],
  [/\bzip code\b/, 'Enter a 5-digit ZIP code.'],
  [/\bssn last four\b/, 'Enter the last 4 digits.'],
  [/\bssn\b/, 'Enter all 9 digits.'],
  [/^routing number$/, BANK_WORDS.routingNumber],
  [/^account number$/, BANK_WORDS.accountNumber],
  [/\botp\b/, 'Enter the 6-digit code.'],
  [/^points(?: per dollar)?$/, 'Enter a number with up to two decimal places.'],
  [/^priviproduct$/, 'Choose a product from the manufacturer list.'],
  [/^initials$/, 'Enter one to three letters.'],
  [/^(?:logo|mark)$/, 'Choose a PNG image.'],
  [/^primary$/, 'Enter a color like #2E6E64.'],
  [/\b(?:birth|dateof|date|first treatment)\b/, 'Enter a valid date (YYYY-MM-DD).'],
];

/** The last name of a path in words, whichever way it is written: `businessInformation.legalBusinessName` is `legal business name`. */
function wordsOf(path: string): string {
  const name =
    path
      .replace(/(?:\[\d+\])+$/, '')
      .split('.')
      .at(-1) ?? '';
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();
}

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
  const words = wordsOf(path);
  for (const [pattern, message] of FORMATS) if (pattern.test(words)) return message;
  return "This isn't in the right format.";
}
