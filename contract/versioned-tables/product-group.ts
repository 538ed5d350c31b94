import { SPECIALTIES, type Specialty } from '@domain/enums';
import type { PromoMethod } from '@domain/payment-plan/plan';
import { PRODUCT_LIMITS } from '@domain/underwriting/product-group-faults';
import { named, text } from '../schema';
import * as z from '../z';
import { declareVersionedTable, type TableCell, versionedTableCalls } from './declare-versioned-table';

const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;
/** Dollars or percent of a range in hundredths: a version keeps what was sent. */
const hundredths = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.minimum(min / 100), z.maximum(max / 100), z.refine(hasTwoDecimals, { error: 'two_decimals' }));
const months = () => z.int().check(z.minimum(PRODUCT_LIMITS.term.min), z.maximum(PRODUCT_LIMITS.term.max));

export const PROMO_METHODS = ['REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const satisfies PromoMethod[];

export const groupProduct = named(
  'GroupProduct',
  z.strictObject({
    product: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/)),
    name: text(80),
    enabled: z.boolean(),
    /** Dollars: the smallest and the largest purchase. */
    minAmount: hundredths(PRODUCT_LIMITS.amount),
    maxAmount: hundredths(PRODUCT_LIMITS.amount),
    /** The smallest amount that a purchase can be changed to. */
    minModifyAmount: hundredths(PRODUCT_LIMITS.leastModified),
    /** Percent of the amount, where the table of merchant fees has none for the grade. */
    mdf: hundredths(PRODUCT_LIMITS.fee),
    /** The same for a product of the manufacturer. */
    allerganMdf: hundredths(PRODUCT_LIMITS.fee),
    /** Dollars. */
    minimumFee: hundredths(PRODUCT_LIMITS.leastFee),
    /** Monthly payments. */
    fixedTerm: months(),
    /** Months without interest; null where the plan has no promotion. */
    promoTerm: z.nullable(months()),
    promoMethod: z.nullable(z.enum(PROMO_METHODS)),
  }),
);

const fields = {
  /** Offered while a practice is onboarded. */
  boardingPreset: z.boolean(),
  /** The specialties whose practices begin with this group. */
  specialties: z.array(z.enum(SPECIALTIES)).check(z.maxLength(SPECIALTIES.length)),
  products: z.array(groupProduct).check(z.minLength(1), z.maxLength(PRODUCT_LIMITS.products)),
};

export type GroupProduct = {
  product: string;
  name: string;
  enabled: boolean;
  minAmount: number;
  maxAmount: number;
  minModifyAmount: number;
  mdf: number;
  allerganMdf: number;
  minimumFee: number;
  fixedTerm: number;
  promoTerm: number | null;
  promoMethod: PromoMethod | null;
};
export type ProductGroupContent = {
  boardingPreset: boolean;
  specialties: readonly Specialty[];
  products: readonly GroupProduct[];
};

/** What a product says, in the order in which it is read. */
export const PRODUCT_COLUMNS = [
  'name',
  'enabled',
  'minAmount',
  'maxAmount',
  'minModifyAmount',
  'mdf',
  'allerganMdf',
  'minimumFee',
  'fixedTerm',
  'promoTerm',
  'promoMethod',
] as const satisfies (keyof GroupProduct)[];

/**
 * The plans that a practice may offer, with their amounts and fees. A put is the specification's `PUT /practice/product-group`;
 * a practice gets another group by `PUT /practice/product`.
 */
export const productGroup = declareVersionedTable({
  key: 'product-groups',
  noun: 'ProductGroup',
  path: '/practice/product/product-group',
  addresses: {
    list: '/practice/product/all-product-groups',
    put: '/practice/product-group',
    clone: '/practice/product/product-group',
  },
  bodyId: 'productGroupId',
  listName: 'productGroups',
  listFlags: ['boardingPreset'],
  what: 'product group',
  source: 'provider-admin §7 Credit portal, decision 29',
  permissions: { view: 'credit.view', edit: 'credit.edit' },
  fields,
  cells: ({ boardingPreset, specialties, products }: ProductGroupContent): TableCell[] => [
    { row: '', column: 'boardingPreset', value: boardingPreset },
    ...specialties.map((column) => ({ row: 'specialties', column, value: true })),
    ...products.flatMap((one) => PRODUCT_COLUMNS.map((column) => ({ row: one.product, column, value: one[column] }))),
  ],
});

export const productGroupCalls = versionedTableCalls(productGroup);
