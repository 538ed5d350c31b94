import type { RouteObject } from 'react-router';

/** One lazily loaded part of the portals. `routes` are absolute under the base path, `/borrower/login`. */
export type Area = {
  name: string;
  /** True for addresses of the area, without the base path. */
  owns: (path: string) => boolean;
  load: () => Promise<{ routes: RouteObject[] }>;
};

const legalPages =
  /^\/(terms-and-conditions|consent-and-authorization|electronic-records-signature|financial-privacy-policy|non-telemarketing-calls-texts|application-notices-and-terms|installment-loan-agreement|account-opening-disclosures|mobile-phone-disclosure|membership-agreement|ach-authorization|provider-master-agreement|privacy-policy|contact-us)\/?$/;

/**
 * Every area, in the order in which they are asked. An area exports `routes` from `<area>/routes.tsx`; its screens are
 * loaded by `lazy` inside them. Add one line here for a new area.
 */
export const areas: readonly Area[] = [
  { name: 'admin', owns: (path) => /^\/(privi\/)?admin(\/|$)/.test(path), load: () => import('./admin/routes') },
  { name: 'legal', owns: (path) => legalPages.test(path), load: () => import('./legal/routes') },
  { name: 'embed', owns: (path) => /^\/embed\/?$/.test(path), load: () => import('./embed/routes') },
  { name: 'borrower', owns: (path) => /^\/borrower(\/|$)/.test(path), load: () => import('./borrower/routes') },
  {
    name: 'apply',
    owns: (path) => /^\/(apply|apply\/account-successfully|[^/]+\/apply)\/?$/.test(path),
    load: () => import('./apply/routes'),
  },
  {
    name: 'calculator',
    owns: (path) => /^\/payment-calculator\/?$/.test(path),
    load: () => import('./calculator/routes'),
  },
  { name: 'signup', owns: (path) => /^\/privi\/[^/]+\/signup\/?$/.test(path), load: () => import('./signup/routes') },
];

/** The area that answers a path inside the portals, if any. */
export function areaOwning(path: string): Area | undefined {
  return areas.find((area) => area.owns(path));
}
