import { paths } from '@contract/paths';
import { PASSWORD_MAX, PASSWORD_MIN } from '@domain/staff/new-password';
import { ApiError } from '@portals/client/api-error';
import { useForm } from '@portals/form/use-form';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { loginOf } from '../guard';
import { type LinkKind, readLink, setByLink } from './password.actions';
import { PasswordShell } from './password-shell';

const schema = z
  .object({
    password: z
      .string()
      .check(z.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`), z.maxLength(PASSWORD_MAX)),
    passwordConfirmation: z.string().check(z.minLength(1, 'Enter the password again')),
  })
  .check(
    z.refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
      path: ['passwordConfirmation'],
      error: 'Both passwords must be the same',
    }),
  );

type Owner = Awaited<ReturnType<typeof readLink>>;
type State = { step: 'reading' | 'done' } | { step: 'over'; why: string } | { step: 'asking'; owner: Owner };

const titles = { create: 'Make your password', reset: 'Set a new password' };

/** Reached by the link of a mail; its secret stands behind the mark of the address. */
export function SetPasswordScreen({ kind }: { kind: LinkKind }) {
  const [token] = useState(() => window.location.hash.slice(1));
  const [state, setState] = useState<State>({ step: 'reading' });
  const { pathname } = window.location;
  useEffect(() => {
    // The secret stays in no history.
    window.history.replaceState(window.history.state, '', pathname);
    readLink(token).then(
      (owner) => setState({ step: 'asking', owner }),
      (cause: unknown) => setState({ step: 'over', why: sentenceOf(cause) }),
    );
  }, [token, pathname]);
  if (state.step === 'asking')
    return <NewPassword kind={kind} token={token} owner={state.owner} onDone={() => setState({ step: 'done' })} />;
  const { forgotPassword } = isMembershipPath(pathname) ? paths.membershipAdmin : paths.admin;
  return (
    <PasswordShell title={state.step === 'done' ? 'Your password is set' : titles[kind]}>
      {state.step === 'reading' && <Skeleton lines={3} label="Looking at your link" />}
      {state.step === 'over' && (
        <>
          <div style={{ margin: '14px 0 22px' }}>
            <Banner severity="error">{state.why}</Banner>
          </div>
          <p>
            <RouterButton look="primary" wide to={forgotPassword.href()}>
              Send me another link
            </RouterButton>
          </p>
        </>
      )}
      {state.step === 'done' && (
        <>
          <p>You were logged out everywhere. Log in with your new password.</p>
          <RouterButton look="primary" wide to={loginOf(pathname).href()}>
            Log in
          </RouterButton>
        </>
      )}
    </PasswordShell>
  );
}

const sentenceOf = (cause: unknown) =>
  cause instanceof ApiError && cause.code !== 'INVALID_FIELDS'
    ? cause.message
    : 'This link is not complete. Open it from the email again.';

type NewPasswordProps = { kind: LinkKind; token: string; owner: Owner; onDone: () => void };

function NewPassword({ kind, token, owner, onDone }: NewPasswordProps) {
  const form = useForm({
    schema,
    submit: async (body) => {
      await setByLink(kind, token, body);
      onDone();
    },
  });
  return (
    <PasswordShell title={titles[kind]} form={form.props}>
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
        label="The same again"
        type="password"
        autoComplete="new-password"
        {...form.field('passwordConfirmation')}
      />
      <p style={{ marginTop: 22 }}>
        <Button look="primary" wide type="submit" pending={form.pending} pendingText="Setting it">
          {titles[kind]}
        </Button>
      </p>
    </PasswordShell>
  );
}

export const CreatePasswordScreen = () => <SetPasswordScreen kind="create" />;
export const ResetPasswordScreen = () => <SetPasswordScreen kind="reset" />;
