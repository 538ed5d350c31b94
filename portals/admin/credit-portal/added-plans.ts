import { PRODUCT_LIMITS } from '@domain/underwriting/product-group-faults';
import type { Draft } from './table-kind';

/** What has a row for each plan: a product group, a table of rates or of merchant fees. */
export type Plans = { readonly products: readonly { readonly product: string }[] };

/** Where a draft keeps the plans that it adds, by their codes. */
export const ADDED = '.added';
const LIST = '|';

export const PLAN_KINDS = { FIXED: 'Monthly payments', PROMO: 'Promotion' } as const;
export type PlanKind = keyof typeof PLAN_KINDS;

/** The plans that a draft adds to what is there. */
export const addedIn = ({ products }: Plans, draft: Draft): string[] =>
  (draft[ADDED] ?? '').split(LIST).filter((code) => code !== '' && products.every(({ product }) => product !== code));

/** The part of a draft that adds plans to what is there; nothing where it adds none. */
export function addingTo(plans: Plans, draft: Draft): Draft {
  const added = addedIn(plans, draft);
  return added.length === 0 ? {} : { [ADDED]: added.join(LIST) };
}

/** Why a plan cannot be added; null for one that can. */
export function whyNotAdded(
  plans: Plans,
  draft: Draft,
  { kind, months }: { kind: PlanKind; months: string },
): string | null {
  const { term, products: most } = PRODUCT_LIMITS;
  // A promotion ends before its plan.
  const longest = kind === 'PROMO' ? term.max - 1 : term.max;
  const number = /^\d{1,3}$/.test(months.trim()) ? Number(months) : Number.NaN;
  if (!(number >= term.min && number <= longest)) return `Enter ${term.min} to ${longest} months.`;
  const all = [...plans.products.map(({ product }) => product), ...addedIn(plans, draft)];
  if (all.includes(`${kind}_${number}`)) return 'This plan already exists.';
  return all.length >= most ? `You can have up to ${most} plans.` : null;
}

/** The draft with another plan. */
export const withPlan = (plans: Plans, draft: Draft, code: string): Draft => ({
  ...draft,
  [ADDED]: [...addedIn(plans, draft), code].join(LIST),
});

/** The draft without a plan that it adds, and without what was typed of it. */
export function withoutPlan(plans: Plans, draft: Draft, code: string): Draft {
  const { [ADDED]: _added, ...typed } = draft;
  const others = Object.entries(typed).filter(([key]) => !key.startsWith(`${code}.`));
  const left = addedIn(plans, draft).filter((one) => one !== code);
  return { ...Object.fromEntries(others), ...(left.length > 0 && { [ADDED]: left.join(LIST) }) };
}
