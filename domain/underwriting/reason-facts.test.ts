import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import type { DecisionInputs } from './inputs';
import { reasonFact } from './reason-facts';
import { REASONS } from './reasons';

const asOf = civilDate('2026-03-31');
const fact = (code: string, inputs: DecisionInputs) => {
  const found = reasonFact(code, inputs, asOf);
  return found && [found.kind, found.month ?? found.number];
};

describe('the fact behind a reason', () => {
  test.each<[string, DecisionInputs, unknown]>([
    ['DELINQUENT_OTHERS', { monthsSinceDelinq90: 4, delinq90_24m: 1, delinq30_24m: 5 }, ['LATE_90_IN', '2025-11']],
    // A month end is not carried into the month after.
    ['DELINQUENT_OTHERS', { monthsSinceDelinq90: 1 }, ['LATE_90_IN', '2026-02']],
    ['DELINQUENT_OTHERS', { delinq90_24m: 2, delinq30_24m: 5 }, ['LATE_90', 2]],
    ['DELINQUENT_OTHERS', { chargeOffs24m: 1, delinq60_24m: 3 }, ['CHARGE_OFFS', 1]],
    ['DELINQUENT_OTHERS', { delinq30_24m: 3, delinq60_24m: 0 }, ['LATE_30', 3]],
    ['DELINQUENT_OTHERS', { delinquenciesEver: 2 }, null],
    ['BANKRUPTCY', { publicRecordBankruptcyMonths: 14 }, ['BANKRUPTCY_IN', '2025-01']],
    ['COLLECTION', { collectionsNonMedical: 2 }, ['COLLECTIONS', 2]],
    ['UTILIZATION_HIGH', { revolvingUtilization: 90.6 }, ['CARD_LIMITS_USED', 91]],
    ['LIMITED_HISTORY', { tradelines: 2, oldestTradelineMonths: 14 }, ['ACCOUNTS', 2]],
    ['LIMITED_HISTORY', { tradelines: 9, oldestTradelineMonths: 14 }, ['OLDEST_ACCOUNT_MONTHS', 14]],
    ['ACCOUNT_AGE', { oldestTradelineMonths: 80 }, ['OLDEST_ACCOUNT_MONTHS', 80]],
    ['INQUIRIES', { inquiries6m: 11 }, ['INQUIRIES', 11]],
    ['OBLIGATIONS_HIGH', { monthlyDebtCents: 310_000, annualIncomeCents: 6_000_000 }, ['DEBT_OF_INCOME', 62]],
  ])('%s of %j is %j', (code, inputs, told) => {
    expect(fact(code, inputs)).toEqual(told);
  });

  test('is none where the file does not bear the reason out, or where it rests on no number', () => {
    expect(fact('UTILIZATION_HIGH', { revolvingUtilization: 20 })).toBeNull();
    expect(fact('INQUIRIES', { inquiries6m: 2 })).toBeNull();
    expect(fact('OBLIGATIONS_HIGH', { monthlyDebtCents: 310_000, annualIncomeCents: 0 })).toBeNull();
    expect(fact('IDENTITY_UNVERIFIED', { kbaPassed: false })).toBeNull();
    for (const code of [...Object.keys(REASONS), 'OF_THE_PRACTICE']) expect(fact(code, {})).toBeNull();
  });
});
