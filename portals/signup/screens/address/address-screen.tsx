import { AddressStep } from '@portals/steps/person/address-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { saveAddress } from '../../stores/answers.actions';
import { store } from '../../stores/signup.store';
import { words } from '../copy';

export function AddressScreen() {
  const { data } = useSnapshot(store).signup;
  const go = useGo();
  if (!data) return null;
  const { street, unitapartment, city, state, zipCode } = data.user;
  return (
    <AddressStep
      words={words['address-step']}
      isSavable
      onBack={() => go('name-step')}
      initial={{ street, unit: unitapartment, city, state, zipCode }}
      save={async (answers) => {
        const step = await saveAddress(answers);
        // The number comes next, also when it was given before.
        go(step === 'agreement-step' ? 'ssn-step' : step);
      }}
    />
  );
}
