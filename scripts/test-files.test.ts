import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listModules } from './layers/module-graph.mjs';
import { at } from './run/project.mjs';

/** The folders of vitest.config.ts; browser tests are `*.spec.ts` under e2e. */
const VITEST = /^(domain|contract|sdk|portals|demo-site|sandbox|scripts|api)\//;

test('every test file belongs to a project that runs it', () => {
  const files = listModules();
  const forgotten = [
    ...files.filter((path) => /\.test\.tsx?$/.test(path) && !VITEST.test(path)),
    ...files.filter((path) => /^api\/.*\.test\.tsx$/.test(path)),
    ...files.filter((path) => /\.spec\.tsx?$/.test(path) && !path.startsWith('e2e/')),
  ];
  expect(forgotten).toEqual([]);
});

test('no test is left out', () => {
  const tests = listModules().filter(
    (path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('scripts/test-files'),
  );
  const skipping = tests.filter((path) =>
    /\b(test|it|describe)\.(skip|only|todo|fixme)\(/.test(readFileSync(at(path), 'utf8')),
  );
  expect(skipping).toEqual([]);
});

test('every file of properties draws the same cases in each daily run', () => {
  const isOne = (text: string) => /from 'fast-check'/.test(text) && /\bfc\.assert\(/.test(text);
  const random = listModules().filter((path) => {
    const text = readFileSync(at(path), 'utf8');
    return isOne(text) && path !== 'scripts/test-files.test.ts' && !/test-vectors\/property-runs'/.test(text);
  });
  expect(random).toEqual([]);
});
