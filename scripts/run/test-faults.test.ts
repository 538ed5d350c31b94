import { describe, expect, test } from 'vitest';
import { root } from './project.mjs';
import { playwrightFaults, vitestFaults } from './test-faults.mjs';

describe('the faults of a report', () => {
  test('name file, test and message of what failed, and of files that did not load', () => {
    const files = [
      {
        name: `${root}/domain/money/money.test.ts`,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'money adds' },
          { status: 'failed', fullName: 'money divides', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
        ],
      },
      { name: `${root}/api/broken.test.ts`, status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(vitestFaults(files)).toEqual([
      'domain/money/money.test.ts › money divides: expected 1',
      'api/broken.test.ts: no such module',
    ]);
  });

  test('are found in nested groups of a browser report, flaky ones included', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'apply/apply.spec.ts',
      line: 7,
      tests: [{ projectName: 'phone', status, results: [{}, { error: { message: 'no button' } }] }],
    });
    const suites = [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('signs', 'unexpected'), spec('waits', 'flaky')] }],
      },
    ];
    expect(playwrightFaults(suites)).toEqual([
      '[phone] apply/apply.spec.ts:7 › signs: no button',
      '[phone] apply/apply.spec.ts:7 › waits: no button',
    ]);
  });
});
