import type { Area } from '@contract/areas';
import type { RouteObject } from 'react-router';

/** Loads an area's routes: absolute under the base path, `/borrower/login`; the screens are loaded by `lazy` inside them. */
type Load = () => Promise<{ routes: RouteObject[] }>;
/** Whose screens are not built yet. */
type Unbuilt = 'member';
/** Staff's pages and the guide stand in English alone. */
export type PatientArea = Exclude<Area, Unbuilt | 'admin' | 'embed'>;
export type PatientAreas = Readonly<Record<PatientArea, Load>>;

const built: Readonly<Record<Exclude<Area, Unbuilt>, Load>> = {
  admin: () => import('./admin/routes'),
  legal: () => import('./legal/routes'),
  embed: () => import('./embed/routes'),
  borrower: () => import('./borrower/routes'),
  apply: () => import('./apply/routes'),
  calculator: () => import('./calculator/routes'),
  signup: () => import('./signup/routes'),
  enterprise: () => import('./enterprise/routes'),
};

/**
 * The areas that have screens, each a part that is loaded when an address of it is first visited. Which address is whose stands
 * in contract/areas.ts; an area more is missing here and in areas.es.ts by the types.
 */
export const areas: Readonly<Partial<Record<Area, Load>>> = built;
