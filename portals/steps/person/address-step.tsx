import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { AddressFields, addressRules } from '../address-fields';
import { QuestionPage, type QuestionPageProps } from '../question-page';
import { useQuestion } from '../use-question';
import { copy } from './copy';

const schema = addressRules(copy.required);
export type AddressAnswers = z.output<typeof schema>;

export type AddressStepProps = Pick<QuestionPageProps, 'words' | 'onBack' | 'isSavable' | 'footer'> & {
  initial: { [K in keyof AddressAnswers]: string | null };
  save: (answers: AddressAnswers) => Promise<unknown>;
  /** Told when a state is chosen. */
  onState?: (code: string) => void;
  /** Under the fields. */
  children?: ReactNode;
};

/** The home address. */
export function AddressStep({ initial, save, onState, children, ...page }: AddressStepProps) {
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
    <QuestionPage {...page} form={form}>
      <AddressFields field={form.field} {...(onState && { onState })} />
      {children}
    </QuestionPage>
  );
}
