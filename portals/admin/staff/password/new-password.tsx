import { PASSWORD_MAX, PASSWORD_MIN } from '@domain/staff/new-password';
import { KeepTyped } from '@portals/form/keep-typed';
import { useForm } from '@portals/form/use-form';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { TextField } from '@portals/ui/text-field';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { type LinkKind, setByLink } from './password.actions';
import { PasswordShell } from './password-shell';

const schema = z
  .object({
    password: z
      .string()
      .check(
        z.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`),
        z.maxLength(PASSWORD_MAX, `Use ${PASSWORD_MAX} characters or fewer`),
      ),
    passwordConfirmation: z.string().check(z.minLength(1, 'Confirm the new password')),
  })
  .check(
    z.refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
      path: ['passwordConfirmation'],
      error: 'The passwords don’t match',
    }),
  );

export const titles = { create: 'Create your password', reset: 'Set a new password' };

export type NewPasswordProps = { kind: LinkKind; token: string; owner: { email: string }; onDone: () => void };

/** The form of a link: what is typed in it waits for an answer before the page is left. */
export function NewPassword({ kind, token, owner, onDone }: NewPasswordProps) {
  const [isTyped, setTyped] = useState(false);
  const form = useForm({
    schema,
    submit: async (body) => {
      await setByLink(kind, token, body);
      onDone();
    },
  });
  function note(event: FormEvent<HTMLFormElement>) {
    setTyped([...new FormData(event.currentTarget).values()].some((value) => value !== ''));
    form.props.onChange(event);
  }
  return (
    <PasswordShell title={titles[kind]} form={{ ...form.props, onChange: note }}>
      {isTyped && !form.pending && <KeepTyped isOnPage />}
      <p>For {owner.email}.</p>
      <ErrorSummary {...form.summary} />
      {/* For the browser's keeper of passwords. */}
      <input type="hidden" autoComplete="username" value={owner.email} readOnly />
      <TextField
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters. Several words are easiest to remember.`}
        type="password"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <TextField
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        {...form.field('passwordConfirmation')}
      />
      <p style={{ marginTop: 22 }}>
        <Button look="primary" wide type="submit" pending={form.pending} pendingText="Saving">
          {titles[kind]}
        </Button>
      </p>
    </PasswordShell>
  );
}
