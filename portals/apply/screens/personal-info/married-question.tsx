import { useQuestion } from '@portals/steps/use-question';
import { RadioCards } from '@portals/ui/choices';
import * as z from 'zod/mini';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

const schema = z.object({ isMarried: z.enum(['yes', 'no'], copy.chooseMarried) });

/** Asked only where the state gives the spouse a notice; the answer never reaches the decision (12 CFR 1002.5(d)). */
export function MarriedQuestion({ application }: QuestionProps) {
  const save = useSavePart('married');
  const form = useQuestion({ schema, submit: ({ isMarried }) => save({ isMarried: isMarried === 'yes' }) });
  const known = application.isMarried;
  return (
    <PartPage application={application} part="married" form={form}>
      <RadioCards
        label={copy.answer}
        options={[
          { value: 'yes', title: copy.married },
          { value: 'no', title: copy.unmarried },
        ]}
        {...(known !== null && { defaultValue: known ? 'yes' : 'no' })}
        {...form.field('isMarried')}
      />
    </PartPage>
  );
}
