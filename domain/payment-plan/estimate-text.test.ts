import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { CREDIT_BANDS, pricedBand } from './credit-bands';
import { exampleText, minimumText, planFigures } from './estimate-text';
import type { PromoMethod } from './plan';
import { quotePlan } from './quote-plan';

const plan = (
  termMonths: number,
  rate: string,
  promoTermMonths: number | null = null,
  promoMethod: PromoMethod = 'REBATE',
) =>
  quotePlan({
    product: 'P',
    name: 'P',
    amountCents: cents(450_000),
    rate: ratePercent(rate),
    termMonths,
    promoTermMonths,
    promoMethod,
    fundedOn: civilDate('2026-09-01'),
  });
const example = (of: ReturnType<typeof plan>) =>
  exampleText({
    basis: 'a good credit score',
    practiceName: 'Bright Smile',
    plan: of,
    ratesPercent: [29.99, 0, 13.99],
  });

describe('the figures of a plan', () => {
  test('of a fixed plan are its installment, rate, interest and total', () => {
    expect(planFigures(plan(24, '13.99'))).toEqual({
      monthly: '$216.04',
      sentence: 'a month for 24 months',
      apr: '13.99%',
      interest: '$684.87',
      total: '$5,184.87',
    });
  });

  test('of a promotion name what pays it off in time, and what the minimum payment would cost', () => {
    expect(planFigures(plan(36, '22.99', 12))).toEqual({
      monthly: '$375',
      sentence: 'a month, no interest if paid in full within 12 months',
      apr: '22.99%',
      interest: '$1,770.16',
      total: '$6,270.16',
    });
    expect(minimumText([plan(36, '22.99', 12), plan(24, '22.99', 6)])).toContain('of $174.17 or $235.66 a month');
  });
});

describe('the example', () => {
  test('has the amount, the rate, every payment and the total, and the range of all rates', () => {
    expect(example(plan(24, '13.99'))).toBe(
      'Example for a good credit score at Bright Smile, with the first payment one month after treatment. This isn’t an offer of credit. Your rate can be 0% to 29.99% APR, depending on your credit. Example: $4,500.00 at 13.99% APR over 24 months is 23 payments of $216.04 and one of $215.95, for a total of $5,184.87.',
    );
  });

  test('does not set the last payment apart when it is like the others', () => {
    expect(example(plan(6, '0'))).toContain('over 6 months is 6 payments of $750.00, for a total of $4,500.00.');
  });

  test.each(['REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const)(
    'of a %s promotion lists payments that add up to its total',
    (method) => {
      const text = example(plan(36, '22.99', 12, method));
      const [, list = '', total] = / months is (.+), in total (\$[\d,.]+)\./.exec(text) ?? [];
      const dollars = (amount: string) => Math.round(Number(amount.replace(/[$,]/g, '')) * 100);
      const sum = [...list.matchAll(/(one|\d+)(?: payments?)? of (\$[\d,]+\.\d\d)/g)].reduce(
        (all, [, count = '', amount = '']) => all + (count === 'one' ? 1 : Number(count)) * dollars(amount),
        0,
      );
      expect(sum).toBe(dollars(total ?? ''));
    },
  );

  test('of a promotion says what a missed end costs', () => {
    expect(example(plan(36, '22.99', 12))).toMatch(
      /Interest is charged from the first day if the whole amount isn’t paid within 12 months\.$/,
    );
    expect(example(plan(24, '13.99'))).not.toContain('Interest is charged');
  });
});

test('each band has its own grade, and an unsure reader is shown good credit', () => {
  expect(CREDIT_BANDS.map(({ id }) => pricedBand(id).grade)).toEqual(['B', 'C', 'E', 'C']);
  expect(pricedBand('unsure').label).toBe('Good');
});
