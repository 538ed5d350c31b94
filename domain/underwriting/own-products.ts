import type { Cents } from '../money/cents';
import type { Product, ProductGroup } from './configuration';

/** How a practice offers a product of its group: not at all, or for some of the amounts. */
export type OwnTerms = { readonly enabled: boolean; readonly minAmountCents: Cents; readonly maxAmountCents: Cents };

/** By product; one that is not named is offered as the group has it. */
export type OwnProducts = Readonly<Record<string, OwnTerms>>;

/**
 * A group as a practice offers it. Terms only narrow: what the group does not offer, nobody does, and a product whose amounts the
 * group has left since is off.
 */
export function narrowGroup(group: ProductGroup, own: OwnProducts): ProductGroup {
  return {
    ...group,
    products: group.products.map((product) => {
      const terms = own[product.product];
      return terms ? narrowed(product, terms) : product;
    }),
  };
}

function narrowed(product: Product, terms: OwnTerms): Product {
  const minAmountCents = larger(product.minAmountCents, terms.minAmountCents);
  const maxAmountCents = smaller(product.maxAmountCents, terms.maxAmountCents);
  if (minAmountCents > maxAmountCents) return { ...product, enabled: false };
  return {
    ...product,
    enabled: product.enabled && terms.enabled,
    minAmountCents,
    maxAmountCents,
    // A change of an amount is never asked to be larger than the largest amount.
    minModifyAmountCents: smaller(product.minModifyAmountCents, maxAmountCents),
  };
}

const larger = (one: Cents, other: Cents): Cents => (one > other ? one : other);
const smaller = (one: Cents, other: Cents): Cents => (one < other ? one : other);

/** The terms that differ from what the group has; those of products that it does not have are gone. */
export function ownTermsOf(group: ProductGroup, own: OwnProducts): OwnProducts {
  return Object.fromEntries(
    group.products.flatMap((product) => {
      const terms = own[product.product];
      const isOwn =
        terms !== undefined &&
        (terms.enabled !== product.enabled ||
          terms.minAmountCents !== product.minAmountCents ||
          terms.maxAmountCents !== product.maxAmountCents);
      return isOwn ? [[product.product, terms] as const] : [];
    }),
  );
}

export type TermsFault = 'disabled-in-group' | 'below-group' | 'above-group' | 'crossed';

/** What is wrong with the terms that somebody wishes for a product. */
export function faultOfTerms(product: Product, terms: OwnTerms): TermsFault | undefined {
  if (terms.enabled && !product.enabled) return 'disabled-in-group';
  if (terms.minAmountCents < product.minAmountCents) return 'below-group';
  if (terms.maxAmountCents > product.maxAmountCents) return 'above-group';
  return terms.minAmountCents > terms.maxAmountCents ? 'crossed' : undefined;
}
