import { MismatchesStep } from '@portals/steps/mismatches/mismatches-step';
import { reasonOf, WaitingStep } from '@portals/steps/waiting/waiting-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { askAgain, correct, hasMismatches, visitMismatch } from '../../stores/decision.actions';
import { type SignupView, store } from '../../stores/signup.store';
import { EmailLink } from './email-link';
import { PlanWaiting } from './plan-waiting';

/** Answers that differ from the credit file. The sign-up has no step of its own for them: they wait, and can be corrected. */
function Differing({ signup }: { signup: SignupView }) {
  const { tries } = useSnapshot(store);
  const go = useGo();
  const { firstname, lastname, dateofBirth, street, unitapartment, city, state, zipCode } = signup.user;
  return (
    <MismatchesStep
      items={signup.application?.mismatches ?? []}
      tries={tries}
      own={{
        firstName: firstname,
        lastName: lastname,
        birthDate: dateofBirth,
        street,
        unit: unitapartment,
        city,
        state,
        zipCode,
      }}
      onVisit={visitMismatch}
      correct={async (corrections) => {
        go(await correct(corrections), { replace: true });
        return hasMismatches();
      }}
    />
  );
}

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
