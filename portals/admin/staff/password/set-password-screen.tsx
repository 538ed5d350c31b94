import { paths } from '@contract/paths';
import { ApiError } from '@portals/client/api-error';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import { Banner } from '@portals/ui/banner';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';
import { loginOf } from '../../guard';
import { NewPassword, titles } from './new-password';
import { type LinkKind, readLink } from './password.actions';
import { PasswordShell } from './password-shell';

type Owner = Awaited<ReturnType<typeof readLink>>;
type State = { step: 'reading' | 'done' } | { step: 'over'; why: string } | { step: 'asking'; owner: Owner };

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
      {state.step === 'reading' && <Skeleton lines={3} label="Checking your link" />}
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
          <p>We logged you out everywhere. Log in with your new password.</p>
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
    : 'This link is incomplete. Open it again from the email.';

export const CreatePasswordScreen = () => <SetPasswordScreen kind="create" />;
export const ResetPasswordScreen = () => <SetPasswordScreen kind="reset" />;
