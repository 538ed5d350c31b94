import { memberPaths } from '@contract/membership/paths';
import { createFlow, screen } from '@portals/steps/flow/flow';
import { createGo } from '@portals/steps/flow/use-go';
import { activation } from './stores/activation.store';

/** Sub-steps of the activation, in this order (membership §2 Member portal). */
export type ActivationStep = 'confirmation' | 'payment' | 'review-agreements' | 'congratulations';

export type ActivationFacts = {
  serverStep: ActivationStep;
  /** Something to pay with was chosen. */
  hasWay: boolean;
};

/** Any question may be looked at until the plan is signed; without anything to pay with nothing can be signed. */
export const flow = createFlow<ActivationStep, ActivationFacts>({
  unknown: 'confirmation',
  steps: {
    confirmation: {
      screen: screen(
        'activation-confirmation',
        () => import('./screens/activation/confirmation-step'),
        'ConfirmationStep',
      ),
      at: 1,
      isAnswer: true,
    },
    payment: {
      screen: screen('activation-payment', () => import('./screens/activation/payment-step'), 'PaymentStep'),
      at: 2,
      isAnswer: true,
    },
    'review-agreements': {
      screen: screen('activation-review', () => import('./screens/activation/review-step'), 'ReviewStep'),
      at: 3,
      isAnswer: true,
      instead: ({ hasWay }) => !hasWay && 'payment',
    },
    congratulations: {
      screen: screen(
        'activation-congratulations',
        () => import('./screens/activation/congratulations-step'),
        'CongratulationsStep',
      ),
    },
  },
});

/** The step that an address shows: the first question where it names none. */
export function stepAt(
  wanted: string | null,
  { isDone, hasWay }: { isDone: boolean; hasWay: boolean },
): ActivationStep {
  const named = flow.isStep(wanted) ? wanted : 'confirmation';
  const shown = flow.shownStep(named, { serverStep: isDone ? 'congratulations' : 'review-agreements', hasWay });
  return shown === 'start' ? 'confirmation' : shown;
}

/** The address of a step, without the base path. */
export const addressOfStep = (step: ActivationStep): string =>
  memberPaths.activation.href(
    {},
    { ...(activation.membershipId !== null && { membership: activation.membershipId }), pagePath: step },
  );

export const useStep = createGo<ActivationStep>(addressOfStep, () => false);
