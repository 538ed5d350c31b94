import type { Area } from '@contract/areas';
import type { RouteObject } from 'react-router';

/** Loads an area's routes: absolute under the base path, `/borrower/login`; the screens are loaded by `lazy` inside them. */
type Load = () => Promise<{ routes: RouteObject[] }>;
/** Staff's pages, the enrollment of a practice and the guide stand in English alone. */
export type PatientArea = Exclude<Area, 'admin' | 'enrollment' | 'embed'>;
export type PatientAreas = Readonly<Record<PatientArea, Load>>;

/**
 * The areas of the portals, each a part that is loaded when an address of it is first visited. Which address is whose stands
 * in contract/areas.ts; an area more is missing here and in areas.es.ts by the types.
 */
const built: Readonly<Record<Area, Load>> = {
  admin: () => import('./admin/routes'),
  legal: () => import('./legal/routes'),
  embed: () => import('./embed/routes'),
  borrower: () => import('./borrower/routes'),
  member: () => import('./member/routes'),
  apply: () => import('./apply/routes'),
  calculator: () => import('./calculator/routes'),
  signup: () => import('./signup/routes'),
  enterprise: () => import('./enterprise/routes'),
  enrollment: () => import('./enrollment/routes'),
};

/** A build in another language has the patients' alone. */
export const areas: Readonly<Partial<Record<Area, Load>>> = built;
