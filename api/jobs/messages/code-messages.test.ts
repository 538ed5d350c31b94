import { describe, expect, test } from 'vitest';
import { type CodeContext, codeMessages } from './code-messages';
import { type MessageContent, oneLine, renderMail } from './message';

const brand = {
  name: 'PatientFi',
  supportEmail: 'support@patientfi.test',
  supportPhone: '(855) 555-0100',
  postalAddress: '1 Main Street, Austin, TX 78701',
  websiteUrl: 'https://patientfi.test',
  supportChatUrl: undefined,
};
const context = { brand, linkOf: () => 'https://example.test/link', codeOf: () => '012345' };
/** Words of any of them. */
type Words = (payload: never, context: CodeContext) => MessageContent;
const HOSTILE = 'Eve"<script>alert(1)</script>\r\nBcc: all@doe.test\u2028http://evil.test';
const payload = { challengeId: 'c1', firstName: 'Jane', path: '/v2/borrower/welcome' };
const hostile = { challengeId: 'c1', firstName: HOSTILE, path: `https://evil.test/${HOSTILE}` };
/** Words that tell a stranger what the care is; a subject shows on a locked screen. */
const HEALTH = /dent|derm|surg|implant|treat|patient(?!fi)|medic|clinic|doctor|plastic|eye|spa\b/i;

const inEveryLanguage = Object.entries(codeMessages).flatMap(([template, words]) =>
  Object.entries(words).map(([language, say]) => [template, language, say as Words] as const),
);

describe.each(inEveryLanguage)('the message %s in %s', (_template, _language, say) => {
  test('has a subject of one line without health words, and texts for every channel', () => {
    const content = say(payload as never, context);
    const mail = renderMail(content, brand);
    expect(mail.subject).toMatch(/^[^\r\n]{5,78}$/);
    expect(mail.subject).not.toMatch(HEALTH);
    expect(mail.text).toContain(brand.supportPhone);
    expect(mail.text).toContain(brand.postalAddress);
    expect(mail.html).toContain(brand.postalAddress);
    expect(mail.html).toMatch(/^<!doctype html>/);
    expect(content.short.length).toBeLessThanOrEqual(200);
    expect(content.spoken).toContain(brand.name);
  });

  test('carries nothing of a hostile name or link', () => {
    const content = say(hostile as never, context);
    const mail = renderMail(content, brand);
    const all = [mail.subject, mail.text, mail.html, content.short, content.spoken].join('\n');
    expect(all).not.toMatch(/script>|evil|Bcc/);
  });
});

test('the code stands in every channel, and once in the text of the e-mail', () => {
  const content = codeMessages['one-time-code'].english(payload as never, context);
  const mail = renderMail(content, brand);
  expect(mail.text.split('012345')).toHaveLength(2);
  expect(mail.html).toContain('012345');
  expect(content.short).toContain('012345');
  expect(content.spoken).toContain('012345');
});

test('markup and line breaks in a message cannot become structure', () => {
  const content = { subject: HOSTILE, opening: [HOSTILE], short: HOSTILE, spoken: HOSTILE };
  const mail = renderMail(content, brand);
  expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;');
  expect(oneLine(' a\r\nb\tc ')).toBe('a b c');
});

test('figures stand as rows of the e-mail and as one line of its text, and cannot become structure', () => {
  const figures = [
    ['Cost', '$4,500'],
    ['Payment', HOSTILE],
  ] as const;
  const mail = renderMail({ subject: 'Estimate', opening: ['Hello,'], figures, short: '', spoken: '' }, brand);
  expect(mail.text).toContain('Cost: $4,500 · Payment: Eve');
  expect(mail.html).toMatch(/<th scope="row"[^>]*>Cost<\/th><td[^>]*>\$4,500<\/td>/);
  expect(mail.html).not.toContain('<script>');
});
