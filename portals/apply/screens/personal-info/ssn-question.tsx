import { SsnField } from '@portals/ui/masked-fields';
import * as z from 'zod/mini';
import { lastFour } from '../../flow/rules';
import { useQuestion } from '../../flow/use-question';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

const needed = z.object({ ssnLastFourDigits: lastFour() });
const kept = z.object({ ssnLastFourDigits: z.union([z.literal(''), lastFour()]) });

/** Digits that were given are never shown again; leaving the field empty keeps them. */
export function SsnQuestion({ application }: QuestionProps) {
  const save = useSavePart('ssn');
  const form = useQuestion({
    schema: application.hasSsn ? kept : needed,
    submit: ({ ssnLastFourDigits }) => save(ssnLastFourDigits === '' ? {} : { ssnLastFourDigits }),
  });
  return (
    <PartPage application={application} part="ssn" form={form}>
      <SsnField
        only="last-four"
        label={copy.lastFour}
        hint={application.hasSsn ? copy.hasSsn : undefined}
        enterKeyHint="go"
        {...form.field('ssnLastFourDigits')}
      />
    </PartPage>
  );
}
