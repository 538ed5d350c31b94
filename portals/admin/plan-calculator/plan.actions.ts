import { calculatePlan } from '@contract/membership/calculator-calls';
import { listPlanTemplates } from '@contract/membership-settings/plan-calls';
import { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { membershipMessages } from '@contract/messages/membership';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { snapshot } from 'valtio/vanilla';
import type { PlanTemplate, SoldTreatment } from './answers';
import { planState, resetPlan } from './plan.store';
import { type AskedPlan, shownFaults, type TypedPlan, type TypedRow } from './typed-plan';
import { removedWords, replacedWords } from './words';

/** A discount of the settings as it is typed. */
const typedDiscount = (of: {
  readonly discountPercent: number | null;
  readonly discountAmount: number | null;
}): string => {
  if (of.discountAmount !== null) return `$${of.discountAmount.toFixed(2)}`;
  return `${of.discountPercent ?? 0}%`;
};
const typedDollars = (dollars: number): string => (dollars === 0 ? '' : `$${dollars.toFixed(2)}`);

/** Fetches what a practice sells and its templates. Another practice begins an empty plan. */
export async function loadSold(practiceId: string): Promise<void> {
  if (planState.practiceId !== practiceId) resetPlan(practiceId);
  const params = { practiceId };
  await Promise.all([
    load(planState.sold, async (signal) => {
      const { data } = await call(listMembershipTreatments, { params }, { signal });
      return data.treatments;
    }),
    load(planState.templates, async (signal) => (await call(listPlanTemplates, { params }, { signal })).plans),
  ]);
  dropUnsold();
}

/** A treatment that the practice took out of its settings meanwhile leaves the plan. */
function dropUnsold(): void {
  const sold = planState.sold.data;
  if (!sold) return;
  const rows = planState.plan.rows.filter(({ id }) => sold.some(({ _id }) => _id === id));
  if (rows.length < planState.plan.rows.length) planState.plan.rows = rows;
}

/** Adds a treatment as the practice sells it. */
export function addTreatment(
  of: Pick<SoldTreatment, '_id' | 'amountOfUnits' | 'interval' | 'discountAmount' | 'discountPercent'>,
): void {
  planState.before = null;
  planState.focusAt = planState.plan.rows.length;
  planState.plan.rows.push({
    id: of._id,
    units: String(of.amountOfUnits),
    discount: typedDiscount(of),
    interval: of.interval === null ? '' : String(of.interval),
    upfront: '',
  });
}

export function typeInRow(index: number, change: Partial<TypedRow>): void {
  const row = planState.plan.rows[index];
  if (row) Object.assign(row, change);
}

/** What the plan was, so that it can be put back. */
function keepBefore(sentence: string): void {
  // Sentences of the server stand at positions, and those move.
  planState.faults = {};
  planState.before = { plan: structuredClone(snapshot(planState).plan) as TypedPlan, sentence };
}

export function removeRow(index: number, name: string): void {
  keepBefore(removedWords(name));
  planState.plan.rows.splice(index, 1);
  planState.focusAt = index;
}

/** The row that was to have the focus has it. */
export function focused(): void {
  planState.focusAt = null;
}

/** Puts a template in the place of the plan. */
export function startFrom(
  template: Pick<PlanTemplate, 'name' | 'providerDiscount'> & {
    readonly treatments: readonly PlanTemplate['treatments'][number][];
  },
): void {
  keepBefore(replacedWords(template.name));
  const { providerDiscount } = template;
  planState.plan = {
    rows: template.treatments
      .filter(({ isRemoved }) => !isRemoved)
      .map((row) => ({
        id: row._id,
        units: String(row.units),
        discount: typedDiscount(row),
        interval: row.interval === null ? '' : String(row.interval),
        upfront: typedDollars(row.upfrontCost),
      })),
    coupon: null,
    discount: providerDiscount > 0 ? typedDollars(providerDiscount) : null,
  };
}

/** Empties the plan. */
export function clearPlan(sentence: string): void {
  keepBefore(sentence);
  planState.plan = { rows: [], coupon: null, discount: null };
}

export function putBack(): void {
  if (!planState.before) return;
  planState.plan = planState.before.plan;
  planState.before = null;
}

/** Types a discount of the practice; null takes it away. */
export function typeDiscount(discount: string | null): void {
  planState.plan.discount = discount;
}

/** Types a manufacturer's coupon; null takes it away. */
export function typeCoupon(coupon: TypedPlan['coupon']): void {
  planState.plan.coupon = coupon;
}

/** Forgets the figures: the plan has no treatments. */
export function forgetCalculation(): void {
  planState.faults = {};
  resetResource(planState.calculation);
}

/** Works the plan out. What is wrong with it stands at its fields; any other failure is said as the specification says it. */
export async function loadCalculation(practiceId: string, asked: AskedPlan): Promise<boolean> {
  const body = { practiceId, ...asked };
  const answer = await load(planState.calculation, (signal) => call(calculatePlan, { body }, { signal }));
  if (answer) {
    planState.faults = {};
    return true;
  }
  const { error } = planState.calculation;
  if (error instanceof ApiError && error.code === 'INVALID_FIELDS') planState.faults = shownFaults(error.fields);
  else if (error) toast(membershipMessages.paymentCalculatorFailed);
  return false;
}
