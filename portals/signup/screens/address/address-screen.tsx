import { afterAnswer } from '@portals/steps/flow/answers';
import { AddressStep } from '@portals/steps/person/address-step';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useBack, useGo } from '../../go';
import { flow } from '../../signup-flow';
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
  const onBack = useBack('address-step');
  if (!data) return null;
  const { street, unitapartment, city, state, zipCode } = data.user;
  return (
    <AddressStep
      words={words['address-step']}
      isSavable
      onBack={onBack}
      initial={{ street, unit: unitapartment, city, state, zipCode }}
      unservedStates={unservedStates}
      save={async (answers) => go(afterAnswer(flow.steps, 'address-step', await saveAddress(answers)))}
    />
  );
}
