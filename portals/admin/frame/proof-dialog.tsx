import { ApiError } from '@portals/client/api-error';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { prove } from '../staff/proof.actions';
import { proof } from '../staff/proof.store';

const schema = z.object({
  password: z.string().check(z.minLength(1, 'Enter your password')),
  code: z.optional(z.string().check(z.trim())),
});

/** Asks again who somebody is, before a change of how they or a colleague log in. */
export function ProofDialog() {
  const { asked } = useSnapshot(proof);
  return asked ? <Asking /> : null;
}

function Asking() {
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    schema,
    async submit({ password, code }) {
      try {
        proof.asked?.settle(await prove({ password, ...(code && { code }) }));
      } catch (cause) {
        if (cause instanceof ApiError && cause.code === 'SECOND_FACTOR' && (cause.passkey?.orCode ?? true))
          setAsksCode(true);
        throw cause;
      }
    },
  });
  return (
    <FormDialog
      title="Confirm it’s you"
      act="Continue"
      pendingText="Checking"
      form={form}
      onClose={() => proof.asked?.settle(null)}
    >
      <p>
        This changes how someone logs in. Enter your password so no one else can do it from a browser you left open.
      </p>
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        enterKeyHint="go"
        {...form.field('password')}
      />
      {asksCode && (
        <TextField
          label="Authenticator code"
          hint="You can also use a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          {...form.field('code')}
        />
      )}
    </FormDialog>
  );
}
