import type { Area } from '@contract/areas';
import type { RouteObject } from 'react-router';

/**
 * The areas that have screens, each a part that is loaded when an address of it is first visited. `routes` are absolute under
 * the base path, `/borrower/login`; the screens are loaded by `lazy` inside them. Which address is whose stands in
 * contract/areas.ts.
 */
export const areas: Readonly<Partial<Record<Area, () => Promise<{ routes: RouteObject[] }>>>> = {
  admin: () => import('./admin/routes'),
  legal: () => import('./legal/routes'),
  embed: () => import('./embed/routes'),
  borrower: () => import('./borrower/routes'),
  apply: () => import('./apply/routes'),
  calculator: () => import('./calculator/routes'),
  signup: () => import('./signup/routes'),
};
