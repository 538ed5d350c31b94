import { describe, expect, test } from 'vitest';
import { isAboutFile, mayWaitHelp, usesReport } from './file-reasons';

const reasons = (...codes: string[]) => codes.map((code) => ({ code }));

describe('a denial is called one about the credit file', () => {
  test('where every reason rests on the file alone', () => {
    expect(isAboutFile(reasons('BANKRUPTCY'))).toBe(true);
    expect(isAboutFile(reasons('DELINQUENT_OTHERS', 'UTILIZATION_HIGH'))).toBe(true);
  });

  test.each([
    'STATE_NOT_SERVED',
    'AGE_CAPACITY',
    'INCOME_LOW',
    'OBLIGATIONS_HIGH',
    'IDENTITY_UNVERIFIED',
    'RESIDENCE_UNVERIFIED',
    'NO_PRODUCT_FOR_AMOUNT',
    'OF_THE_PRACTICE',
  ])('not where %s is among the reasons', (code) => {
    expect(isAboutFile(reasons(code))).toBe(false);
    expect(isAboutFile(reasons('DELINQUENT_OTHERS', code))).toBe(false);
  });

  test('not without a reason', () => {
    expect(isAboutFile([])).toBe(false);
  });
});

describe('a denial for the state, the age, or how a person has paid us', () => {
  test.each([
    ['STATE_NOT_SERVED', false],
    ['AGE_CAPACITY', true],
    ['PAST_DUE_WITH_US', true],
    ['POOR_WITH_US', true],
    ['CHARGED_OFF_WITH_US', false],
  ])('%s names no report, and a day to wait for: %s', (code, waits) => {
    expect(usesReport(reasons(code))).toBe(false);
    expect(mayWaitHelp(reasons(code))).toBe(waits);
    // Beside a reason of the file there is something to dispute, and nothing else to wait for.
    expect(usesReport(reasons(code, 'BANKRUPTCY'))).toBe(true);
    expect(mayWaitHelp(reasons(code, 'BANKRUPTCY'))).toBe(waits);
    expect(mayWaitHelp(reasons('STATE_NOT_SERVED', code))).toBe(false);
  });

  test('any other denial has both', () => {
    expect([usesReport(reasons('INCOME_LOW')), mayWaitHelp(reasons('INCOME_LOW'))]).toEqual([true, true]);
    expect([usesReport([]), mayWaitHelp([])]).toEqual([true, true]);
  });
});
