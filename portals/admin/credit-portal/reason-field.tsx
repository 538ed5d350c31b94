import type { Form } from '@portals/form/use-form';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';

/** Why a version is made: whoever comes after reads it. */
export const reason = () =>
  z.string().check(z.trim(), z.minLength(1, 'Enter a reason'), z.maxLength(300, 'Use 300 characters or fewer'));
/** Of a table. */
export const tableName = () =>
  z.string().check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(80, 'Use 80 characters or fewer'));

/** Asks for the reason, as `note` of the form. */
export function ReasonField({ form }: { form: Pick<Form, 'field'> }) {
  return (
    <TextField label="Reason" hint="Shown in the history." autoComplete="off" maxLength={300} {...form.field('note')} />
  );
}
