import { enrollmentPaths } from '@contract/provider-enrollment/paths';
import { answerBefore } from '@portals/steps/flow/answers';
import { createGo } from '@portals/steps/flow/use-go';
import { type AnswerPage, flow, type Shown } from './enrollment-flow';
import { store } from './stores/enrollment.store';
import { host } from './stores/host';

/** The address of a step, without the base path. */
export function addressOfStep(step: Shown, slug = store.place.data?.slug ?? ''): string {
  return enrollmentPaths.enrollment.href({ slug }, step === 'start' ? {} : { pagePath: step });
}

/** Goes to a step of this enrollment. */
export const useGo = createGo<Shown>(addressOfStep, host.keepsOneEntry);

/** Back from a question to the one before it; from the first one to what is needed, as long as nothing was sent. */
export function useBack(here: AnswerPage): (() => void) | undefined {
  const go = useGo();
  const before = answerBefore(flow.steps, here);
  if (before) return () => go(before);
  return store.enrollment.data ? undefined : () => go('start');
}
