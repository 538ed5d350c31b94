import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutationsDocument, occurrences, PLANTED_FAULTS } from './planted-faults';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test.each(['domain', 'api', 'portals'])('faults are planted all over %s', (folder) => {
  const files = PLANTED_FAULTS.map(({ file }) => file).filter((file) => file.startsWith(`${folder}/`));
  expect(new Set(files.map((file) => file.split('/')[1])).size).toBeGreaterThanOrEqual(4);
});

test.each(PLANTED_FAULTS)('the text of "$fault" is there once', (fault) => {
  expect(occurrences(fault, read(fault.file))).toBe(1);
  for (const file of fault.tests) expect(read(file)).toContain('test');
});

test('docs/mutations.md lists them', () => {
  expect(read('docs/mutations.md')).toBe(mutationsDocument());
});
