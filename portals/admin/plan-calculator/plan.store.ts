import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import type { PlanCalculation, PlanTemplate, SoldTreatment } from './answers';
import type { PlanFaults, TypedPlan, TypedRow } from './typed-plan';

type State = {
  /** Whose treatments the plan is made of. */
  practiceId: string;
  plan: TypedPlan;
  /** The plan before something was taken out of it or put in its place, and the sentence that says so. */
  before: { plan: TypedPlan; sentence: string } | null;
  /** The row that takes the focus; null for none. */
  focusAt: number | null;
  /** What the server says of single fields of the plan that it was asked about. */
  faults: PlanFaults;
  sold: Resource<SoldTreatment[]>;
  templates: Resource<PlanTemplate[]>;
  calculation: Resource<PlanCalculation>;
};

const emptyPlan = (): TypedPlan => ({ rows: [], coupon: null, discount: null });

export const planState = proxy<State>({
  practiceId: '',
  plan: emptyPlan(),
  before: null,
  focusAt: null,
  faults: {},
  sold: resource(),
  templates: resource(),
  calculation: resource(),
});

/** Begins an empty plan of another practice, or of none. */
export function resetPlan(practiceId = ''): void {
  Object.assign(planState, { practiceId, plan: emptyPlan(), before: null, focusAt: null, faults: {} });
  resetResource(planState.sold);
  resetResource(planState.templates);
  resetResource(planState.calculation);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 80;
const isRow = (row: unknown): row is TypedRow =>
  typeof row === 'object' &&
  row !== null &&
  ['id', 'units', 'discount', 'interval', 'upfront'].every((name) => isText((row as Record<string, unknown>)[name]));

function isPlan(plan: unknown): plan is TypedPlan {
  if (typeof plan !== 'object' || plan === null) return false;
  const { rows, coupon, discount } = plan as Record<string, unknown>;
  if (!Array.isArray(rows) || rows.length > 30 || !rows.every(isRow)) return false;
  if (discount !== null && !isText(discount)) return false;
  if (coupon === null) return true;
  const { amount, product } = coupon as Record<string, unknown>;
  return isText(amount) && isText(product);
}

// Nobody is named in it: a plan stays over a reload until somebody begins another.
persist(planState, {
  key: 'plan-calculator',
  version: 1,
  fields: { practiceId: isText, plan: isPlan },
  reset: resetPlan,
});
