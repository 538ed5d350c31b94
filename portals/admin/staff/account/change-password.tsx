import { PASSWORD_MAX, PASSWORD_MIN } from '@domain/staff/new-password';
import { KeepTyped } from '@portals/form/keep-typed';
import { useForm } from '@portals/form/use-form';
import { toast } from '@portals/state/toast.store';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { TextField } from '@portals/ui/text-field';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { changeOwn } from './account.actions';
import { passwordChanged } from './copy';
import { Section } from './layout';

const schema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Enter your password')),
    password: z
      .string()
      .check(
        z.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`),
        z.maxLength(PASSWORD_MAX, `Use ${PASSWORD_MAX} characters or fewer`),
      ),
    again: z.string(),
  })
  .check(
    z.refine(({ password, again }) => password === again, {
      path: ['again'],
      error: 'The passwords don’t match',
    }),
  );

/** Changes one's own password (provider-admin §7 `PUT /practice/password/`). */
export function ChangePassword() {
  const [round, setRound] = useState(0);
  return <Fields key={round} onDone={() => setRound(round + 1)} />;
}

function Fields({ onDone }: { onDone: () => void }) {
  const [isTyped, setTyped] = useState(false);
  const form = useForm({
    schema,
    submit: async ({ currentPassword, password }) => {
      await changeOwn({ currentPassword, password });
      toast(passwordChanged);
      onDone();
    },
  });
  function note(event: FormEvent<HTMLFormElement>) {
    setTyped([...new FormData(event.currentTarget).values()].some((value) => value !== ''));
    form.props.onChange(event);
  }
  return (
    <Section aria-labelledby="password-title">
      <div>
        <Heading id="password-title">Password</Heading>
        <Note>When you change it, we log you out everywhere else and email you.</Note>
      </div>
      <form {...form.props} onChange={note} method="post">
        {isTyped && !form.pending && <KeepTyped isOnPage />}
        <ErrorSummary {...form.summary} />
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <TextField
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters. Several words are easiest to remember.`}
          type="password"
          autoComplete="new-password"
          {...form.field('password')}
        />
        <TextField label="Confirm new password" type="password" autoComplete="new-password" {...form.field('again')} />
        <p style={{ marginTop: 16 }}>
          <Button type="submit" look="primary" pending={form.pending} pendingText="Changing">
            Change password
          </Button>
        </p>
      </form>
    </Section>
  );
}
