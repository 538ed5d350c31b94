import { RouterButton } from '@portals/ui/router-button';
import { loginOf } from '../../guard';
import { PasswordShell } from './password-shell';

/** Says where the link went (provider-admin §2 linksent). */
export function LinkSentScreen() {
  return (
    <PasswordShell title="We sent you a link">
      <p>
        Open our email and select the button. The link works once, for one hour. The email may take a minute to arrive.
      </p>
      <RouterButton look="secondary" wide to={loginOf(window.location.pathname).href()}>
        Back to log-in
      </RouterButton>
    </PasswordShell>
  );
}
