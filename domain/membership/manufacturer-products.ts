import type { PackageSuggestion } from './package-suggestion';
import type { UnitType } from './practice-treatment';

/** A product of a manufacturer that a treatment may be done with. */
export type ManufacturerProduct = {
  /** The id that treatments and packages name as `priviproduct`. */
  readonly key: string;
  readonly name: string;
  readonly manufacturer: string;
  readonly unitType: UnitType;
  /** Whether its maker's rewards are for it. */
  readonly hasRewards: boolean;
};

const made = (manufacturer: string, hasRewards: boolean) => (key: string, name: string, unitType: UnitType) => ({
  key,
  name,
  unitType,
  manufacturer,
  hasRewards,
});
const rewarded = made('Galderma', true);
const allergan = made('Allergan', false);

/** Products of manufacturers, the same for every practice. */
export const MANUFACTURER_PRODUCTS: readonly ManufacturerProduct[] = [
  rewarded('dysport', 'Dysport', 'unit'),
  rewarded('restylane-lyft', 'Restylane Lyft', 'syringe'),
  rewarded('restylane-contour', 'Restylane Contour', 'syringe'),
  rewarded('restylane-kysse', 'Restylane Kysse', 'syringe'),
  rewarded('restylane-refyne', 'Restylane Refyne', 'syringe'),
  rewarded('restylane-eyelight', 'Restylane Eyelight', 'syringe'),
  rewarded('sculptra', 'Sculptra', 'vial'),
  allergan('botox', 'Botox', 'unit'),
  allergan('juvederm', 'Juvederm', 'syringe'),
  made('HydraFacial', false)('hydrafacial', 'HydraFacial', 'session'),
];

export const isManufacturerProduct = (key: string): boolean => MANUFACTURER_PRODUCTS.some((one) => one.key === key);

const named = (key: string, numberOfUnits: number) => {
  const product = MANUFACTURER_PRODUCTS.find((one) => one.key === key);
  if (!product) throw new Error(`No product ${key}`);
  return { priviproduct: key, name: product.name, numberOfUnits };
};
const choice = (key: string, numberOfUnits: number) => ({ ...named(key, numberOfUnits), selected: false });

/** Packages that the manufacturer suggests, nothing of their groups chosen (membership §3 Manufacturer rewards). */
export const PACKAGE_SUGGESTIONS: readonly (PackageSuggestion & { readonly id: string })[] = [
  {
    id: 'package-smooth-and-lift',
    name: 'Smooth and lift',
    intervalMonths: 6,
    coreProduct: named('dysport', 120),
    product1: {
      conjunction: 'OR',
      products: [choice('restylane-lyft', 1), choice('restylane-contour', 1), choice('restylane-kysse', 1)],
    },
    product2: { conjunction: 'AND', products: [choice('sculptra', 1), choice('restylane-eyelight', 1)] },
  },
  {
    id: 'package-fresh-start',
    name: 'Fresh start',
    intervalMonths: 4,
    coreProduct: named('dysport', 60),
    product1: {
      conjunction: 'OR',
      products: [choice('restylane-refyne', 1), choice('restylane-kysse', 1), choice('restylane-lyft', 1)],
    },
    product2: { conjunction: 'AND', products: [choice('sculptra', 1)] },
  },
  {
    id: 'package-lips-and-lines',
    name: 'Lips and lines',
    intervalMonths: 6,
    coreProduct: named('restylane-kysse', 1),
    product1: { conjunction: 'AND', products: [choice('dysport', 50)] },
    product2: { conjunction: 'OR', products: [choice('restylane-refyne', 1), choice('restylane-contour', 1)] },
  },
];
