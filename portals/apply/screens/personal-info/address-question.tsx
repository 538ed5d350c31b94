import { AddressStep } from '@portals/steps/person/address-step';
import { loadUnservedStates } from '@portals/steps/person/states.actions';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { apply } from '../../stores/apply.store';
import { words } from './copy';
import { type QuestionProps, useBackFrom, useSavePart } from './part-page';

export function AddressQuestion({ application }: QuestionProps) {
  const save = useSavePart('address');
  const onBack = useBackFrom(application, 'address');
  const { unservedStates } = useSnapshot(apply);
  useEffect(() => {
    void loadUnservedStates(apply);
  }, []);
  return (
    <AddressStep
      words={words.address}
      isSavable
      onBack={onBack}
      initial={application}
      save={save}
      unservedStates={unservedStates}
    />
  );
}
