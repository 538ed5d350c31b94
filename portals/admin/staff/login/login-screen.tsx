import { ApiError } from '@portals/client/api-error';
import { useForm } from '@portals/form/use-form';
import { countdown } from '@portals/format/countdown';
import { brandOfPage, isMembershipPath } from '@portals/shell/brand-of-page';
import { PageHelp } from '@portals/shell/page-help';
import { PortalTheme } from '@portals/theme/portal-theme';
import { AuthShell } from '@portals/ui/auth-shell';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { placeAfterLogin } from '../../guard';
import { appearance, modeOf } from '../appearance.store';
import { logInWithPasskey } from '../staff.actions';
import { ForgotPassword } from './forgot-password';
import { TrustDevice } from './trust-device';
import { useWait } from './use-wait';

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your email address'),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address like name@example.com'),
    ),
  password: z.string().check(z.minLength(1, 'Enter your password')),
  code: z.optional(z.string().check(z.trim())),
});

/** Log-in of staff; the path says which brand (provider-admin §2, §4). */
export function LoginScreen() {
  const { pathname, search } = window.location;
  const isMembership = isMembershipPath(pathname);
  const mode = modeOf(useSnapshot(appearance));
  const navigate = useNavigate();
  const wait = useWait();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    schema,
    async submit({ code, ...credentials }) {
      try {
        const { person, redirectPath } = await logInWithPasskey(
          { ...credentials, ...(code && { code }) },
          isMembership ? 'membership' : 'financing',
        );
        await navigate(placeAfterLogin(search, person, redirectPath), { replace: true });
      } catch (cause) {
        if (cause instanceof ApiError && cause.code === 'SECOND_FACTOR' && (cause.passkey?.orCode ?? true))
          setAsksCode(true);
        if (!(cause instanceof ApiError) || !cause.retryAfterSeconds) throw cause;
        wait.start(cause.retryAfterSeconds);
      }
    },
  });
  return (
    <PortalTheme brand={isMembership ? 'provider' : 'financing'} mode={mode} density="portal">
      <AuthShell
        brand={brandOfPage(pathname).name}
        title="Log in"
        form={{ ...form.props, method: 'post' }}
        footer={<PageHelp />}
      >
        <TrustDevice />
        <p>Use your staff account email.</p>
        {wait.secondsLeft > 0 ? <Waiting secondsLeft={wait.secondsLeft} /> : <ErrorSummary {...form.summary} />}
        <TextField
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          {...form.field('email')}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
          {...form.field('password')}
        />
        {asksCode && <CodeField {...form.field('code')} />}
        <p style={{ marginTop: 22 }}>
          <Button
            look="primary"
            wide
            type="submit"
            pending={form.pending}
            pendingText="Logging in"
            disabled={wait.secondsLeft > 0}
          >
            Log in
          </Button>
        </p>
        <ForgotPassword />
      </AuthShell>
    </PortalTheme>
  );
}

/** Of whoever has an authenticator app; asked once the password was right. */
function CodeField(field: { id: string; name: string; error: string | undefined }) {
  return (
    <TextField
      label="Code from your authenticator app"
      hint="You can also use a recovery code."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      autoFocus
      {...field}
    />
  );
}

function Waiting({ secondsLeft }: { secondsLeft: number }) {
  return (
    <div style={{ marginBottom: 22 }}>
      <Banner severity="warning">
        Too many attempts. Try again in <span aria-live="off">{countdown(secondsLeft)}</span>.
      </Banner>
    </div>
  );
}
