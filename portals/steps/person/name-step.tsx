import { DateField } from '@portals/ui/date-field';
import { PhoneField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { email } from '../email-rule';
import { QuestionPage, type QuestionPageProps } from '../question-page';
import { birthDate, personName, phone, wrongPartOf } from '../rules';
import { useQuestion } from '../use-question';
import { copy } from './copy';

const schema = z.object({
  firstName: personName(copy.required.firstName, copy.firstName),
  lastName: personName(copy.required.lastName, copy.lastName),
  birthDate: birthDate(),
  email: z.optional(email()),
  phone: z.optional(z.union([z.literal(''), phone()])),
});
export type NameAnswers = z.output<typeof schema>;

export type NameStepProps = Pick<QuestionPageProps, 'words' | 'onBack' | 'isSavable' | 'footer'> & {
  initial: { [K in keyof NameAnswers]?: string | null };
  /** Asks for the contact that the flow does not know: the e-mail address is needed, the phone number is not. */
  asks?: 'email' | 'phone' | undefined;
  save: (answers: NameAnswers) => Promise<unknown>;
};

/** The legal name and the date of birth. */
export function NameStep({ initial, save, asks, ...page }: NameStepProps) {
  const form = useQuestion({
    schema,
    initial: {
      firstName: initial.firstName ?? '',
      lastName: initial.lastName ?? '',
      birthDate: initial.birthDate ?? '',
      email: initial.email ?? '',
      phone: initial.phone ?? '',
    },
    submit: save,
  });
  const wrongPart = wrongPartOf(form.errors.birthDate);
  return (
    <QuestionPage {...page} form={form}>
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
        enterKeyHint={asks ? 'next' : 'go'}
        {...(wrongPart && { wrongPart })}
        {...form.field('birthDate')}
      />
      {asks === 'email' && (
        <TextField
          type="email"
          label={copy.email}
          hint={copy.emailHint}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="go"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
      )}
      {asks === 'phone' && (
        <PhoneField label={copy.phone} hint={copy.phoneHint} optional enterKeyHint="go" {...form.field('phone')} />
      )}
    </QuestionPage>
  );
}
