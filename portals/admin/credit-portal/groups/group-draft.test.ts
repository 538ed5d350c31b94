import type { ProductGroupContent } from '@contract/versioned-tables/product-group';
import { expect, test } from 'vitest';
import { typed } from '../sheet-draft';
import { groupCells, ontoGroup, readGroup, typedAt } from './group-draft';

const product = {
  product: 'FIXED_24',
  name: '24 monthly payments',
  enabled: true,
  minAmount: 250,
  maxAmount: 25_000,
  minModifyAmount: 100,
  mdf: 2.99,
  allerganMdf: 1.99,
  minimumFee: 9.95,
  fixedTerm: 24,
  promoTerm: null,
  promoMethod: null,
};
const content: ProductGroupContent = {
  boardingPreset: true,
  specialties: ['Orthodontics', 'Dentistry'],
  products: [product, { ...product, product: 'PROMO_6', name: 'Promotion', promoTerm: 6, promoMethod: 'REBATE' }],
};

test('a draft holds what was typed, but not what the group says', () => {
  const cells = groupCells(content);
  expect(typed(cells, {}, { row: 'FIXED_24', column: 'minAmount', text: '$250.00' })).toEqual({});
  expect(typed(cells, {}, { row: 'FIXED_24', column: 'promoTerm', text: '–' })).toEqual({});
  const draft = typedAt(content, {}, { row: 'FIXED_24', column: 'enabled', text: 'no' });
  expect(draft).toEqual({ 'FIXED_24.enabled': 'no' });
  expect(typedAt(content, draft, { row: 'FIXED_24', column: 'enabled', text: 'yes' })).toEqual({});
  // In whatever order they are ticked.
  expect(typedAt(content, {}, { row: '', column: 'specialties', text: 'Dentistry|Orthodontics' })).toEqual({});
});

test('a draft reads as the group to save', () => {
  const draft = {
    'FIXED_24.minAmount': '$1,000',
    'FIXED_24.mdf': '3.5 %',
    'FIXED_24.name': ' Two years ',
    'PROMO_6.promoTerm': '',
    'PROMO_6.promoMethod': '',
    '.specialties': 'Dentistry',
  };
  const { content: next, faults } = readGroup(content, draft);
  expect(faults).toEqual([]);
  expect(next.specialties).toEqual(['Dentistry']);
  expect(next.products[0]).toEqual({ ...product, name: 'Two years', minAmount: 1000, mdf: 3.5 });
  expect([next.products[1]?.promoTerm, next.products[1]?.promoMethod]).toEqual([null, null]);
});

test.each([
  [{ 'FIXED_24.maxAmount': '200' }, 'FIXED_24', 'maxAmount'],
  [{ 'FIXED_24.mdf': '100.01' }, 'FIXED_24', 'mdf'],
  [{ 'FIXED_24.minimumFee': '250' }, 'FIXED_24', 'minimumFee'],
  [{ 'FIXED_24.fixedTerm': '' }, 'FIXED_24', 'fixedTerm'],
  [{ 'FIXED_24.name': ' ' }, 'FIXED_24', 'name'],
  [{ 'PROMO_6.promoTerm': '24' }, 'PROMO_6', 'promoTerm'],
  [{ '.boardingPreset': 'no' }, '', 'boardingPreset'],
] as const)('%j is a fault at its cell', (draft, row, column) =>
  expect(readGroup(content, draft as unknown as Record<string, string>).faults).toMatchObject([{ row, column }]),
);

test('what was typed goes along to another version, without what that one says', () => {
  const theirs = { ...content, products: content.products.map((one) => ({ ...one, mdf: 3.5 })) };
  expect(ontoGroup({ 'FIXED_24.mdf': '3.50', 'FIXED_24.minAmount': '300', 'GONE.mdf': '1' }, content, theirs)).toEqual({
    'FIXED_24.minAmount': '300',
  });
});

test('a plan that is added begins like the one most like it, and is saved with what is typed of it', () => {
  const draft = { '.added': 'FIXED_48|PROMO_18', 'FIXED_48.maxAmount': '40,000' };
  const { content: next, faults } = readGroup(content, draft);
  expect(faults).toEqual([]);
  expect(next.products.slice(2)).toEqual([
    { ...product, product: 'FIXED_48', name: '48 monthly payments', fixedTerm: 48, maxAmount: 40_000 },
    {
      ...product,
      product: 'PROMO_18',
      name: '18-month promotion',
      promoTerm: 18,
      promoMethod: 'REBATE',
    },
  ]);
  expect(ontoGroup(draft, content, content)).toEqual(draft);
  expect(ontoGroup(draft, content, next)).toEqual({});
});
