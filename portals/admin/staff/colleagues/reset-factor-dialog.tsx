import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { TextArea } from '@portals/ui/text-area';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { asksOwnCode, resetFactor, type Shown } from './people.actions';
import type { Colleague } from './people.store';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'Say how you know that it is them'), z.maxLength(500)),
  code: z.optional(z.string().check(z.trim(), z.minLength(6, 'Enter the code of your app'))),
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
      title={`Take the second factor off ${of.name}?`}
      act="Take it off"
      pendingText="Taking it off"
      form={form}
      onClose={onClose}
    >
      <p>
        They are logged out everywhere and told by email. Until they set up a new one, their password alone lets them
        in. It stands in the audit trail with your reason.
      </p>
      <TextArea
        label="How do you know that it is them?"
        hint="Call them back at a number that you knew before."
        rows={3}
        {...form.field('reason')}
      />
      {isCodeAsked && (
        <TextField
          label="Your code"
          hint="The six digits that your own app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
      )}
    </FormDialog>
  );
}
