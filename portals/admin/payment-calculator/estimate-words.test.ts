import { describe, expect, test } from 'vitest';
import { basisWords, estimateRow, minimumWords, noPlanWords, type ShownCalculation } from './estimate-words';

type Offer = Parameters<typeof estimateRow>[0];
type Plan = Offer['from'];

const plan = (given: Partial<Plan>) =>
  ({
    fixedTerm: 24,
    apr: 13.99,
    promoMonthlyPayment: null,
    minimumPayment: 216.04,
    financeCharge: 684.87,
    totalOfPayments: 5184.87,
    ...given,
  }) as Plan;
const offer = (from: Plan, to: Plan = from, promoTerm: number | null = null) =>
  ({ product: 'FIXED_24', promoTerm, from, to }) as Offer;
const dearer = plan({ apr: 29.99, minimumPayment: 251.58, financeCharge: 1538.07, totalOfPayments: 6038.07 });

describe('a row of the calculator', () => {
  test('has one figure where both ends are the same', () => {
    expect(estimateRow(offer(plan({})))).toEqual({
      id: 'FIXED_24',
      isPromotion: false,
      monthly: '$216.04',
      sentence: 'a month for 24 months',
      apr: '13.99%',
      interest: '$684.87',
      total: '$5,184.87',
      months: 24,
      heightCents: 21_604,
      ribbon: '24 payments of $216.04',
    });
  });

  test('names both ends where the grade decides, and is as tall as the dearer', () => {
    expect(estimateRow(offer(plan({}), dearer))).toMatchObject({
      monthly: '$216.04 to $251.58',
      apr: '13.99% to 29.99%',
      interest: '$684.87 to $1,538.07',
      heightCents: 25_158,
    });
  });

  test('of a promotion tells what pays it off in time, over its own months', () => {
    const promotion = plan({ fixedTerm: 36, promoMonthlyPayment: 375, minimumPayment: 162.66 });
    expect(estimateRow(offer(promotion, { ...promotion, minimumPayment: 186.11 }, 12))).toMatchObject({
      isPromotion: true,
      monthly: '$375',
      sentence: 'a month, no interest if paid off in 12 months',
      months: 12,
    });
  });
});

test('the minimum of each promotion is told', () => {
  const first = plan({ minimumPayment: 114.25 });
  const text = minimumWords([
    offer(first, plan({ minimumPayment: 126.83 }), 24),
    offer(plan({ minimumPayment: 200 }), undefined, 6),
  ]);
  expect(text).toContain('minimum payment of $114.25 to $126.83 or $200 a month');
});

const calculation = (given: Partial<ShownCalculation>): ShownCalculation => ({
  basis: 'ALL_GRADES',
  amount: 4500,
  grade: null,
  borrower: null,
  availableCredit: null,
  limits: { from: 250, to: 25_000 },
  ...given,
});
const casey = { name: 'Casey Park' };

describe('whom the plans are for', () => {
  test.each([
    [{}, 'For any patient. Amounts range from the best credit grade to the lowest.'],
    [
      { basis: 'BORROWER', borrower: casey, grade: 'B', availableCredit: 11_000 },
      'For Casey Park, grade B. $11,000 available.',
    ],
    // Staff of a practice get no grade.
    [{ basis: 'BORROWER', borrower: casey, availableCredit: 11_000 }, 'For Casey Park. $11,000 available.'],
    [
      { borrower: casey },
      'Casey Park has no spending limit yet. Amounts range from the best credit grade to the lowest.',
    ],
  ] as const)('%j: %s', (given, words) => {
    expect(basisWords(calculation(given))).toBe(words);
  });
});

describe('why there is no plan', () => {
  test.each([
    [{ limits: null }, 'No payment plans at this practice yet.'],
    [{ amount: 100 }, 'Plans cover $250 to $25,000. Change the treatment cost.'],
    [{ amount: 25_000.01 }, 'Plans cover $250 to $25,000. Change the treatment cost.'],
    [{ borrower: casey, availableCredit: 1200 }, 'Casey Park has $1,200 available. Enter that amount or less.'],
    [{}, 'No plans for $4,500. Try another amount.'],
  ] as const)('%j: %s', (given, words) => {
    expect(noPlanWords(calculation(given))).toBe(words);
  });
});
