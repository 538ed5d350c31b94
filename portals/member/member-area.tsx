import { PortalTheme } from '@portals/theme/portal-theme';
import { Outlet } from 'react-router';

/** What stands around every page of the area: the membership theme. */
export function MemberArea() {
  return (
    <PortalTheme brand="provider">
      <Outlet />
    </PortalTheme>
  );
}
