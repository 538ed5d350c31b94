import { describe, expect, test } from 'vitest';
import { isAboutFile } from './file-reasons';

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
