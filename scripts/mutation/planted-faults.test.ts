import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutationsDocument, occurrences, PLANTED_FAULTS } from './planted-faults';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('twenty faults or more are planted, all over the domain', () => {
  expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(PLANTED_FAULTS.map((fault) => fault.file.split('/')[0])).size).toBeGreaterThanOrEqual(9);
});

test.each(PLANTED_FAULTS)('the text of "$fault" is there once', (fault) => {
  expect(occurrences(fault, read(`domain/${fault.file}`))).toBe(1);
  for (const file of fault.tests) expect(read(`domain/${file}`)).toContain('test');
});

test('docs/mutations.md lists them', () => {
  expect(read('docs/mutations.md')).toBe(mutationsDocument());
});
