import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { TextArea } from '@portals/ui/text-area';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { asksOwnCode, resetFactor, type Shown } from './people.actions';
import type { Colleague } from './people.store';

const schema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter how you confirmed their identity'),
      z.maxLength(500, 'Use 500 characters or fewer'),
    ),
  code: z.optional(z.string().check(z.trim(), z.minLength(6, 'Enter the code from your app'))),
});

export type ResetFactorDialogProps = { of: Colleague; shown: Shown; onClose: () => void };

/** Asks how it was made sure that it is them, and for a code of one's own app, before somebody's second factor is taken off. */
export function ResetFactorDialog({ of, shown, onClose }: ResetFactorDialogProps) {
  const [isCodeAsked, setCodeAsked] = useState(false);
  useEffect(() => {
    // Where this is not known, the server asks.
    void asksOwnCode().then(setCodeAsked, () => setCodeAsked(true));
  }, []);
  const form = useForm({
    schema,
    submit: async ({ reason, code }) => {
      await resetFactor(of, { reason, ...(code && { code }) }, shown);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Remove ${of.name}’s second factor?`}
      act="Remove second factor"
      pendingText="Removing"
      form={form}
      onClose={onClose}
    >
      <p>
        We log them out everywhere and email them. Until they set up a new one, they log in with their password only.
        The audit trail records this with your reason.
      </p>
      <TextArea
        label="How did you confirm their identity?"
        hint="Call them back at a number you already had."
        rows={3}
        {...form.field('reason')}
      />
      {isCodeAsked && (
        <TextField
          label="Your code"
          hint="The 6-digit code your own app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
      )}
    </FormDialog>
  );
}
