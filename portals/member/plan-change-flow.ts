import { memberPaths } from '@contract/membership/paths';
import { createFlow, screen } from '@portals/steps/flow/flow';
import { createGo } from '@portals/steps/flow/use-go';
import { planChange } from './stores/plan-change.store';

/** Sub-steps of the acceptance of a changed plan, in this order (membership §2 Member portal). */
export type ChangeStep = 'treatments' | 'payment' | 'review-agreements' | 'congratulations';

export type ChangeFacts = {
  serverStep: ChangeStep;
  /** Something to pay with was chosen. */
  hasWay: boolean;
};

/** Any question may be looked at until the change is answered; without anything to pay with nothing can be signed. */
export const flow = createFlow<ChangeStep, ChangeFacts>({
  unknown: 'treatments',
  steps: {
    treatments: {
      screen: screen('change-treatments', () => import('./screens/plan-change/treatments-step'), 'TreatmentsStep'),
      at: 1,
      isAnswer: true,
    },
    payment: {
      screen: screen('change-payment-step', () => import('./screens/plan-change/payment-step'), 'PaymentStep'),
      at: 2,
      isAnswer: true,
    },
    'review-agreements': {
      screen: screen('change-review', () => import('./screens/plan-change/review-step'), 'ReviewStep'),
      at: 3,
      isAnswer: true,
      instead: ({ hasWay }) => !hasWay && 'payment',
    },
    congratulations: {
      screen: screen('change-done', () => import('./screens/plan-change/congratulations-step'), 'CongratulationsStep'),
    },
  },
});

/** The step that an address shows: the first where it names none. */
export function stepAt(wanted: string | null, { isDone, hasWay }: { isDone: boolean; hasWay: boolean }): ChangeStep {
  const named = flow.isStep(wanted) ? wanted : 'treatments';
  const shown = flow.shownStep(named, { serverStep: isDone ? 'congratulations' : 'review-agreements', hasWay });
  return shown === 'start' ? 'treatments' : shown;
}

/** The address of a step, without the base path. */
export const addressOfStep = (step: ChangeStep): string =>
  memberPaths.planModification.href(
    {},
    { ...(planChange.membershipId !== null && { membership: planChange.membershipId }), pagePath: step },
  );

export const useStep = createGo<ChangeStep>(addressOfStep, () => false);
