import { US_STATES } from '@domain/us-states';
import { Banner } from '@portals/ui/banner';
import { useState } from 'react';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { AddressFields, addressRules } from '../address-fields';
import { BackToPractice } from '../outcome-parts';
import { QuestionPage, type QuestionPageProps } from '../question-page';
import { useQuestion } from '../use-question';
import { copy } from './copy';

const Told = styled.div`&:not(:empty) { margin-top: 16px; }`;

const schema = addressRules(copy.required);
export type AddressAnswers = z.output<typeof schema>;

export type AddressStepProps = Pick<QuestionPageProps, 'words' | 'onBack' | 'isSavable' | 'footer'> & {
  initial: { [K in keyof AddressAnswers]: string | null };
  save: (answers: AddressAnswers) => Promise<unknown>;
  /** States from which no application can be made; null while they are not known. */
  unservedStates: readonly string[] | null;
};

/**
 * The home address. Who lives where nothing is offered is told so here, and asked for neither number nor income.
 * @NOTE choice: the state is told to everybody alike and nothing is decided about the person, so no notice of action is due
 * (12 CFR 1002.9, comment 9-5).
 */
export function AddressStep({ initial, save, unservedStates, ...page }: AddressStepProps) {
  const [chosen, setChosen] = useState(initial.state ?? '');
  const unserved = unservedStates?.includes(chosen) ? US_STATES.find((item) => item.stateCode === chosen) : undefined;
  const form = useQuestion({
    schema,
    initial: {
      street: initial.street ?? '',
      unit: initial.unit ?? '',
      city: initial.city ?? '',
      state: initial.state ?? '',
      zipCode: (initial.zipCode ?? '').slice(0, 5),
    },
    submit: save,
  });
  return (
    <QuestionPage {...page} form={form} {...(unserved && { footer: <BackToPractice look="primary" /> })}>
      <AddressFields field={form.field} onState={setChosen}>
        {/* Beside the state that it is about: at the end of the form a phone shows it below the fold, under another button. */}
        <Told aria-live="polite">{unserved && <Banner severity="warning">{copy.unserved(unserved.name)}</Banner>}</Told>
      </AddressFields>
    </QuestionPage>
  );
}
