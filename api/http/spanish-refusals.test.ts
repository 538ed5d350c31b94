import { readdirSync, readFileSync } from 'node:fs';
import { errorText } from '@contract/error-text';
import { describe, expect, test } from 'vitest';
import { fieldFaults } from './field-faults';
import { inSpanish, SPANISH_CODES, SPANISH_SENTENCES } from './spanish-refusals';

const top = new URL('../../', import.meta.url);

/** Features and files whose sentences are for staff, who read English. */
const OF_STAFF =
  /staff|borrower-file|website|funding|credit-portal|risk|audit-log|list-view|review|document\/|create-transaction|modify-transaction|own-applications|message-center|practice-settings|enterprise|onboarding|plus-promotion|practice-contact|active-duty|account-restriction\/(?:record|end)-state|provider-enrollment|features\/plan-agreement/;
/** Sentences for staff in files that patients use too. */
const FOR_STAFF = new Set([
  'Add a bank account or card to pay this invoice from.',
  'The enterprise pays this invoice. Ask its administrator.',
  'This table is archived.',
  'The practice has already signed these fees.',
  'A newer schedule of fees is ready. Reload to read and sign it.',
  "The practice hasn't signed its schedule of fees yet. Nothing can be invoiced before then.",
  'Read the disclosure to the member before they choose installments, then check the box.',
  'The profile already uses this table.',
  "This risk profile doesn't use that table.",
  'This draft is already submitted or scheduled.',
  'No one else can publish it, and publishing needs two people.',
  'Choose someone who can publish.',
  "This draft hasn't been submitted.",
  'You submitted this. Someone else has to publish it, or you can withdraw it.',
  'This draft is no longer open. It was published or discarded.',
  'Choose today or a later day.',
  'Choose a day within a year.',
  "The last day can't be before the first day.",
  'Choose today or an earlier day.',
  'This draft has no changes.',
  'Enter a month, like 2026-07.',
  'Enter a reason',
  "This transaction isn't reported as fraud.",
  'This patient has a balance or a pending transaction.',
  "Text messages can't include a note. Send it by email",
  'The patient already responded.',
  'This person already got a reminder today.',
  "This person hasn't verified an email address.",
  "This person hasn't verified a mobile number.",
  "This sign-up is finished, so there's nothing to remind them of.",
  'This sign-up has no open fraud alert.',
  "This practice's platform fee has already been invoiced.",
  "This practice doesn't pay a platform fee.",
  'Add a bank account or card for the practice first.',
  'This is set in your agreement. Contact us to change it.',
  'Look up the member in the rewards program first.',
  "This calendar isn't shared, so there's nothing to turn off.",
  "There's no call request, or a colleague already cleared it.",
  "This email address or phone number isn't the member's.",
  "The patient hasn't signed their spending limit agreement yet.",
  'You requested too many codes. Wait a while, then try again.',
  'This Social Security number is already on another account.',
  "The patient didn't request this transaction.",
  'The original loan purchase was not settled, so it cannot be refunded',
  'This loan has no unpaid late fees.',
  'The practice already has a request from this borrower for this transaction.',
  "The request can't be dated after today.",
  'A payment of this amount is already scheduled for that day.',
  'This loan has no balance, or already got $250 in goodwill credits in the last 12 months.',
]);

/** Sentences that a source gives to whoever is refused: `message`, `userMessage`, and the constants that stand for them. */
function sentencesOf(source: string): string[] {
  const given = [...source.matchAll(/(?:\bmessage|userMessage)\s*[:=]\s*(['"])((?:(?!\1).)+)\1/g)];
  const named = [...source.matchAll(/^(?:export )?const [A-Z_]+ =\s*(['"])([A-Z](?:(?!\1).)+[.!?])\1;/gm)];
  const chosen = [...source.matchAll(/[?:]\s*(['"])((?:Enter|Choose|Add) (?:(?!\1).)+)\1/g)];
  return [...given, ...named, ...chosen].map(([, , words = '']) => words);
}

/** Texts of a page, a paper or a mail in both languages, whose translations have one type. */
const IN_BOTH = /(?:-words(?:\.es)?|mails?)\.ts$/;

const sources = ['api/features', 'api/security'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, top), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) =>
        file.endsWith('.ts') && !/\.test\.|\/testing\//.test(file) && !OF_STAFF.test(file) && !IN_BOTH.test(file),
    ),
);

test('every code has a Spanish text of its own', () => {
  for (const [code, english] of Object.entries(errorText))
    expect(SPANISH_CODES[code as keyof typeof SPANISH_CODES], code).not.toBe(english);
});

test('every sentence that a patient may be refused with has a Spanish one', () => {
  const made = sources.flatMap((file) => sentencesOf(readFileSync(new URL(file, top), 'utf8')));
  expect(made.length).toBeGreaterThan(25);
  expect(made.filter((words) => !(words in SPANISH_SENTENCES) && !FOR_STAFF.has(words))).toEqual([]);
});

test.each([
  "throw new AppError('STALE', { userMessage: 'Wait for the moon.' });",
  "const NO_MOON = 'There is no moon.';",
  "const fault = { field: 'moon', message: 'Name a moon' };",
])('a new sentence is seen: %s', (source) => expect(sentencesOf(source)).toHaveLength(1));

describe('a refusal', () => {
  const envelope = { code: 'INVALID_FIELDS' as const, message: errorText.INVALID_FIELDS, error: '', requestId: 'r' };

  test('keeps its code and fields, and says both in Spanish', () => {
    const fields = fieldFaults(
      [{ code: 'too_small', origin: 'string', minimum: 4, path: ['name'], message: '', input: '' } as never],
      'body',
    );
    expect(inSpanish({ ...envelope, fields })).toMatchObject({
      code: 'INVALID_FIELDS',
      message: 'Hay que corregir algunas respuestas.',
      error: 'Hay que corregir algunas respuestas.',
      fields: [{ field: 'name', message: 'Escriba al menos 4 caracteres.' }],
    });
  });

  test('with a sentence that nobody translated falls back to the one of its code', () => {
    const told = inSpanish({ ...envelope, code: 'STALE', message: 'Wait for the moon.' });
    expect(told.message).toBe(SPANISH_CODES.STALE);
  });
});
