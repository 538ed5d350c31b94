import { AddressStep } from '@portals/steps/person/address-step';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { loadUnservedStates, saveAddress } from '../../stores/answers.actions';
import { store } from '../../stores/signup.store';
import { words } from '../copy';

export function AddressScreen() {
  const { signup, unservedStates } = useSnapshot(store);
  const { data } = signup;
  useEffect(() => {
    void loadUnservedStates();
  }, []);
  const go = useGo();
  if (!data) return null;
  const { street, unitapartment, city, state, zipCode } = data.user;
  return (
    <AddressStep
      words={words['address-step']}
      isSavable
      onBack={() => go('name-step')}
      initial={{ street, unit: unitapartment, city, state, zipCode }}
      unservedStates={unservedStates}
      save={async (answers) => {
        const step = await saveAddress(answers);
        // The number comes next, also when it was given before.
        go(step === 'agreement-step' ? 'ssn-step' : step);
      }}
    />
  );
}
