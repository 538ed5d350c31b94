import type { areas as english } from './areas';

/** What is served in Spanish: patients' pages. Staff's stand in English, and the server sends their page in English. */
export const areas: typeof english = {
  legal: () => import('./legal/routes'),
  borrower: () => import('./borrower/routes'),
  apply: () => import('./apply/routes'),
  calculator: () => import('./calculator/routes'),
  signup: () => import('./signup/routes'),
};
