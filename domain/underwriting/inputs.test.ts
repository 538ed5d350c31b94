import { describe, expect, test } from 'vitest';
import { type CivilDate, civilDate } from '../calendar/civil-date';
import { DomainRefusal } from '../refusal';
import { decide } from './decide';
import { DEMO_CONFIGURATION } from './demo-configuration';
import { parseInputs } from './inputs';
import { anApplicant } from './test-applicants';

const today = civilDate('2026-03-16');

describe('bad input', () => {
  const refusal = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      if (error instanceof DomainRefusal) return { field: error.field, limit: error.limit };
      throw error;
    }
    return null;
  };

  test.each([
    ['annualIncomeCents', -1, 0],
    ['annualIncomeCents', 1_000_000_001, 1_000_000_000],
    ['requestedAmountCents', Number.NaN, 1_000_000_000],
    ['monthlyDebtCents', Number.POSITIVE_INFINITY, 1_000_000_000],
    ['score', 1_000, 900],
    ['score', 249, 250],
    ['monthlyDebtCents', 0.5, undefined],
  ])('%s of %d is refused with its limit', (field, value, limit) => {
    expect(refusal(() => decide({ ...anApplicant(), [field]: value }, DEMO_CONFIGURATION, today))).toEqual({
      field,
      limit,
    });
  });

  test.each(['isMarried', 'zipCode', 'treatments', 'collectionsMedical', 'dti', 'fileType', 'nonsense'])(
    '%s is not an input',
    (field) => {
      expect(refusal(() => parseInputs({ ...anApplicant(), [field]: 1 }))?.field).toBe(field);
    },
  );

  test.each([
    ['age', '41'],
    ['frozen', 1],
    ['stateCode', 'XX'],
    ['mismatches', ['shoe size']],
    ['scoreFactors', 'INQUIRIES'],
  ])('%s of the wrong kind is refused', (field, value) => {
    expect(refusal(() => parseInputs({ [field]: value }))?.field).toBe(field);
  });

  test('a decision on a day that does not exist is refused', () => {
    const day = '2026-02-30' as CivilDate;
    expect(refusal(() => decide(anApplicant(), DEMO_CONFIGURATION, day))?.field).toBe('asOf');
  });
});
