import { signupReminderAnswers } from '@contract/signup/staff-calls';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { civilDate } from '@portals/format/dates';
import { Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { remind } from './signup.actions';
import type { Signup } from './signups-view';

const schema = z.object(signupReminderAnswers);

/** Asks how somebody is reminded of the sign-up that they began (membership §2 provider reminder modal). */
export function RemindSignup({ row, refresh, onClose }: { row: Signup; refresh: () => void; onClose: () => void }) {
  const { name, email, phoneNumber, remindedOn } = row;
  const [channel, setChannel] = useState(email === null && phoneNumber !== null ? 'phone' : 'email');
  const [key] = useState(() => crypto.randomUUID() as string);
  const form = useForm({
    schema,
    submit: async ({ note, ...answers }) => {
      await remind(row, { ...answers, ...(note && { note }) }, key);
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Remind ${name} to finish signing up`}
      act="Send reminder"
      pendingText="Sending"
      form={form}
      onClose={onClose}
    >
      {remindedOn && <Note>Last reminded {civilDate(remindedOn)}.</Note>}
      <RadioCards
        label="Send by"
        {...form.field('channel')}
        value={channel}
        onValue={setChannel}
        options={[
          { value: 'email', title: 'Email' },
          { value: 'phone', title: 'Text message' },
        ]}
      />
      {channel === 'email' && (
        <TextField
          label="Note"
          optional
          hint="Appears in the email. Don’t mention a treatment, because others may see it."
          maxLength={300}
          autoComplete="off"
          {...form.field('note')}
        />
      )}
    </FormDialog>
  );
}
