import { productOf } from '@contract/versioned-tables/product-faults';
import type { GroupProduct, ProductGroupContent } from '@contract/versioned-tables/product-group';
import type { Product, ProductGroup } from '@domain/underwriting/configuration';

const fromHundredths = (value: number) => value / 100;

/** The group of a version as the rules take it. */
export function productGroupOf(
  { id, name }: { id: string; name: string },
  { boardingPreset, products }: ProductGroupContent,
): ProductGroup {
  return { id, name, boardingPreset, products: products.map(productOf) };
}

/** A product in dollars and percent. */
export function productView(product: Product): GroupProduct {
  return {
    product: product.product,
    name: product.name,
    enabled: product.enabled,
    minAmount: fromHundredths(product.minAmountCents),
    maxAmount: fromHundredths(product.maxAmountCents),
    minModifyAmount: fromHundredths(product.minModifyAmountCents),
    mdf: fromHundredths(product.mdfBps),
    allerganMdf: fromHundredths(product.allerganMdfBps),
    minimumFee: fromHundredths(product.minimumFeeCents),
    fixedTerm: product.fixedTerm,
    promoTerm: product.promoTerm,
    promoMethod: product.promoMethod,
  };
}

/** The cells of a group as they stand in a version. */
export function contentOfGroup({ boardingPreset, products, specialties = [] }: ProductGroup): ProductGroupContent {
  return { boardingPreset, specialties: [...specialties], products: products.map(productView) };
}
