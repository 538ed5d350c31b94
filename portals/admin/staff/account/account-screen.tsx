import { StaffHead } from '@portals/ui/staff-shell';
import { ChangePassword } from './change-password';
import { Body } from './layout';
import { Passkeys } from './passkeys';
import { SecondFactor } from './second-factor';
import { Sessions } from './sessions';

/** What is one's own: the authenticator app, passkeys, the password, and where one is logged in. */
export function AccountScreen() {
  return (
    <>
      <StaffHead>
        <h1>Your account</h1>
      </StaffHead>
      <Body>
        <SecondFactor />
        <Passkeys />
        <ChangePassword />
        <Sessions />
      </Body>
    </>
  );
}
