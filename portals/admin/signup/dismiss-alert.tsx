import { alertAnswers } from '@contract/signup/staff-calls';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Note } from '@portals/ui/card';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { dismiss } from './signup.actions';
import type { Signup } from './signups-view';

const schema = z.object(alertAnswers);

/** Asks how the person of a sign-up with a fraud alert was reached, and dismisses it. */
export function DismissAlert({ row, refresh, onClose }: { row: Signup; refresh: () => void; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID() as string);
  const form = useForm({
    schema,
    submit: async ({ reason }) => {
      await dismiss(row, { reason, again: refresh }, key);
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Dismiss ${row.name}’s fraud alert?`}
      act="Dismiss alert"
      pendingText="Dismissing"
      form={form}
      onClose={onClose}
    >
      <Note>
        Someone may be using this person’s name. Call the applicant at the number you have on file and confirm they
        signed up themselves. Pending decisions don’t change.
      </Note>
      <TextField label="How you reached the applicant" maxLength={500} autoComplete="off" {...form.field('reason')} />
    </FormDialog>
  );
}
