import { MANUFACTURER_PRODUCTS } from '@domain/membership/manufacturer-products';
import { isGroupComplete, type ProductGroup } from '@domain/membership/package-suggestion';
import { withCertificates } from '@domain/membership/reward-certificate';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import type { Frozen } from '@portals/state/frozen';
import { contentOf, type Draft, type PlanContent, productsOf, rowOfTreatment, type Sold } from '../plan-draft';
import type { UseOfRewards } from './rewards.actions';
import type { Certificate, Suggestion } from './rewards.store';

export type ShownSuggestion = Frozen<Suggestion>;
export type ShownCertificate = Frozen<Certificate>;
/** A package, and what is ticked of its groups. */
export type Choice = { readonly suggestion: ShownSuggestion; readonly ticked: readonly string[] };
export const GROUPS = ['product1', 'product2'] as const;

export const groupOf = ({ suggestion, ticked }: Choice, name: (typeof GROUPS)[number]): ProductGroup => {
  const { conjunction, products } = suggestion[name];
  return { conjunction, products: products.map((one) => ({ ...one, selected: ticked.includes(one.priviproduct) })) };
};

/** What a package begins with: everything of its AND groups, nothing of an OR group. */
export const beginChoice = (suggestion: ShownSuggestion): Choice => ({
  suggestion,
  ticked: GROUPS.flatMap((name) =>
    suggestion[name].conjunction === 'AND' ? suggestion[name].products.map(({ priviproduct }) => priviproduct) : [],
  ),
});

/** The products of a package that are chosen, the core first. */
export const chosenOf = ({ suggestion, ticked }: Choice) => [
  suggestion.coreProduct,
  ...GROUPS.flatMap((name) => suggestion[name].products.filter(({ priviproduct }) => ticked.includes(priviproduct))),
];

export type PackageState = { readonly isComplete: boolean; readonly missing: number };
export const stateOf = (choice: Choice): PackageState => ({
  isComplete: GROUPS.every((name) => isGroupComplete(groupOf(choice, name))),
  missing: chosenOf(choice).filter(({ pricePerUnit }) => pricePerUnit === null).length,
});

/** The plan with a package: a treatment with the same product is given as the package says, others come on top. */
export function draftWith(plan: Draft, choice: Choice | null, sold: readonly Sold[]): Draft {
  if (choice === null) return plan;
  const rows = [...plan.rows];
  for (const { priviproduct, numberOfUnits } of chosenOf(choice)) {
    const as = { units: String(numberOfUnits), interval: String(choice.suggestion.interval ?? '') };
    const known = rows.findIndex(({ product }) => product === priviproduct);
    const row = rows[known];
    const own = sold.find((one) => one.priviproduct === priviproduct && !one.isRemoved);
    if (row) rows[known] = { ...row, ...as };
    else if (own) rows.push({ ...rowOfTreatment(own), ...as });
  }
  return { ...plan, rows };
}

/** Whether a certificate can be used for the products of a plan. */
export const isUsable = ({ refusal, priviproduct }: ShownCertificate, products: readonly string[]): boolean =>
  (refusal === null || refusal === 'no_product') && products.includes(priviproduct);

/** A plan with the coupons of certificates on top, as the calculator is asked about it. */
export function contentWith(draft: Draft, used: readonly ShownCertificate[], zone: string): PlanContent {
  const content = contentOf(draft, zone);
  const discounts = withCertificates(
    (content.discounts ?? []).map(({ issuer, amount, product }) => ({
      issuer,
      amountCents: centsFromDollars(amount),
      product: product ?? null,
    })),
    used.map(({ priviproduct, amount }) => ({ product: priviproduct, amountCents: centsFromDollars(amount) })),
  ).map(({ issuer, amountCents, product }) => ({
    issuer,
    amount: dollarsFromCents(amountCents),
    ...(product != null && { product }),
  }));
  return { ...content, discounts };
}

/** What the program is asked about. */
export function questionOf(
  { draft, choice, used }: { draft: Draft; choice: Choice | null; used: readonly ShownCertificate[] },
  zone: string,
): UseOfRewards {
  const wire = (name: (typeof GROUPS)[number], of: Choice) => {
    const { conjunction, products } = groupOf(of, name);
    return { conjunction, products: products.map(({ priviproduct, selected }) => ({ priviproduct, selected })) };
  };
  const core = (of: Choice) => ({
    conjunction: 'AND' as const,
    products: [{ priviproduct: of.suggestion.coreProduct.priviproduct, selected: true }],
  });
  return {
    ...contentOf(draft, zone),
    ...(draft.name !== '' && { name: draft.name }),
    hitPackage: choice && {
      coreProduct: core(choice),
      product1: wire('product1', choice),
      product2: wire('product2', choice),
    },
    certificates: used.map(({ id }) => ({ id, selected: true })),
  };
}

/** Products for which the program may have given certificates: those of rewards. */
export const REWARDED_PRODUCTS = MANUFACTURER_PRODUCTS.filter(({ hasRewards }) => hasRewards).map(({ key }) => key);
export const productsOfDraft = productsOf;
