import { cents } from '../money/cents';
import type { Product, ProductGroup } from './configuration';

const FIXED = [
  ['FIXED_6', 6, 440],
  ['FIXED_12', 12, 390],
  ['FIXED_24', 24, 299],
  ['FIXED_36', 36, 299],
  ['FIXED_60', 60, 299],
] as const;
const PROMO = [
  ['PROMO_6', 6, 24, 490],
  ['PROMO_12', 12, 36, 690],
  ['PROMO_18', 18, 48, 840],
  ['PROMO_24', 24, 60, 990],
] as const;

function fees(mdfBps: number): Pick<Product, 'mdfBps' | 'allerganMdfBps' | 'minimumFeeCents' | 'minModifyAmountCents'> {
  return {
    mdfBps,
    allerganMdfBps: mdfBps - 100,
    minimumFeeCents: cents(995),
    minModifyAmountCents: cents(10_000),
  };
}

const fixedProducts: readonly Product[] = FIXED.map(([product, term, mdfBps]) => ({
  product,
  name: `${term} monthly payments`,
  enabled: true,
  minAmountCents: cents(25_000),
  maxAmountCents: cents(2_500_000),
  ...fees(mdfBps),
  fixedTerm: term,
  promoTerm: null,
  promoMethod: null,
}));

const promoProducts: readonly Product[] = PROMO.map(([product, promoTerm, fixedTerm, mdfBps]) => ({
  product,
  name: `No interest if paid in full in ${promoTerm} months`,
  enabled: true,
  minAmountCents: cents(50_000),
  maxAmountCents: cents(2_500_000),
  ...fees(mdfBps),
  fixedTerm,
  promoTerm,
  promoMethod: 'REBATE',
}));

function pick(names: readonly string[], change: Partial<Product> = {}): Product[] {
  const chosen = [...fixedProducts, ...promoProducts].filter((product) => names.includes(product.product));
  return chosen.map((product) => ({ ...product, ...change }));
}

/** Groups of products a practice can be given (domain model §6). */
export const DEMO_PRODUCT_GROUPS = {
  standard: {
    id: 'group-standard',
    name: 'Standard',
    boardingPreset: true,
    products: [...fixedProducts, ...promoProducts],
  },
  dental: {
    id: 'group-dental',
    name: 'Dental',
    boardingPreset: true,
    specialties: ['Dentistry', 'General Dentistry', 'Cosmetic Dentistry', 'Implant Dental', 'Orthodontics'],
    products: pick(['FIXED_6', 'FIXED_12', 'FIXED_24', 'FIXED_36', 'FIXED_60', 'PROMO_6', 'PROMO_12']),
  },
  highValue: {
    id: 'group-high-value',
    name: 'High Value',
    boardingPreset: false,
    products: pick(['FIXED_36', 'FIXED_60', 'PROMO_18', 'PROMO_24'], {
      minAmountCents: cents(500_000),
      maxAmountCents: cents(4_000_000),
    }),
  },
  medSpaHighRisk: {
    id: 'group-med-spa-high-risk',
    name: 'Med Spa High-Risk',
    boardingPreset: false,
    products: pick(['FIXED_6', 'FIXED_12', 'FIXED_24'], { maxAmountCents: cents(500_000) }),
  },
  // @NOTE choice: the second look's fee is not given; it takes the highest of the 24-month plan.
  genesisSecondLook: {
    id: 'group-genesis-second-look',
    name: 'Genesis second look',
    boardingPreset: false,
    products: pick(['FIXED_24'], { product: 'GENESIS_24', name: '24 monthly payments, second look', ...fees(990) }),
  },
} as const satisfies Record<string, ProductGroup>;
