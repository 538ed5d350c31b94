import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statesDocument } from '../domain/status-machine/states-document';

test('docs/states.md is what the tables say', () => {
  const committed = readFileSync(new URL('../docs/states.md', import.meta.url), 'utf8');
  expect(committed).toBe(statesDocument());
});
