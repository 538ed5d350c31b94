import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalPromises } from './legal-promises';
import { promises, promisesOf, type Shown } from './promises';

const top = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, top), 'utf8');

const promisesIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, top), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.|\/test(ing)?\/|^portals\/gallery\//.test(file))
    .flatMap((file) => promisesOf(read(file)).map((sentence) => ({ file, sentence })));

/** What people read: screens, mails and the texts that they sign. */
describe.each([
  ['screens', ['portals', 'sdk', 'contract/messages', 'demo-site/pages'], promises],
  ['mails and legal texts', ['api'], legalPromises],
] as const)('%s', (_, folders, registered) => {
  const made = promisesIn(folders);

  test('every sentence that promises a message, a copy or a time is registered with what keeps it', () => {
    expect(made.length).toBeGreaterThan(25);
    const parts = Object.keys(registered);
    expect(made.filter(({ sentence }) => !parts.some((part) => sentence.includes(part)))).toEqual([]);
  });

  test('no promise is registered that nobody makes', () => {
    const all = made.map(({ sentence }) => sentence).join('\n');
    expect(Object.keys(registered).filter((part) => !all.includes(part))).toEqual([]);
  });
});

const registered = Object.entries({ ...promises, ...legalPromises });
const duties = registered.flatMap(([part, kept]) => ('duty' in kept ? [[part, kept.duty]] : []));
test.each(duties)('“%s” is a duty of people that is written down: %s', (_, duty) => {
  expect(read('docs/operations.md')).toContain(`- **${duty}**`);
});

const shown = registered.filter((entry): entry is [string, Shown] => 'test' in entry[1]);
test.each(shown)('“%s” has its test', (_, { file, test: title }) => {
  const titles = [
    ...read(file).matchAll(/(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*['`]((?:[^'`\\]|\\.)*)['`]/g),
  ];
  expect(titles.map(([, words]) => words).filter((words) => words?.includes(title))).not.toEqual([]);
});

describe('a new promise is seen', () => {
  test.each([
    "const copy = { why: 'We emailed you the receipt.' };",
    "const copy = { why: 'A copy is in your email.' };",
    "const copy = { why: 'You hear from us within 3 days.' };",
    "const copy = { why: 'We’ll call you tomorrow.' };",
    '<p>The letter goes out, and you get it by email.</p>',
    'const copy = { why: `We emailed ${name} the form.` };',
    'const copy = { why: `We sent ${name} the form.` };',
    'const copy = { why: "We\'ll notify you when it\'s done." };',
    "const copy = { why: 'We’ll let your practice know.' };",
    "const copy = { why: 'We send the amount to your bank.' };",
  ])('%s', (source) => {
    expect(promisesOf(source)).toHaveLength(1);
  });

  test('and what promises nothing is not', () => {
    expect(promisesOf("const copy = { label: 'Email address', ask: 'Where do you live?' };")).toEqual([]);
  });
});
