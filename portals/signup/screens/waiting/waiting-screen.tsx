import { reasonOf, WaitingStep } from '@portals/steps/waiting/waiting-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { askAgain } from '../../stores/decision.actions';
import { store } from '../../stores/signup.store';
import { Differing } from '../mismatches/differing';
import { EmailLink } from './email-link';
import { PlanWaiting } from './plan-waiting';

/** waiting-confirmation: answers to correct, a decision that waits, or a plan that the practice prepares. */
export function WaitingScreen() {
  const { data } = useSnapshot(store).signup;
  const go = useGo();
  if (!data) return null;
  if (data.application?.status === 'APPROVED') return <PlanWaiting />;
  if ((data.application?.mismatches.length ?? 0) > 0) return <Differing signup={data} />;
  return (
    <WaitingStep
      reason={reasonOf(data.application)}
      askAgain={async () => {
        const step = await askAgain();
        go(step, { replace: true });
        return step === 'waiting-confirmation';
      }}
    >
      <EmailLink />
    </WaitingStep>
  );
}
