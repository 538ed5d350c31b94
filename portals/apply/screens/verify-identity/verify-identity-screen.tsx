import { IdentityStep } from '@portals/steps/identity/identity-step';
import { ReturnedTab } from '@portals/steps/identity/returned-tab';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { hasSession } from '../../stores/application.actions';
import { apply } from '../../stores/apply.store';
import { openIdentity, submitIdentity } from '../../stores/decision.actions';

const here = 'verify-identity';

/** The identity inquiry, and the tab that returns from it without a session. */
export function VerifyIdentityScreen() {
  const { inquiry } = useSnapshot(apply);
  const go = useGo();
  if (!hasSession()) return <ReturnedTab />;
  return (
    <IdentityStep
      url={inquiry?.url ?? null}
      open={async () => {
        const step = await openIdentity();
        if (step !== null && step !== here) go({ step }, { replace: true });
      }}
      submit={async (options) => {
        const step = await submitIdentity(options);
        if (step !== here) go({ step }, { replace: true });
        return step !== here;
      }}
    />
  );
}
