import { readFileSync } from 'node:fs';
import { withoutEntry } from '@domain/underwriting/state-credit-law';
import { expect, test } from 'vitest';

test('the states that counsel is asked for are the ones without an entry', () => {
  const choices = readFileSync(new URL('../../../docs/spec-choices.md', import.meta.url), 'utf8');
  expect(choices).toContain(`17 %: ${withoutEntry('rate').join(', ')}.`);
  expect(choices).toContain(`charge none: ${withoutEntry('lateFee').join(', ')}.`);
});
