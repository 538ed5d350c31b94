import { SsnField } from '@portals/ui/masked-fields';
import * as z from 'zod/mini';
import { QuestionPage, type QuestionPageProps } from '../question-page';
import { fullSsn, lastFour } from '../rules';
import { useQuestion } from '../use-question';
import { copy } from './copy';

const kinds = {
  'last-four': { rule: lastFour, label: copy.lastFour, hint: undefined, hasHint: copy.hasLastFour },
  full: { rule: () => fullSsn(copy.ssnNeeded), label: copy.ssn, hint: copy.ssnHint, hasHint: copy.hasSsn },
} as const;

const schemaOf = (only: keyof typeof kinds, hasDigits: boolean) => {
  const digits = kinds[only].rule();
  return z.object({ ssn: hasDigits ? z.union([z.literal(''), digits]) : digits });
};

export type SsnStepProps = Pick<QuestionPageProps, 'words' | 'onBack' | 'isSavable' | 'footer'> & {
  only: keyof typeof kinds;
  /** The server has digits already; leaving the field empty keeps them. They are never shown again. */
  hasDigits: boolean;
  /** Sends the digits; null keeps those that were given before. */
  save: (digits: string | null) => Promise<unknown>;
};

/** The Social Security number, all of it or its last four digits. */
export function SsnStep({ only, hasDigits, save, ...page }: SsnStepProps) {
  const { label, hint, hasHint } = kinds[only];
  const form = useQuestion({
    schema: schemaOf(only, hasDigits),
    submit: ({ ssn }) => save(ssn === '' ? null : ssn),
  });
  return (
    <QuestionPage {...page} form={form}>
      <SsnField only={only} label={label} hint={hasDigits ? hasHint : hint} enterKeyHint="go" {...form.field('ssn')} />
    </QuestionPage>
  );
}
