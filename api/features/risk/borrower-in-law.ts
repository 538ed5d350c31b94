import { militaryApr } from '@domain/disclosure/mapr';
import type { Grade } from '@domain/enums';
import { ZERO_CENTS } from '@domain/money/cents';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import type { LawFacts, PlanInLaw } from '@domain/underwriting/offers';
import { isStateCode } from '@domain/us-states';

export type BorrowerInLaw = LawFacts & { readonly grade: Grade };

/** Basis points to the units of a rate. */
const UNITS_PER_BPS = 100;

/**
 * What the rules of plans ask about the owner of a credit line at a practice.
 * @NOTE choice: a line from before the military check counts as covered; the limit then holds for it, too.
 */
export function borrowerInLaw(of: {
  grade: string;
  mlaCovered: number | null;
  borrowerState: string | null;
  practiceState: string;
}): BorrowerInLaw {
  return {
    // Written by decisions only.
    grade: of.grade as Grade,
    stateCode: stateOf(of.borrowerState),
    practiceStateCode: stateOf(of.practiceState),
    // Plans are chosen in the patient's own account, as applications are made there.
    isOwnDevice: true,
    isMlaCovered: of.mlaCovered !== 0,
  };
}

function stateOf(code: string | null) {
  return code !== null && isStateCode(code) ? code : null;
}

/** A quoted plan as the law sees it; its fees are in its finance charge. */
export function planInLaw(plan: PaymentPlan): PlanInLaw {
  return {
    aprBps: plan.rate / UNITS_PER_BPS,
    isDeferred: plan.promo !== null,
    maprPercent: () => militaryApr(plan, ZERO_CENTS).percent,
  };
}
