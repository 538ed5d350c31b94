import type { areas as english, PatientAreas } from './areas';

const translated: PatientAreas = {
  legal: () => import('./legal/routes'),
  borrower: () => import('./borrower/routes'),
  member: () => import('./member/routes'),
  apply: () => import('./apply/routes'),
  calculator: () => import('./calculator/routes'),
  signup: () => import('./signup/routes'),
  enterprise: () => import('./enterprise/routes'),
};

/** What is served in Spanish: patients' pages. Staff's stand in English, and the server sends their page in English. */
export const areas: typeof english = translated;
