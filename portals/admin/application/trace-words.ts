import { dollarsFromCents } from '@domain/money/dollars';
import type { FieldName } from '@domain/underwriting/fields';
import { usd } from '../words/amounts';

// The engine writes what it compared in its own terms, `dti between 0.45, 0.55`. Staff read it as a sentence; the terms stay
// available on hover.

const operators: readonly [pattern: RegExp, words: string][] = [
  [/ isNull true\b/g, ' is missing'],
  [/ isNull false\b/g, ' is present'],
  [/ between (\S+), (\S+)/g, ' is between $1 and $2'],
  [/ eq true\b/g, ' is yes'],
  [/ eq false\b/g, ' is no'],
  [/ eq /g, ' is '],
  [/ neq? /g, ' is not '],
  [/ gte /g, ' is at least '],
  [/ lte /g, ' is at most '],
  [/ gt /g, ' is above '],
  [/ lt /g, ' is below '],
  [/ in /g, ' include '],
];

const names: Readonly<Partial<Record<FieldName, string>>> = {
  dti: 'debt-to-income ratio',
  kbaPassed: 'identity questions passed',
  noHit: 'no credit file found',
  ofacHit: 'sanctions list match',
  internalDpdNow: 'days past due with us today',
  internalDpdMax: 'most days past due with us in 12 months',
  internalDisputed: 'disputed a loan with us',
  priorChargeOff: 'charged off with us',
  delinq90_24m: '90 days late in 24 months',
  monthsSinceDelinq90: 'months since last 90 days late',
};

/** "annual income" for `annualIncomeCents`. */
function fieldName(field: string): string {
  const known = (names as Readonly<Record<string, string | undefined>>)[field];
  if (known) return known;
  return field
    .replace(/Cents$/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/(\d+m)$/, ' in $1onths')
    .replace(/(\d+)months/, '$1 months')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/\bssn\b/g, 'SSN')
    .trim();
}

const isField = (word: string) => word in names || /^[a-z]+\d*([A-Z][a-zA-Z]*\d*|\d+)+m?$/.test(word);
const longNumber = /\b\d+\.\d{4,}\b/g;
const rounded = (number: string) => String(Math.round(Number(number) * 1000) / 1000);

function centsAsDollars(text: string): string {
  // biome-ignore lint/complexity/useMaxParams: the parameters are the groups of the expression.
  return text.replace(/(\w+Cents)((?: (?:eq|neq?|gte?|lte?))?) (\d+)/g, (_, field, operator, amount: string) => {
    return `${field}${operator} ${usd(dollarsFromCents(Number(amount)))}`;
  });
}

function withWords(text: string): string {
  return text.replace(/[A-Za-z][A-Za-z0-9_]*/g, (word) => (isField(word) ? fieldName(word) : word));
}

/** A rule's condition as a sentence: `dti gt 0.55` is "debt to income is over 0.55". */
export function conditionWords(threshold: string): string {
  let text = centsAsDollars(threshold);
  for (const [pattern, words] of operators) text = text.replace(pattern, words);
  return withWords(text).replace(longNumber, rounded);
}

/** What a rule read. A lone number of cents is told by the field of the condition. */
export function valueWords(value: string, threshold: string): string {
  if (value === 'true') return 'yes';
  if (value === 'false') return 'no';
  const field = threshold.split(' ')[0] ?? '';
  if (/Cents$/.test(field) && /^\d+$/.test(value)) return usd(dollarsFromCents(Number(value)));
  const text = centsAsDollars(value)
    .replace(/\btrue\b/g, 'yes')
    .replace(/\bfalse\b/g, 'no');
  return withWords(text).replace(longNumber, rounded);
}
