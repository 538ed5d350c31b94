import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { endOf, lastEnds, unshownProofs } from './cited-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cited-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tried = (name: string, more: object = { ok: true }) => JSON.stringify({ id: name, name, ...more });
writeFileSync(
  join(folder, 'unit.jsonl'),
  [
    tried('domain/a.test.ts › money > adds up to the cent'),
    tried('domain/a.test.ts › money > divides', { ok: true, skipped: true }),
    tried('domain/a.test.ts › money > rounds', { ok: false, message: 'no' }),
    tried('domain/a.test.ts › a state > of TX, in 3 ways'),
    tried('domain/b.test.ts › multiplies'),
  ].join('\n'),
);
writeFileSync(join(folder, 'e2e.jsonl'), tried('[phone] borrower/home.spec.ts:12 › the home says what is next'));
const ends = lastEnds(folder);

describe('a test that a rule names', () => {
  test.each([
    ['domain/a.test.ts', 'adds up to the cent', 'passed'],
    ['domain/a.test.ts', 'of %s, in %i ways', 'passed'],
    ['e2e/borrower/home.spec.ts', 'the home says what is next', 'passed'],
    ['domain/a.test.ts', 'divides', 'skipped'],
    ['domain/a.test.ts', 'rounds', 'failed'],
    // Another file's, and one that there is not.
    ['domain/a.test.ts', 'multiplies', undefined],
    ['domain/a.test.ts', 'subtracts', undefined],
  ] as const)('in %s called %s has %s', (file, name, end) => {
    expect(endOf({ file, name }, ends)).toBe(end);
  });

  test('shows nothing where it was left out, failed or did not run', () => {
    const proofs = ['adds up to the cent', 'divides', 'rounds', 'subtracts'].map((name) => ({
      file: 'domain/a.test.ts',
      name,
    }));
    expect(unshownProofs(ends, proofs)).toEqual([
      'domain/a.test.ts › divides: skipped',
      'domain/a.test.ts › rounds: failed',
      'domain/a.test.ts › subtracts: did not run',
    ]);
  });
});
