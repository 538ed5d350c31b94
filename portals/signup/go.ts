import { paths } from '@contract/paths';
import type { SignUpStep } from '@domain/membership/sign-up-steps';
import { UnseenError } from '@portals/client/api-error';
import { wasSeen } from '@portals/state/press';
import { createGo } from '@portals/steps/flow/use-go';
import { useCallback } from 'react';
import type { Shown } from './signup-flow';
import { host } from './stores/host';
import { store } from './stores/signup.store';

/** The address of a step of this sign-up, without the base path. */
export function addressOfStep(step: Shown, urlSlug?: string): string {
  const slug = urlSlug ?? store.practice.data?.slug ?? '';
  return paths.signup.href({ urlSlug: slug }, step === 'start' ? {} : { pagePath: step });
}

/** Goes to a step of this sign-up. */
export const useGo = createGo<Shown>(addressOfStep, host.keepsOneEntry);

/**
 * Runs a decision that waiting-confirmation is shown for, goes to its step, and back to where it was asked for when it
 * fails. The screen that asked stays alive out of sight, so that it keeps what was typed.
 */
export function useDecision(
  from: SignUpStep,
): <T>(run: () => Promise<T>, stepOf: (result: T) => SignUpStep) => Promise<T> {
  const go = useGo();
  return useCallback(
    async (run, stepOf) => {
      // A press that does not count shows no wait: it would take the screen away for nothing.
      if (!(await wasSeen())) throw new UnseenError();
      const deciding = run();
      go('waiting-confirmation', { replace: true });
      try {
        const result = await deciding;
        go(stepOf(result), { replace: true });
        return result;
      } catch (cause) {
        go(from, { replace: true });
        throw cause;
      }
    },
    [go, from],
  );
}
