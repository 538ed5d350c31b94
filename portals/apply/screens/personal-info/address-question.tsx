import { US_STATES } from '@domain/us-states';
import { AddressStep } from '@portals/steps/person/address-step';
import { Banner } from '@portals/ui/banner';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { loadUnservedStates } from '../../stores/application.actions';
import { apply } from '../../stores/apply.store';
import { copy, words } from './copy';
import { type QuestionProps, useBackFrom, useSavePart } from './part-page';

const Below = styled.div`margin-top: 24px;`;

export function AddressQuestion({ application }: QuestionProps) {
  const save = useSavePart('address');
  const onBack = useBackFrom(application, 'address');
  const { unservedStates } = useSnapshot(apply);
  const [chosen, setChosen] = useState(application.state ?? '');
  useEffect(() => {
    void loadUnservedStates();
  }, []);
  const unserved = unservedStates?.includes(chosen) ? US_STATES.find((item) => item.stateCode === chosen) : undefined;
  return (
    <AddressStep words={words.address} isSavable onBack={onBack} initial={application} save={save} onState={setChosen}>
      <Below aria-live="polite">{unserved && <Banner severity="warning">{copy.unserved(unserved.name)}</Banner>}</Below>
    </AddressStep>
  );
}
