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
      title={`Dismiss the fraud alert of ${row.name}?`}
      act="Dismiss the alert"
      pendingText="Dismissing"
      form={form}
      onClose={onClose}
    >
      <Note>
        Somebody may be signing up in another name. Reach the person at the number that you have of them, and make sure
        that they signed up themselves. A sign-up that waits for a decision still waits for it.
      </Note>
      <TextField label="How you reached the person" maxLength={500} autoComplete="off" {...form.field('reason')} />
    </FormDialog>
  );
}
