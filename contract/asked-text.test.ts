import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { askedNote, askedParagraphs, askedText } from './asked-text';

const said = (schema: z.ZodMiniType, value: unknown) => {
  const { success, data, error } = schema.safeParse(value);
  return success ? { data } : error.issues[0]?.message;
};

test.each([
  ['a text', askedText(1000, 'Enter a reason')],
  ['several lines', askedParagraphs(1000, 'Enter a reason')],
])('%s says what is missing, what is too long and what it may hold', (_, schema) => {
  expect(said(schema, '  Moved away ')).toEqual({ data: 'Moved away' });
  for (const blank of ['', '  ', '\u200b']) expect(said(schema, blank)).toBe('Enter a reason');
  expect(said(schema, 'a'.repeat(1001))).toBe('Use 1,000 characters or fewer');
  expect(said(schema, 'Ana\u202eseyeR')).toBe('Use letters, numbers, and signs only');
});

test('a text and a note are one line; paragraphs keep their lines, however they end', () => {
  const lines = 'Moved away\r\nto Ohio\rlast week';
  const kept = 'Moved away\nto Ohio\nlast week';
  const plain = 'Use letters, numbers, and signs only';
  for (const value of [lines, kept])
    for (const schema of [askedText(50, 'Enter a reason'), askedNote(50)]) expect(said(schema, value)).toBe(plain);
  for (const value of [lines, kept]) expect(said(askedParagraphs(50, 'Enter a reason'), value)).toEqual({ data: kept });
});

test('a note may be left out or be empty, and is no longer than it may be', () => {
  expect([said(askedNote(5), undefined), said(askedNote(5), ' ')]).toEqual([{ data: undefined }, { data: '' }]);
  expect(said(askedNote(5), 'abcdef')).toBe('Use 5 characters or fewer');
});
