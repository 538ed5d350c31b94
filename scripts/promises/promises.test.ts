import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { promises, promisesOf } from './promises';

const top = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, top), 'utf8');

/** Files whose words people read. Legal texts have tests of their own beside them. */
const files = ['portals', 'sdk', 'contract/messages', 'demo-site/pages']
  .flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, top), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.|\/test\/|^portals\/gallery\//.test(file));
const made = files.flatMap((file) => promisesOf(read(file)).map((sentence) => ({ file, sentence })));

test('every sentence that promises a message, a copy or a time is registered with the test that finds the thing', () => {
  expect(made.length).toBeGreaterThan(25);
  const parts = Object.keys(promises);
  expect(made.filter(({ sentence }) => !parts.some((part) => sentence.includes(part)))).toEqual([]);
});

test('no promise is registered that nobody makes', () => {
  const all = made.map(({ sentence }) => sentence).join('\n');
  expect(Object.keys(promises).filter((part) => !all.includes(part))).toEqual([]);
});

test.each(Object.entries(promises))('“%s” has its test', (_, { file, test: title }) => {
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
  ])('%s', (source) => {
    expect(promisesOf(source)).toHaveLength(1);
  });

  test('and what promises nothing is not', () => {
    expect(promisesOf("const copy = { label: 'Email address', ask: 'Where do you live?' };")).toEqual([]);
  });
});
