import { afterAnswer } from '@portals/steps/flow/answers';
import { AddressStep } from '@portals/steps/person/address-step';
import { loadUnservedStates } from '@portals/steps/person/states.actions';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { flow } from '../../signup-flow';
import { saveAddress } from '../../stores/answers.actions';
import { store } from '../../stores/signup.store';
import { useBack } from '../../use-back';
import { words } from '../copy';

export function AddressScreen() {
  const { signup, unservedStates } = useSnapshot(store);
  const { data } = signup;
  useEffect(() => {
    void loadUnservedStates(store);
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
