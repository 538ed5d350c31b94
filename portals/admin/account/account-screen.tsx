import { StaffHead } from '@portals/ui/staff-shell';
import { ChangePassword } from './change-password';
import { Body } from './layout';

/** What is one's own: the password. */
export function AccountScreen() {
  return (
    <>
      <StaffHead>
        <h1>Your account</h1>
      </StaffHead>
      <Body>
        <ChangePassword />
      </Body>
    </>
  );
}
