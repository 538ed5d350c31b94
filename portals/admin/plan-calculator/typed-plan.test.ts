import { describe, expect, test } from 'vitest';
import { planOfText, planText, readDiscount, readPlan, shownFaults, type TypedPlan, type TypedRow } from './typed-plan';

const row = (change: Partial<TypedRow> = {}): TypedRow => ({
  id: 'treatment-botox',
  units: '40',
  discount: '10%',
  interval: '3',
  upfront: '',
  ...change,
});
const plan = (change: Partial<TypedPlan> = {}): TypedPlan => ({
  rows: [row()],
  coupon: null,
  discount: null,
  ...change,
});

describe('what is typed', () => {
  test('is read as the server takes it', () => {
    const typed = plan({
      rows: [row({ upfront: '$150' }), row({ discount: '$1.30', interval: '' })],
      coupon: { amount: '100', product: 'botox' },
      discount: '600.50',
    });
    expect(readPlan(typed)).toEqual({
      asked: {
        treatments: [
          { _id: 'treatment-botox', units: 40, interval: 3, discountPercent: 10, upfrontCost: 150 },
          { _id: 'treatment-botox', units: 40, interval: null, discountAmount: 1.3, upfrontCost: 0 },
        ],
        discounts: [
          { issuer: 'Manufacturer Coupon', amount: 100, product: 'botox' },
          { issuer: 'Provider Discount', amount: 600.5 },
        ],
      },
      faults: {},
    });
  });

  test('asks for nothing while it has no treatment', () => {
    expect(readPlan(plan({ rows: [] }))).toEqual({ asked: null, faults: {} });
  });

  test('leaves out discounts that are empty or 0', () => {
    const typed = plan({ coupon: { amount: '', product: 'botox' }, discount: '0' });
    expect(readPlan(typed).asked?.discounts).toEqual([]);
  });

  test.each([
    ['treatments[0].units', plan({ rows: [row({ units: '0' })] })],
    ['treatments[0].units', plan({ rows: [row({ units: '-1' })] })],
    ['treatments[0].units', plan({ rows: [row({ units: '1.5' })] })],
    ['treatments[0].units', plan({ rows: [row({ units: '10001' })] })],
    ['treatments[0].discount', plan({ rows: [row({ discount: 'a lot' })] })],
    ['treatments[0].discount', plan({ rows: [row({ discount: '101%' })] })],
    ['treatments[1].upfrontCost', plan({ rows: [row(), row({ upfront: 'much' })] })],
    ['Manufacturer Coupon', plan({ coupon: { amount: '-5', product: 'botox' } })],
    ['Provider Discount', plan({ discount: 'x' })],
  ])('that says nothing has a sentence at %s and is not asked about', (at, typed) => {
    const { asked, faults } = readPlan(typed);
    expect([asked, Object.keys(faults)]).toEqual([null, [at]]);
  });

  test.each([
    ['10', { discountPercent: 10 }],
    ['12.5 %', { discountPercent: 12.5 }],
    ['', { discountPercent: 0 }],
    ['$0.5', { discountAmount: 0.5 }],
    ['10.555%', undefined],
    ['$', undefined],
  ])('the discount %j is %j', (text, discount) => {
    expect(readDiscount(text)).toEqual(discount);
  });
});

test('faults of the server stand at the field of the screen, both kinds of discount at one', () => {
  const fault = (field: string) => ({ field, message: field });
  expect(shownFaults([fault('treatments[0].discountAmount'), fault('discounts')])).toEqual({
    'treatments[0].discount': 'treatments[0].discountAmount',
    discounts: 'discounts',
  });
});

test('a plan in an address is read again, anything else is none', () => {
  const { asked } = readPlan(plan());
  expect(planOfText(asked && planText(asked))).toEqual(asked);
  for (const text of [null, '', 'x', '1', 'null', '{}']) expect(planOfText(text)).toBeNull();
});
