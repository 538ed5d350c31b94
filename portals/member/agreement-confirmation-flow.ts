import { memberPaths } from '@contract/membership/paths';
import { createFlow, screen } from '@portals/steps/flow/flow';
import { createGo } from '@portals/steps/flow/use-go';
import { renewal } from './stores/renewal.store';

/** Sub-steps of the agreement confirmation, in this order (membership §2 Member portal). */
export type ConfirmationStep = 'treatments' | 'payment' | 'review-agreements' | 'congratulations';

export type ConfirmationFacts = {
  serverStep: ConfirmationStep;
  /** Something to pay with was chosen. */
  hasWay: boolean;
};

/** Any question may be looked at until the year is agreed to; without anything to pay with nothing can be signed. */
export const flow = createFlow<ConfirmationStep, ConfirmationFacts>({
  unknown: 'treatments',
  steps: {
    treatments: {
      screen: screen(
        'confirmation-treatments',
        () => import('./screens/agreement-confirmation/treatments-step'),
        'TreatmentsStep',
      ),
      at: 1,
      isAnswer: true,
    },
    payment: {
      screen: screen(
        'confirmation-payment-step',
        () => import('./screens/agreement-confirmation/payment-step'),
        'PaymentStep',
      ),
      at: 2,
      isAnswer: true,
    },
    'review-agreements': {
      screen: screen('confirmation-review', () => import('./screens/agreement-confirmation/review-step'), 'ReviewStep'),
      at: 3,
      isAnswer: true,
      instead: ({ hasWay }) => !hasWay && 'payment',
    },
    congratulations: {
      screen: screen(
        'confirmation-done',
        () => import('./screens/agreement-confirmation/congratulations-step'),
        'CongratulationsStep',
      ),
    },
  },
});

/** The step that an address shows: the first where it names none. */
export function stepAt(
  wanted: string | null,
  { isDone, hasWay }: { isDone: boolean; hasWay: boolean },
): ConfirmationStep {
  const named = flow.isStep(wanted) ? wanted : 'treatments';
  const shown = flow.shownStep(named, { serverStep: isDone ? 'congratulations' : 'review-agreements', hasWay });
  return shown === 'start' ? 'treatments' : shown;
}

/** The address of a step, without the base path. */
export const addressOfStep = (step: ConfirmationStep): string =>
  memberPaths.agreementConfirmation.href(
    {},
    { ...(renewal.membershipId !== null && { membership: renewal.membershipId }), pagePath: step },
  );

export const useStep = createGo<ConfirmationStep>(addressOfStep, () => false);
