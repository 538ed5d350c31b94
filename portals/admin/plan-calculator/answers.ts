import type { ResultOf } from '@contract/endpoint';
import type { calculatePlan } from '@contract/membership/calculator-calls';
import type { listPlanTemplates } from '@contract/membership-settings/plan-calls';
import type { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';

/** A plan as the server worked it out. */
export type PlanCalculation = ResultOf<typeof calculatePlan>;
/** What the practice sells, and what it puts together. */
export type SoldTreatment = ResultOf<typeof listMembershipTreatments>['data']['treatments'][number];
export type PlanTemplate = ResultOf<typeof listPlanTemplates>['plans'][number];
