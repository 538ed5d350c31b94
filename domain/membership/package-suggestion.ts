import { refuse } from '../refusal';
import { type TreatmentRow, type TreatmentTerms, treatmentRow } from './treatment-row';

/** AND: all products of a group are taken. OR: one of them. */
export type Conjunction = 'AND' | 'OR';

export type PackageProduct = {
  readonly priviproduct: string;
  readonly name: string;
  readonly numberOfUnits: number;
  readonly selected: boolean;
};
export type ProductGroup = { readonly conjunction: Conjunction; readonly products: readonly PackageProduct[] };

/** A manufacturer's package: a core product and two groups (membership §3 Manufacturer rewards). */
export type PackageSuggestion = {
  readonly name: string;
  readonly intervalMonths: number | null;
  readonly coreProduct: Omit<PackageProduct, 'selected'>;
  readonly product1: ProductGroup;
  readonly product2: ProductGroup;
};

/**
 * Selects or deselects a product. In an OR group selecting one deselects the others. Source: membership §5.
 * @throws DomainRefusal `priviproduct` when the group has no such product.
 */
export function selectProduct(group: ProductGroup, priviproduct: string, selected = true): ProductGroup {
  if (!group.products.some((product) => product.priviproduct === priviproduct)) {
    refuse('priviproduct', `The group has no product ${priviproduct}.`);
  }
  const products = group.products.map((product) => {
    if (product.priviproduct === priviproduct) return { ...product, selected };
    return selected && group.conjunction === 'OR' ? { ...product, selected: false } : product;
  });
  return { ...group, products };
}

/** True when a group's rule is met: all of AND, exactly one of OR. A group without products asks for nothing. */
export function isGroupComplete({ conjunction, products }: ChosenGroup): boolean {
  const count = products.filter((product) => product.selected).length;
  if (products.length === 0) return true;
  return conjunction === 'AND' ? count === products.length : count === 1;
}

export const isPackageComplete = (suggestion: PackageSuggestion): boolean =>
  isGroupComplete(suggestion.product1) && isGroupComplete(suggestion.product2);

/** What somebody chose of a package, the core among it (membership §3 Hit package). */
type ChosenGroup = {
  readonly conjunction: Conjunction;
  readonly products: readonly Pick<PackageProduct, 'priviproduct' | 'selected'>[];
};
export type HitPackage = {
  readonly coreProduct: ChosenGroup;
  readonly product1: ChosenGroup;
  readonly product2: ChosenGroup;
};

/**
 * Checks what was chosen of a package: all of the core and of an AND group, one of an OR group, each in the plan.
 * @throws DomainRefusal `hitPackage`.
 */
export function checkHitPackage(hit: HitPackage, productsOfPlan: readonly string[]): void {
  const groups = [hit.coreProduct, hit.product1, hit.product2];
  if (!groups.every(isGroupComplete)) refuse('hitPackage', "Choose the package's products first.");
  const chosen = groups.flatMap(({ products }) => products.filter(({ selected }) => selected));
  const missing = chosen.find(({ priviproduct }) => !productsOfPlan.includes(priviproduct));
  if (missing) refuse('hitPackage', `The plan has no treatment with ${missing.priviproduct}.`);
}

/** Price and discount of a practice's own treatment. */
export type PracticePrice = Pick<TreatmentTerms, 'pricePerUnitCents' | 'discount'> & { readonly priviproduct: string };

/**
 * Turns a complete package into treatments of a plan at the practice's own prices.
 * @returns the rows, core product first, or the products the practice does not offer.
 * @throws DomainRefusal `package` when a group's rule is not met.
 */
export function pricePackage(
  suggestion: PackageSuggestion,
  prices: readonly PracticePrice[],
): { readonly rows: readonly TreatmentRow[] } | { readonly missing: readonly string[] } {
  if (!isPackageComplete(suggestion)) refuse('package', "Choose the package's products first.");
  const groups = [suggestion.product1, suggestion.product2];
  const chosen = groups.flatMap((group) => group.products.filter((product) => product.selected));
  const products = [suggestion.coreProduct, ...chosen];
  const priceOf = (id: string) => prices.find((price) => price.priviproduct === id);
  const missing = products.filter((product) => !priceOf(product.priviproduct)).map((product) => product.priviproduct);
  if (missing.length > 0) return { missing };
  const { intervalMonths } = suggestion;
  const rows = products.flatMap(({ priviproduct, numberOfUnits: units }) => {
    const price = priceOf(priviproduct);
    const { pricePerUnitCents, discount } = price ?? refuse('priviproduct', `${priviproduct} has no price.`);
    return [treatmentRow({ units, pricePerUnitCents, discount, intervalMonths })];
  });
  return { rows };
}
