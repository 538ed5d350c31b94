import { RouterButton } from '@portals/ui/router-button';
import { loginOf } from '../../guard';
import { PasswordShell } from './password-shell';

/** Says where the link went (provider-admin §2 linksent). */
export function LinkSentScreen() {
  return (
    <PasswordShell title="We sent you a link">
      <p>
        Open the email from us and press its button. The link works for an hour, once. It may take a minute to arrive.
      </p>
      <RouterButton look="secondary" wide to={loginOf(window.location.pathname).href()}>
        Back to the log-in
      </RouterButton>
    </PasswordShell>
  );
}
