import { MISMATCH_FIELDS, type MismatchField } from '@domain/enums';
import { DateField } from '@portals/ui/date-field';
import { SsnField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { AddressFields, addressRules } from '../address-fields';
import { copy as person } from '../person/copy';
import { birthDate, fullSsn, personName, wrongPartOf } from '../rules';
import type { useQuestion } from '../use-question';
import { copy } from './copy';

export const isMismatchField = (field: string): field is MismatchField =>
  MISMATCH_FIELDS.some((known) => known === field);

const rules = {
  name: z.object({
    firstName: personName(person.required.firstName, person.firstName),
    lastName: personName(person.required.lastName, person.lastName),
  }),
  dateOfBirth: z.object({ birthDate: birthDate() }),
  address: addressRules(person.required),
  ssn: z.object({ ssn: fullSsn(copy.ssnNeeded) }),
};

/** Only the fields that are shown are in the form, so each group is checked when it is there. */
export const corrections = z.object({
  name: z.optional(rules.name),
  dateOfBirth: z.optional(rules.dateOfBirth),
  address: z.optional(rules.address),
  ssn: z.optional(rules.ssn),
});

export type Corrections = z.output<typeof corrections>;

/** What the person answered. */
export type OwnAnswers = {
  firstName: string | null;
  lastName: string | null;
  birthDate: string | null;
  street: string | null;
  unit: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
};

/** The person's own answers to begin with; what the credit file says is never shown. */
export function initialOf(own: OwnAnswers): Record<string, string> {
  return {
    'name.firstName': own.firstName ?? '',
    'name.lastName': own.lastName ?? '',
    'dateOfBirth.birthDate': own.birthDate ?? '',
    'address.street': own.street ?? '',
    'address.unit': own.unit ?? '',
    'address.city': own.city ?? '',
    'address.state': own.state ?? '',
    'address.zipCode': (own.zipCode ?? '').slice(0, 5),
  };
}

type Form = Pick<ReturnType<typeof useQuestion>, 'field' | 'errors'>;

export type MismatchFieldsProps = {
  of: MismatchField;
  form: Form;
  /** How many corrections did not match. */
  failures: number;
};

/** The inputs of one differing field. */
export function MismatchFields({ of, form, failures }: MismatchFieldsProps) {
  const { field, errors } = form;
  if (of === 'address') return <AddressFields field={field} prefix="address." />;
  if (of === 'ssn') {
    // A refused number is drawn as dots, in which nobody finds the slip: the field is empty for the next try.
    const hint = failures > 0 ? copy.ssnAgain : copy.ssnHint;
    return <SsnField key={failures} label={copy.ssn} hint={hint} enterKeyHint="go" {...field('ssn.ssn')} />;
  }
  if (of === 'dateOfBirth') {
    const wrongPart = wrongPartOf(errors['dateOfBirth.birthDate']);
    return (
      <DateField
        birthday
        label={copy.head.dateOfBirth}
        hint={person.birthDateHint}
        {...(wrongPart && { wrongPart })}
        {...field('dateOfBirth.birthDate')}
      />
    );
  }
  return (
    <>
      <TextField label={person.firstName} autoComplete="given-name" enterKeyHint="next" {...field('name.firstName')} />
      <TextField label={person.lastName} autoComplete="family-name" enterKeyHint="next" {...field('name.lastName')} />
    </>
  );
}
