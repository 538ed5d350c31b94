import { MismatchesStep } from '@portals/steps/mismatches/mismatches-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { correct, hasMismatches, visitMismatch } from '../../stores/decision.actions';
import { type SignupView, store } from '../../stores/signup.store';

/** Answers that differ from the credit file. The sign-up has no step of its own for them: they stand over its outcome. */
export function Differing({ signup }: { signup: SignupView }) {
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
