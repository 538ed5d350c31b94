import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SPANISH_PATTERNS, SPANISH_SENTENCES } from '../../api/http/spanish-refusals';
import { inlineTexts } from './inline-texts';

const features = new URL('../../api/features/', import.meta.url);

/** Features and files that speak to staff, who read English. */
const OF_STAFF =
  /^(?:staff|website|funding|credit-portal|credit-draft|practice-settings|risk|audit-log|list-view|application-details|application\/review|payment-calculator|message-center|boarding-document|treatment|membership-settings|payment-options|fee-account|membership-invoice|month-end|plan-agreement|enterprise|onboarding|plus-promotion|practice-contact|provider-enrollment|membership\/plan\/(?:send-plan|whom|change-figures))\b|borrower-file|internal-note|list-repayments|send-reminder|remind-signup|dismiss-alert|record-active-duty/;
/** Texts have their files: words in two languages, papers, and reads, which say nothing. */
const OF_TEXTS =
  /\.test\.|\/testing\/|words\.ts|mails\.ts|\.es\.ts|^document\/templates\/(?:texts\/|provider-agreement)|\.(?:reads|writes)\.ts/;

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
  'This treatment is marked as done already.': 'The practice, which marks it.',
  'Name not given yet': 'The practice, in its list of members.',
  'This treatment is of a year that has ended, and a payment of that year is still open.':
    'The practice, which marks it.',
  'Nobody asks for another date.': 'The practice, which clears a request.',
  'Give this treatment a date first.': 'The practice, which marks it.',
  'Treatments are on hold until the late payment is made.': 'The practice, which marks it.',
  'Choose a moment that is still to come.': 'The practice, which makes dates.',
  'Manufacturer Coupon': 'A name on the wire.',
  'A treatment of the running plan stands here twice.': 'The practice, which changes a plan.',
  'The plan that runs has no such treatment.': 'The practice, which changes a plan.',
  'Give the discount by amount or by percent, not both.': 'The practice; a member gives no discount.',
  'Use keys of documents with commas between them:': 'Whoever writes the call.',
  'This is not a transaction that the patient asked for.': 'The practice, which answers.',
  'This is not reported as fraud.': 'The platform’s staff.',
  'The patient has not signed the agreement of this spending limit yet.': 'The practice, which asks for an amount.',
  'Change the amount, the treatments or the first treatment.': 'The practice, which changes its request.',
  'Say why': 'The platform’s staff.',
  'The Social Security number is on another account.': 'Whoever of the platform ran the application.',
  'No identity check holds this transaction up.': 'The platform’s staff.',
  'The original loan purchase was not settled, so it cannot be refunded': 'The practice, which refunds.',
  'Spouse notice': 'A name in the lists of the letter company.',
  'Notice of the right to cure': 'A name in the lists of the letter company.',
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
  ])('%s', (_, source) => expect(untold('x.ts', source)).toHaveLength(1));
});

test('why a command recorded nothing is no text', () => {
  expect(untold('x.ts', "context.leaveNoRow('Known by now.');")).toEqual([]);
});
