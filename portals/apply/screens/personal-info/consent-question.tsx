import { LegalSentence } from '@portals/steps/legal-sentence';
import { useQuestion } from '@portals/steps/use-question';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

const Texts = styled(Note)`margin-top: 16px;`;
const schema = z.object({ creditPullConsent: z.literal(true, copy.consentNeeded) });

/** Permission for the soft credit check (15 USC 1681b), with the texts it refers to. */
export function ConsentQuestion({ application }: QuestionProps) {
  const save = useSavePart('consent');
  const form = useQuestion({
    schema,
    initial: { creditPullConsent: application.creditPullConsented },
    submit: save,
  });
  return (
    <PartPage application={application} part="consent" form={form}>
      <Checkbox {...form.field('creditPullConsent')}>
        <b>{copy.consentTick}</b>
      </Checkbox>
      <Texts>
        <LegalSentence text={copy.consentRead} />
      </Texts>
    </PartPage>
  );
}
