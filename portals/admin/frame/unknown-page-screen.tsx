import { paths } from '@contract/paths';
import { RouterButton } from '@portals/ui/router-button';
import { StaffHead } from '@portals/ui/staff-shell';
import { Body } from '../person/layout';

/** An address of staff that leads nowhere. Who is logged in needs no log-in, only the way back. */
export function UnknownPageScreen() {
  return (
    <>
      <StaffHead>
        <h1>We can’t find that page</h1>
      </StaffHead>
      <Body>
        <p>The link may be old or mistyped.</p>
        <p>
          <RouterButton to={paths.admin.applications.href()}>Go to applications</RouterButton>
        </p>
      </Body>
    </>
  );
}
