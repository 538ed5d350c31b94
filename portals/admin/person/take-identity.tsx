import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { TextField } from '@portals/ui/text-field';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { takeIdentity } from './identity.actions';
import { newRequestKey } from './request-key';

const schema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter how you verified them' }),
      z.maxLength(500, 'Use 500 characters or fewer'),
    ),
});

type Props = {
  title: string;
  run: (reason: string, requestKey: string) => Promise<void>;
  onClose: () => void;
  /** What it means. */
  children: ReactNode;
};

/** Takes who somebody is as proven, and asks how that was made sure. */
export function TakeIdentity({ title, run, onClose, children }: Props) {
  const [requestKey] = useState(newRequestKey);
  const form = useForm({
    schema,
    submit: async ({ reason }) => {
      await run(reason, requestKey);
      onClose();
    },
  });
  return (
    <FormDialog title={title} act="Confirm identity" pendingText="Confirming" form={form} onClose={onClose}>
      {children}
      <TextField
        label="How you verified them"
        hint="Only platform staff can see this. Your name appears in the history."
        maxLength={500}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

type Held = { readonly _id: string; readonly name: string };
type ReviewProps = { transaction: Held; onDone: () => Promise<unknown> | unknown; onClose: () => void };

/** Takes the identity check of a transaction as done by hand. */
export function ReviewPersona({ transaction: { _id, name }, onDone, onClose }: ReviewProps) {
  return (
    <TakeIdentity
      title={`Confirm ${name}’s identity manually?`}
      run={async (reason, requestKey) => {
        await takeIdentity(_id, reason, requestKey);
        await onDone();
      }}
      onClose={onClose}
    >
      <p>
        You confirm that you verified their identity without the photo check. Their transactions on hold for it go back
        to awaiting their approval, and we’ll email them.
      </p>
    </TakeIdentity>
  );
}

/** True for a transaction that an identity check holds up. */
export const isHeldForIdentity = (status: string): boolean =>
  status === 'VERIFICATION_REQUESTED' || status === 'REVIEW';
