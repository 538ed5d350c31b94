import { paths } from '@contract/paths';
import { useForm } from '@portals/form/use-form';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';

import { TextField } from '@portals/ui/text-field';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { loginOf } from '../../guard';
import { askForLink } from './password.actions';
import { PasswordShell } from './password-shell';

const schema = z.object({
  email: z
    .string()
    .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address like name@example.com')),
});

/** Asks where to send a link that sets a new password (provider-admin §7 send-email). */
export function ForgotScreen() {
  const { pathname } = window.location;
  const isMembership = isMembershipPath(pathname);
  const navigate = useNavigate();
  const form = useForm({
    schema,
    submit: async ({ email }) => {
      await askForLink(email, isMembership);
      await navigate((isMembership ? paths.membershipAdmin : paths.admin).linkSent.href(), { replace: true });
    },
  });
  return (
    <PasswordShell title="Forgot your password?" form={form.props}>
      <p>Enter your staff account’s email address. We’ll send you a link to set a new password.</p>
      <ErrorSummary {...form.summary} />
      <TextField
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <p style={{ marginTop: 22 }}>
        <Button look="primary" wide type="submit" pending={form.pending} pendingText="Sending">
          Send link
        </Button>
      </p>
      <p style={{ marginTop: 14 }}>
        <Link to={loginOf(pathname).href()}>Back to log-in</Link>
      </p>
    </PasswordShell>
  );
}
