import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { paymentDates } from './calendar';
import type { CreditLot } from './global-credits';
import { monthsAhead } from './payments-ahead';

const lot = (of: Partial<CreditLot>): CreditLot => ({
  id: 'l',
  kind: 'GRANTED',
  receivedOn: civilDate('2026-08-01'),
  expiresOn: null,
  remainingCents: cents(2_500),
  ...of,
});
const signature = {
  dates: paymentDates(civilDate('2026-04-02')),
  monthsBilled: 5,
  totalCents: cents(660_180),
  monthlyCents: cents(55_015),
  feeCents: cents(499),
  billedCents: cents(275_075),
  lots: [] as CreditLot[],
  paysWithCredits: true,
};

test('the seven months of Signature that are left are 555.14 each', () => {
  const ahead = monthsAhead(signature);
  expect(ahead).toHaveLength(7);
  expect(ahead[0]).toEqual({
    number: 6,
    dueOn: '2026-09-02',
    treatmentsCents: 55_015,
    feeCents: 499,
    creditsCents: 0,
    chargeCents: 55_514,
  });
  expect(new Set(ahead.map(({ chargeCents }) => chargeCents))).toEqual(new Set([55_514]));
});

test('the last month is what is left of the plan', () => {
  const changed = {
    ...signature,
    totalCents: cents(646_335),
    monthlyCents: cents(53_038),
    billedCents: cents(275_075 + 53_039),
  };
  const last = monthsAhead({ ...changed, monthsBilled: 6 }).at(-1);
  expect(last?.treatmentsCents).toBe(646_335 - (275_075 + 53_039) - 5 * 53_038);
});

describe('credits', () => {
  test('pay the next month first, then the one after it', () => {
    const charges = monthsAhead({ ...signature, lots: [lot({ remainingCents: cents(60_000) })] });
    expect(charges.map(({ creditsCents, chargeCents }) => [creditsCents, chargeCents]).slice(0, 3)).toEqual([
      [55_514, 0],
      [4_486, 51_028],
      [0, 55_514],
    ]);
  });

  test('that end before a month pay nothing of it', () => {
    const [first] = monthsAhead({ ...signature, lots: [lot({ expiresOn: civilDate('2026-09-01') })] });
    expect(first?.creditsCents).toBe(0);
  });

  test('are left alone by whoever keeps them', () => {
    const [first] = monthsAhead({ ...signature, lots: [lot({})], paysWithCredits: false });
    expect([first?.creditsCents, first?.chargeCents]).toEqual([0, 55_514]);
  });
});

test('a year that was billed has nothing ahead', () => {
  expect(monthsAhead({ ...signature, monthsBilled: 12 })).toEqual([]);
});
