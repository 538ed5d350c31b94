import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SPANISH_PATTERNS, SPANISH_SENTENCES } from '../../api/http/spanish-refusals';
import { inlineTexts } from './inline-texts';

const features = new URL('../../api/features/', import.meta.url);

/** Features and files that speak to staff, who read English. */
const OF_STAFF =
  /^(?:staff|website|funding|credit-portal|credit-draft|practice-settings|risk|audit-log|list-view|application-details|application\/review|payment-calculator|message-center|boarding-document|treatment|membership-settings|payment-options|fee-account|membership-invoice|month-end|plan-agreement|enterprise|onboarding|plus-promotion|fee-schedule|practice-contact|provider-enrollment|membership\/plan\/(?:send-plan|whom|change-figures))\b|borrower-file|internal-note|tag-transactions|list-repayments|send-reminder|remind-signup|dismiss-alert|record-active-duty|record-state|end-state/;
/** Texts have their files: words in two languages, papers, and reads, which say nothing. */
const OF_TEXTS =
  /\.test\.|\/testing\/|words\.ts|mails\.ts|\.es\.ts|^document\/templates\/(?:texts\/|provider-agreement|fee-schedule)|\.(?:reads|writes)\.ts/;

/** Texts in files that patients use too, with whom they are for. */
const NOT_FOR_PATIENTS: Readonly<Record<string, string>> = {
  'Identity check': 'A note of the status, for staff.',
  'Provider Discount': 'A name on the wire.',
  'Plan change': 'A name on the wire, which the member’s portal says in their language.',
  'Membership credits': 'A name in histories, for staff.',
  'Membership payments': 'A name in histories, for staff.',
  'Manufacturer rewards': 'A name in histories, for staff.',
  'Membership refunds': 'A name in histories, for staff.',
  'Membership invoices': 'A name in histories, for staff.',
  'This treatment is already marked as done.': 'The practice, which marks it.',
  'No name yet': 'The practice, in its list of members.',
  'This treatment is from a plan year that has ended, and a payment for that year is still unpaid.':
    'The practice, which marks it.',
  "There's no request for another date.": 'The practice, which clears a request.',
  'Schedule this treatment first.': 'The practice, which marks it.',
  'Choose a time in the future.': 'The practice, which makes dates.',
  "The request can't be dated after today.": 'The practice, which cancels for a member.',
  'Enter a day within the last': 'The practice, which cancels for a member.',
  'Read the disclosure to the member before they choose installments, then check the box.':
    'The practice, which cancels for a member.',
  'Next open time:': 'The practice, which makes dates.',
  'Manufacturer Coupon': 'A name on the wire.',
  'A treatment from the current plan is listed twice.': 'The practice, which changes a plan.',
  "The current plan doesn't include this treatment.": 'The practice, which changes a plan.',
  'Enter the discount as an amount or a percentage, not both.': 'The practice; a member gives no discount.',
  'List document keys separated by commas:': 'Whoever writes the call.',
  "The patient didn't request this transaction.": 'The practice, which answers.',
  "This transaction isn't reported as fraud.": 'The platform’s staff.',
  "The patient hasn't signed their spending limit agreement yet.": 'The practice, which asks for an amount.',
  'Change the amount, the treatments, or the first treatment date.': 'The practice, which changes its request.',
  'Enter a reason': 'The platform’s staff.',
  'This Social Security number is already on another account.': 'Whoever of the platform ran the application.',
  'No identity check is blocking this transaction.': 'The platform’s staff.',
  'The original loan purchase was not settled, so it cannot be refunded': 'The practice, which refunds.',
  'Spouse notice': 'A name in the lists of the letter company.',
  'Notice of the right to cure': 'A name in the lists of the letter company.',
  'The practice already has a request from this borrower for this transaction.':
    'The platform’s staff, who open a dispute for them.',
  'A payment of this amount is already scheduled for that day.': 'The platform’s staff, who take it by phone.',
  'This loan has no unpaid late fees.': 'The platform’s staff, who waive them.',
  'This loan has no balance, or already got $250 in goodwill credits in the last 12 months.':
    'The platform’s staff, who give it.',
  'There is no such payment on a loan in force.': 'The test clock’s own call.',
};

const sources = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !OF_TEXTS.test(file) && !OF_STAFF.test(file),
);

/** The part of a sentence before its first value is how its pattern begins. */
const beginsPattern = (text: string): boolean =>
  SPANISH_PATTERNS.some(([{ source }]) => source.replace(/^\^/, '').startsWith(text));

const isTold = (text: string): boolean => text in SPANISH_SENTENCES || beginsPattern(text) || text in NOT_FOR_PATIENTS;

const untold = (file: string, source: string): string[] =>
  inlineTexts(file, source)
    // What follows a value is told with the sentence that it belongs to.
    .filter(({ text }) => /^[A-Z]/.test(text))
    .filter(({ text }) => !isTold(text))
    .map(({ line, text }) => `${file}:${line}: ${text}`);

test('the server tells a patient nothing that has no Spanish', () => {
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.flatMap((file) => untold(file, readFileSync(new URL(file, features), 'utf8')));
  expect(found, 'Say it in api/http/spanish-refusals.ts; what only staff read is named above').toEqual([]);
});

describe('is seen:', () => {
  test.each([
    ['a message', "const view = { message: 'You can apply again.' };"],
    ['a label', "const view = { buttonLabel: 'Apply again' };"],
    ['a sentence with a value', 'const told = (day: string) => `You can apply again from ${day}.`;'],
    ['what is refused', "refusal('moon', 'Name the moon that you mean.');"],
    ['a sentence that begins with a contraction', 'const view = { message: "There\'s no moon tonight." };'],
  ])('%s', (_, source) => expect(untold('x.ts', source)).toHaveLength(1));
});

test('why a command recorded nothing is no text', () => {
  expect(untold('x.ts', "context.leaveNoRow('Known by now.');")).toEqual([]);
});
