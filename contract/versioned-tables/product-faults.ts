import { cents } from '@domain/money/cents';
import type { Product } from '@domain/underwriting/configuration';
import { type ProductFault, productGroupFaults } from '@domain/underwriting/product-group-faults';
import type { FieldFault } from '../error';
import type { GroupProduct, ProductGroupContent } from './product-group';

const inHundredths = (value: number) => Math.round(value * 100);

/** A product of the wire, in dollars and percent, as the rules take it: cents and basis points. */
export function productOf(product: GroupProduct): Product {
  return {
    product: product.product,
    name: product.name,
    enabled: product.enabled,
    minAmountCents: cents(inHundredths(product.minAmount)),
    maxAmountCents: cents(inHundredths(product.maxAmount)),
    minModifyAmountCents: cents(inHundredths(product.minModifyAmount)),
    mdfBps: inHundredths(product.mdf),
    allerganMdfBps: inHundredths(product.allerganMdf),
    minimumFeeCents: cents(inHundredths(product.minimumFee)),
    fixedTerm: product.fixedTerm,
    promoTerm: product.promoTerm,
    promoMethod: product.promoMethod,
  };
}

const WIRE = {
  product: 'product',
  name: 'name',
  enabled: 'enabled',
  minAmountCents: 'minAmount',
  maxAmountCents: 'maxAmount',
  minModifyAmountCents: 'minModifyAmount',
  mdfBps: 'mdf',
  allerganMdfBps: 'allerganMdf',
  minimumFeeCents: 'minimumFee',
  fixedTerm: 'fixedTerm',
  promoTerm: 'promoTerm',
  promoMethod: 'promoMethod',
} as const satisfies Record<keyof Product, keyof GroupProduct>;

/** A refused place of a group: a cell of a product, or the group itself (no product). */
export type GroupFault = FieldFault & { product: string; column: keyof GroupProduct | '' };

/** The name of a cell in a request. */
export const productField = (row: number, column: keyof Product): string => `products[${row}].${WIRE[column]}`;

/** What is wrong with a group by itself, the same on the screen and on the server. */
export function productGroupFieldFaults({ boardingPreset, specialties, products }: ProductGroupContent): GroupFault[] {
  const faults = productGroupFaults(products.map(productOf)).map((fault): GroupFault => {
    const { row, field } = fault;
    const product = row === null ? undefined : products[row];
    if (row === null || field === null || !product)
      return { product: '', column: '', field: 'products', message: fault.message };
    const message = `${product.name}: ${wordsOf(fault)}`;
    return { product: product.product, column: WIRE[field], field: productField(row, field), message };
  });
  const atGroup = (field: string, message: string): GroupFault => ({ product: '', column: '', field, message });
  for (const [place, specialty] of specialties.entries()) {
    if (specialties.indexOf(specialty) < place)
      faults.push(atGroup(`specialties[${place}]`, `${specialty} is listed twice.`));
  }
  if (!boardingPreset && specialties.length > 0) {
    const message = `New ${specialties.join(', ')} practices start with this group, so it has to be offered in onboarding.`;
    faults.push(atGroup('boardingPreset', message));
  }
  return faults;
}

function wordsOf({ message, field, limit }: ProductFault): string {
  if (limit === undefined) return message;
  return field === 'promoTerm'
    ? `${message}, which has ${limit} payments.`
    : `${message}, $${(limit / 100).toLocaleString('en-US')}.`;
}
