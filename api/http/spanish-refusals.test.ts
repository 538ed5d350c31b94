import { readdirSync, readFileSync } from 'node:fs';
import { errorText } from '@contract/error-text';
import { describe, expect, test } from 'vitest';
import { fieldFaults } from './field-faults';
import { inSpanish, SPANISH_CODES, SPANISH_SENTENCES } from './spanish-refusals';

const top = new URL('../../', import.meta.url);

/** Features and files whose sentences are for staff, who read English. */
const OF_STAFF =
  /staff|borrower-file|website|funding|credit-portal|risk|audit-log|list-view|review|document\/|create-transaction|modify-transaction|own-applications|message-center|practice-settings|enterprise|onboarding|plus-promotion|practice-contact|active-duty|provider-enrollment|features\/plan-agreement/;
/** Sentences for staff in files that patients use too. */
const FOR_STAFF = new Set([
  'This table is in the archive.',
  'The profile works with this table already.',
  'This risk profile does not work with the table.',
  'The draft is proposed or waits for its day already.',
  'Nobody else may publish it: two people decide here.',
  'Choose somebody who may publish.',
  'The draft is not proposed.',
  'You proposed this. Somebody else publishes it, or you take it back.',
  'No draft of this profile is open any more: it was published or discarded.',
  'Choose today or a later day.',
  'Choose a day within a year.',
  'Choose a day that is not before the first.',
  'Choose today or an earlier day.',
  'The draft changes nothing.',
  'Name a month, for example 2026-07.',
  'Say why',
  'This is not reported as fraud.',
  'This patient owes something, or something of theirs is still open.',
  'A text message carries no note. Send it by email',
  'It is answered already.',
  'This person was reminded today already.',
  'This person has not confirmed an email address.',
  'This person has not confirmed a mobile phone number.',
  'This sign-up is finished: nobody has to be reminded of it.',
  'No fraud alert of this sign-up is open.',
  'The platform fee of this practice is invoiced already.',
  'This practice pays no platform fee.',
  'Enter a bank account or a card of the practice first.',
  'This is agreed on with us. Write to us to change it.',
  'Find the member in the rewards program first.',
  'No calendar program reads this calendar.',
  'Nobody asks for a call, or a colleague cleared it.',
  'This is no email address or phone number of the member.',
  'The patient has not signed the agreement of this spending limit yet.',
  'Too many codes were asked for. Please wait a while.',
  'The Social Security number is on another account.',
  'This is not a transaction that the patient asked for.',
  'The original loan purchase was not settled, so it cannot be refunded',
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
      message: 'Algunas respuestas necesitan otra revisión.',
      error: 'Algunas respuestas necesitan otra revisión.',
      fields: [{ field: 'name', message: 'Escriba al menos 4 caracteres.' }],
    });
  });

  test('with a sentence that nobody translated falls back to the one of its code', () => {
    const told = inSpanish({ ...envelope, code: 'STALE', message: 'Wait for the moon.' });
    expect(told.message).toBe(SPANISH_CODES.STALE);
  });
});
