import type { GroupProduct } from '@contract/versioned-tables/product-group';
import { PRODUCT_LIMITS } from '@domain/underwriting/product-group-faults';
import { dollars, type Limits, months, percent, type Unit } from '../lines/line-settings';

export type NumberField = Exclude<
  { [Field in keyof GroupProduct]: GroupProduct[Field] extends number | null ? Field : never }[keyof GroupProduct],
  undefined
>;
export type NumberColumn = {
  key: NumberField;
  head: string;
  unit: Unit;
  limits: Limits;
  /** An empty cell means that there is none. */
  isOptional?: boolean;
};

/** What is typed of a product, in the order in which it is read. */
export const NUMBER_COLUMNS: readonly NumberColumn[] = [
  { key: 'minAmount', head: 'Minimum amount', unit: dollars, limits: PRODUCT_LIMITS.amount },
  { key: 'maxAmount', head: 'Maximum amount', unit: dollars, limits: PRODUCT_LIMITS.amount },
  { key: 'minModifyAmount', head: 'Minimum after a change', unit: dollars, limits: PRODUCT_LIMITS.leastModified },
  { key: 'mdf', head: 'Fee, %', unit: percent, limits: PRODUCT_LIMITS.fee },
  { key: 'allerganMdf', head: 'Manufacturer fee, %', unit: percent, limits: PRODUCT_LIMITS.fee },
  { key: 'minimumFee', head: 'Minimum fee', unit: dollars, limits: PRODUCT_LIMITS.leastFee },
  { key: 'fixedTerm', head: 'Payments', unit: months, limits: PRODUCT_LIMITS.term },
  { key: 'promoTerm', head: 'Promotion, months', unit: months, limits: PRODUCT_LIMITS.term, isOptional: true },
];

export const columnAt = (column: string): NumberColumn | undefined => NUMBER_COLUMNS.find(({ key }) => key === column);

/** A value as its cell shows it; nothing where there is none. */
export const cellText = ({ unit }: NumberColumn, value: number | null): string =>
  value === null ? '' : unit.text(value);

/** What is typed in a cell; undefined for what is no value of it. */
export function readCell({ unit, limits, isOptional }: NumberColumn, text: string): number | null | undefined {
  if (isOptional && /^[-–—]?$/.test(text.trim())) return null;
  return unit.read(text, limits);
}

export const METHOD_WORDS = {
  REBATE: 'Interest rebate',
  DEFERRED_DECLINING: 'Deferred interest, declining balance',
  DEFERRED_ORIGINAL: 'Deferred interest, original amount',
} as const;
