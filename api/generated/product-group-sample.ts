import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import { contentOfGroup } from '../features/risk/index';
import type { TableSample } from './table-sample';

const group = contentOfGroup(DEMO_PRODUCT_GROUPS.standard);
type GroupContent = typeof group;
const FEES = ['mdf', 'allerganMdf', 'minimumFee'] as const;

const withProduct = (content: GroupContent, row: number, change: Partial<GroupContent['products'][number]>) => ({
  ...content,
  products: content.products.map((one, at) => (at === row ? { ...one, ...change } : one)),
});

/** One fee a hundredth dearer. */
function dearerProduct(content: GroupContent, edit: number): GroupContent {
  const row = edit % content.products.length;
  const fee = FEES[Math.floor(edit / content.products.length) % FEES.length] ?? 'mdf';
  const raise = 1 + Math.floor(edit / (content.products.length * FEES.length));
  const value = content.products[row]?.[fee] ?? 0;
  return withProduct(content, row, { [fee]: Math.round(value * 100 + raise) / 100 });
}

export const productGroupSample: TableSample = {
  id: DEMO_PRODUCT_GROUPS.standard.id,
  content: group,
  edits: 3 * FEES.length * group.products.length,
  edited: (content, edit) => dearerProduct(content as GroupContent, edit),
  broken: {
    'a smallest amount above the largest': {
      content: withProduct(group, 1, { minAmount: 30_000 }),
      field: 'products[1].maxAmount',
    },
    'a change above the largest amount': {
      content: withProduct(group, 0, { minModifyAmount: 26_000 }),
      field: 'products[0].minModifyAmount',
    },
    'a fee above 100 percent': { content: withProduct(group, 2, { mdf: 100.01 }), field: 'products[2].mdf' },
    'a least fee that takes the smallest amount': {
      content: withProduct(group, 0, { minimumFee: 250 }),
      field: 'products[0].minimumFee',
    },
    'a product that stands twice': {
      content: { ...group, products: [...group.products, ...group.products.slice(0, 1)] },
      field: `products[${group.products.length}].product`,
    },
    'a promotion without its method': {
      content: withProduct(group, 5, { promoMethod: null }),
      field: 'products[5].promoMethod',
    },
    'a group in use that loses a product': {
      content: { ...group, products: group.products.slice(1) },
      field: 'products',
    },
    'a group that offers nothing': {
      content: { ...group, products: group.products.map((one) => ({ ...one, enabled: false })) },
      field: 'products',
    },
    'a specialty that stands twice': {
      content: { ...group, specialties: ['Fertility', 'Fertility'] },
      field: 'specialties[1]',
    },
    'a specialty that begins with another group': {
      content: { ...group, specialties: ['Fertility', 'Dentistry'] },
      field: 'specialties[1]',
    },
    'a group of a specialty that is not offered in onboarding': {
      content: { ...group, boardingPreset: false, specialties: ['Fertility'] },
      field: 'boardingPreset',
    },
  },
};
