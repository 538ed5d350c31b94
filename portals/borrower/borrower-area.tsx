import { PortalTheme } from '@portals/theme/portal-theme';
import { Outlet } from 'react-router';

/** What stands around every page of the area: the financing theme. */
export function BorrowerArea() {
  return (
    <PortalTheme brand="financing">
      <Outlet />
    </PortalTheme>
  );
}
