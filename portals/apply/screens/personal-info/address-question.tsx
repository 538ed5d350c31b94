import { US_STATES } from '@domain/us-states';
import { Banner } from '@portals/ui/banner';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { AddressFields, addressRules } from '../../flow/address-fields';
import { useQuestion } from '../../flow/use-question';
import { loadUnservedStates } from '../../stores/application.actions';
import { apply } from '../../stores/apply.store';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

const Below = styled.div`margin-top: 24px;`;
const schema = z.object(addressRules(copy.required));

export function AddressQuestion({ application }: QuestionProps) {
  const save = useSavePart('address');
  const { unservedStates } = useSnapshot(apply);
  const [chosen, setChosen] = useState(application.state ?? '');
  useEffect(() => {
    void loadUnservedStates();
  }, []);
  const { street, unit, city, state, zipCode } = application;
  const form = useQuestion({
    schema,
    initial: {
      street: street ?? '',
      unit: unit ?? '',
      city: city ?? '',
      state: state ?? '',
      zipCode: (zipCode ?? '').slice(0, 5),
    },
    submit: save,
  });
  const unserved = unservedStates?.includes(chosen) ? US_STATES.find((item) => item.stateCode === chosen) : undefined;
  return (
    <PartPage application={application} part="address" form={form}>
      <AddressFields field={form.field} onState={setChosen} />
      <Below aria-live="polite">{unserved && <Banner severity="warning">{copy.unserved(unserved.name)}</Banner>}</Below>
    </PartPage>
  );
}
