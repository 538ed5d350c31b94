import { IdentityStep } from '@portals/steps/identity/identity-step';
import { useSnapshot } from 'valtio';
import { useDecision, useGo } from '../../go';
import { openInquiry, submitIdentity } from '../../stores/decision.actions';
import { store } from '../../stores/signup.store';

const here = 'identity-verification-step';

/** The identity inquiry. One that was done before is submitted at once (membership §4 step 6). */
export function IdentityScreen() {
  const { inquiryUrl } = useSnapshot(store);
  const go = useGo();
  const decide = useDecision(here);
  return (
    <IdentityStep
      url={inquiryUrl}
      open={async () => {
        const step = await openInquiry();
        if (step !== null && step !== here) go(step, { replace: true });
      }}
      submit={async ({ quiet }) => {
        if (!quiet)
          return (
            (await decide(
              () => submitIdentity(),
              (step) => step,
            )) !== here
          );
        const step = await submitIdentity({ quiet });
        if (step !== here) go(step, { replace: true });
        return step !== here;
      }}
    />
  );
}
