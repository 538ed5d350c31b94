import { describe, expect, test } from 'vitest';
import { productWords } from '../../words/product-words';
import { pasted, typed } from '../sheet-draft';
import { onRows, type RateRow, rateCells, reading, readRate } from './rate-draft';

const rows: RateRow[] = [
  { product: 'FIXED_6', values: { A: 0, B: 0, C: 5.99, D: 9.99, E: 14.99, F: 19.99, G: 24.99 } },
  { product: 'FIXED_60', values: { A: 11.99, B: 14.99, C: 17.99, D: 21.99, E: 25.99, F: null, G: null } },
];

describe('a typed rate', () => {
  test.each([
    ['17.99', 17.99],
    [' 17.9 % ', 17.9],
    ['17,99', 17.99],
    ['0', 0],
    ['100', 100],
    ['', null],
    ['–', null],
    ['-', null],
  ])('%j is %j', (text, rate) => expect(readRate(text)).toBe(rate));

  test.each(['17.999', '100.01', '-1', 'abc', '1e3', '17.99.1', '$17'])('%j is none', (text) =>
    expect(readRate(text)).toBeUndefined(),
  );
});

describe('a draft', () => {
  const cells = rateCells(rows);
  const at = { row: 'FIXED_6', column: 'D' };

  test('holds what was typed and forgets what the table says anyway', () => {
    const once = typed(cells, {}, { ...at, text: '8.99' });
    expect(once).toEqual({ 'FIXED_6.D': '8.99' });
    expect(typed(cells, once, { ...at, text: '9.99' })).toEqual({});
  });

  test('takes a block from a spreadsheet and leaves out what does not fit', () => {
    const block = '10.99\t15.99\t20.99\t25.99\t99\r\n22.99\t26.99\t\t\r\n1\t1\r\n';
    expect(pasted(cells, {}, { ...at, text: block })).toEqual({
      'FIXED_6.D': '10.99',
      'FIXED_6.E': '15.99',
      'FIXED_6.F': '20.99',
      'FIXED_6.G': '25.99',
      'FIXED_60.D': '22.99',
      'FIXED_60.E': '26.99',
    });
  });

  test('stays when somebody else was quicker, but for what they did as well', () => {
    const now = rows.map((row) => (row.product === 'FIXED_6' ? { ...row, values: { ...row.values, D: 8.99 } } : row));
    expect(onRows(now, { 'FIXED_6.D': '8.99', 'FIXED_6.E': '13.99', 'GONE_9.A': '1' })).toEqual({
      'FIXED_6.E': '13.99',
    });
  });

  const content = { enabled: true, products: rows };
  const rates = { mustRiseWithRisk: true };

  test('reads as rows to save, and names the cells that cannot stay', () => {
    expect(reading(content, { 'FIXED_60.F': '27.99' }, rates)).toEqual({
      content: { enabled: true, products: [rows[0], { ...rows[1], values: { ...rows[1]?.values, F: 27.99 } }] },
      faults: [],
      unread: 0,
    });
    expect(reading(content, { 'FIXED_6.D': 'x' }, rates).faults).toMatchObject([{ row: 'FIXED_6', column: 'D' }]);
    expect(reading(content, { 'FIXED_6.D': '15' }, rates).faults).toMatchObject([{ row: 'FIXED_6', column: 'E' }]);
    expect(reading(content, { 'FIXED_6.C': '' }, rates).faults).toMatchObject([{ row: 'FIXED_6', column: 'C' }]);
    const fees = { mustRiseWithRisk: false };
    expect(reading(content, { 'FIXED_6.D': '15', 'FIXED_6.C': '' }, fees).faults).toEqual([]);
  });
});

test('rows are called by words, a product that we do not know by its code', () => {
  expect(['FIXED_24', 'PROMO_12', 'MEMBERSHIP', 'OTHER_1'].map(productWords)).toEqual([
    '24 monthly payments',
    '12-month promotion',
    'Membership',
    'OTHER_1',
  ]);
});

test('a plan that is added is given to no grade until its rates are typed', () => {
  const products = [{ product: 'FIXED_6', values: { A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7 } }];
  const draft = { '.added': 'FIXED_48', 'FIXED_48.A': '9.99' };
  const read = reading({ enabled: true, products }, draft, { mustRiseWithRisk: true });
  expect(read.faults).toEqual([]);
  expect(read.content.products[1]).toEqual({
    product: 'FIXED_48',
    values: { A: 9.99, B: null, C: null, D: null, E: null, F: null, G: null },
  });
  expect(onRows(products, draft)).toEqual(draft);
  expect(onRows(read.content.products, draft)).toEqual({});
});
