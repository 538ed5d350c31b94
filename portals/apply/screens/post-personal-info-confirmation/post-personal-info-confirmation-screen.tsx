import { reasonOf, WaitingStep } from '@portals/steps/waiting/waiting-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { apply } from '../../stores/apply.store';
import { finish } from '../../stores/decision.actions';

/** An application that waits: for a lifted freeze, for more information, or for a person of ours. */
export function PostPersonalInfoConfirmationScreen() {
  const outcome = useSnapshot(apply).application.data?.outcome;
  const go = useGo();
  return (
    <WaitingStep
      reason={reasonOf(outcome)}
      askAgain={async () => {
        const step = await finish();
        go({ step }, { replace: true });
        return step === 'post-personal-info-confirmation';
      }}
    />
  );
}
