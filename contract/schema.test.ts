import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { listApplications } from './application-details/list';
import { emailAddress, optionalText, paragraphs, phoneNumber, text } from './schema';

const takes = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

describe('a text', () => {
  test.each(['Ana María', "O'Neil", '李 小龙', 'می\u200cخواهم', '<b>', '100 Main St. #4'])('takes %j', (value) => {
    expect([takes(text(), value), takes(optionalText(), value)]).toEqual([true, true]);
  });

  test.each([
    ['a line break', 'Ana\r\nThe creditor owes'],
    ['a tab', 'Ana\tReyes'],
    ['a line separator', 'Ana\u2028Reyes'],
    ['a mark that turns the direction', 'Ana\u202eseyeR'],
    ['an isolate', 'Ana\u2066Reyes'],
  ])('refuses %s', (_, value) => {
    expect([takes(text(), value), takes(optionalText(), value)]).toEqual([false, false]);
  });

  test.each([
    ['a space of no width', 'An\u200ba'],
    ['a soft hyphen', 'An\u00ada'],
    ['marks of order at its ends', '\u200f\ufeffAna\u200e'],
    ['a filler', 'Ana\u3164'],
    ['tags', 'Ana\u{e0041}\u{e007f}'],
  ])('leaves out %s', (_, value) => {
    expect([text(), paragraphs(50)].map((schema) => schema.parse(value))).toEqual(['Ana', 'Ana']);
  });

  test.each(['\u200b\u200b', ' \u2060 ', '\u3164', '\u200d', '\u200c \u200d'])(
    'is not blank to the eye: %j',
    (value) => {
      expect([text(), paragraphs(50)].map((schema) => takes(schema, value))).toEqual([false, false]);
    },
  );
});

describe('an e-mail address', () => {
  test.each([
    'pat@example.test',
    'Pat+tag@Mail.Example.co.uk',
    "o'neil@a-b.test",
    'josé@example.test',
    'x@xn--mnchen-3ya.test',
  ])('may be %s', (value) => expect(takes(emailAddress(), value)).toBe(true));

  test.each([
    'a@b',
    'a@[1.2.3.4]',
    'a@1.2.3.4',
    'a@\uff42.test',
    'a@b.te\u200bst',
    'a\u202e@b.test',
    'a@b.test%0abcc',
    'victim%other.test@relay.test',
    `${'a'.repeat(65)}@b.test`,
    'a@b..test',
  ])('may not be %j', (value) => expect(takes(emailAddress(), value)).toBe(false));

  test('is read in a moment however long it is', () => {
    // Of the processor: the clock on the wall would count what else the machine does.
    const began = process.cpuUsage();
    for (const hostile of [`a@${'a.'.repeat(60_000)}`, `a@${'a-'.repeat(60_000)}`, 'a'.repeat(120_000)])
      expect(takes(emailAddress(), hostile)).toBe(false);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});

describe('a phone number', () => {
  test.each(['512-555-0142', '+1 (787) 555-0142', '1.340.555.0142'])('may be %s', (value) =>
    expect(takes(phoneNumber(), value)).toBe(true),
  );
  test.each([
    '+1 876 555 0142',
    '(809) 555-0142',
    '900-555-0142',
    '15555550',
    '112-555-0142',
    '500-555-0142',
    '700-555-0142',
    '976-555-0142',
    '416-555-0142',
    '512-155-0142',
  ])('may not be %s', (value) => expect(takes(phoneNumber(), value)).toBe(false));
});

describe('the dates of a list', () => {
  const dates = (start: string) => takes(listApplications.body, { dateRange: { start } });

  test.each([
    '2026-01-31',
    '2026-01-31T23:59Z',
    '2026-01-31T23:59:59.5-05:00',
    '2199-12-31',
    '2200-01-01T05:00:00.000Z',
  ])('may be %s', (start) => expect(dates(start)).toBe(true));
  test.each([
    '9999-99-99',
    '0000-00-00',
    '9999-12-31',
    '2200-01-01',
    '2200-01-02T00:00Z',
    '2026-02-30',
    '2026-01-31T25:00Z',
    '2026-01-31T10:61Z',
    'now',
  ])('may not be %s', (start) => expect(dates(start)).toBe(false));
});
