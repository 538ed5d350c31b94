import { DateField } from '@portals/ui/date-field';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { birthDate, needed, wrongPartOf } from '../../flow/rules';
import { useQuestion } from '../../flow/use-question';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

const schema = z.object({
  firstName: needed(copy.required.firstName, 60),
  lastName: needed(copy.required.lastName, 60),
  birthDate: birthDate(),
});

export function NameQuestion({ application }: QuestionProps) {
  const save = useSavePart('name');
  const born = application.birthDate ?? '';
  const form = useQuestion({
    schema,
    initial: { firstName: application.firstName ?? '', lastName: application.lastName ?? '', birthDate: born },
    submit: save,
  });
  const wrongPart = wrongPartOf(form.errors.birthDate);
  return (
    <PartPage application={application} part="name" form={form}>
      <TextField
        label={copy.firstName}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        {...form.field('firstName')}
      />
      <TextField
        label={copy.lastName}
        hint={copy.lastNameHint}
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
        {...form.field('lastName')}
      />
      <DateField
        birthday
        label={copy.birthDate}
        hint={copy.birthDateHint}
        enterKeyHint="go"
        {...(wrongPart && { wrongPart })}
        {...form.field('birthDate')}
      />
    </PartPage>
  );
}
