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
    .check(z.trim(), z.minLength(1, { error: 'Say how you made sure, for the history' }), z.maxLength(500)),
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
    <FormDialog title={title} act="Take as proven" pendingText="Running" form={form} onClose={onClose}>
      {children}
      <TextField
        label="How you made sure"
        hint="Only our own staff read it. The history names you."
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
      title={`Is it ${name}?`}
      run={async (reason, requestKey) => {
        await takeIdentity(_id, reason, requestKey);
        await onDone();
      }}
      onClose={onClose}
    >
      <p>
        You confirm that you know who they are, without the photo check. Every transaction of theirs that waits for it
        waits for their answer again, and an email tells them.
      </p>
    </TakeIdentity>
  );
}

/** True for a transaction that an identity check holds up. */
export const isHeldForIdentity = (status: string): boolean =>
  status === 'VERIFICATION_REQUESTED' || status === 'REVIEW';
