import { reminderAnswers } from '@contract/servicing/reminder-entity';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { RadioCards } from '@portals/ui/choices';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import { remindPatient } from './remind.actions';

const schema = z.object(reminderAnswers);

export type RemindPatientProps = {
  transaction: { readonly _id: string; readonly borrowerId: string; readonly name: string; readonly txAmount: number };
  /** Shows what has changed, where the page tells of it. */
  onDone?: () => unknown;
  onClose: () => void;
};

/** Asks how a patient is reminded of a transaction that waits for them. */
export function RemindPatient({ transaction, onDone, onClose }: RemindPatientProps) {
  const { name, txAmount } = transaction;
  const [channel, setChannel] = useState('email');
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  const form = useForm({
    schema,
    submit: async ({ note, ...answers }) => {
      await remindPatient(transaction, { ...answers, ...(note && { note }) }, requestKey);
      onDone?.();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Remind ${name} about ${usd(txAmount)}`}
      act="Send reminder"
      pendingText="Sending"
      form={form}
      onClose={onClose}
    >
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
          hint="Appears in the email. Don’t mention the treatment, because others may see it."
          maxLength={300}
          autoComplete="off"
          {...form.field('note')}
        />
      )}
    </FormDialog>
  );
}
