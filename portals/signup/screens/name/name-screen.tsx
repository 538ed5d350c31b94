import { afterAnswer } from '@portals/steps/flow/answers';
import { NameStep } from '@portals/steps/person/name-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { flow } from '../../signup-flow';
import { saveName } from '../../stores/answers.actions';
import { store } from '../../stores/signup.store';
import { words } from '../copy';

/** The name, the date of birth and the contact that the sign-up was not begun with. */
export function NameScreen() {
  const { data } = useSnapshot(store).signup;
  const go = useGo();
  if (!data) return null;
  const { firstname, lastname, dateofBirth, email, phoneNumber } = data.user;
  return (
    <NameStep
      words={words['name-step']}
      isSavable
      asks={email === null ? 'email' : phoneNumber === null ? 'phone' : undefined}
      initial={{ firstName: firstname, lastName: lastname, birthDate: dateofBirth }}
      save={async (answers) => {
        const step = await saveName(answers);
        if (step) go(afterAnswer(flow.steps, 'name-step', step));
      }}
    />
  );
}
