import { paths, portalBase } from '@contract/paths';

export type Area = 'admin' | 'borrower' | 'member' | 'apply' | 'other';

/** The area of a full address path (`/v2/borrower/payments`), which decides where an ended session leads. */
export function areaOf(pathname: string): Area {
  const path = pathname.startsWith(`${portalBase}/`) ? pathname.slice(portalBase.length) : pathname;
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  if (/^\/borrower(\/|$)/.test(path)) return 'borrower';
  if (/^\/privi\/member(\/|$)/.test(path)) return 'member';
  if (/^\/apply(\/|$)/.test(path) || /^\/[^/]+\/apply\/?$/.test(path)) return 'apply';
  return 'other';
}

/**
 * Where the client goes when a session is over, or null when it stays: every page outside the four areas only loses its
 * stored data. The log-in of staff keeps the query string. Source: membership §2 "Other global routes".
 */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  const addresses: Record<Area, string | null> = {
    admin: `${portalBase}${paths.admin.login.href()}${search}`,
    borrower: `${portalBase}${paths.borrower.login.href()}`,
    member: `${portalBase}${paths.member.login.href()}`,
    apply: `${portalBase}${paths.applyWithoutPractice.href({}, { pagePath: 'welcome-back' })}`,
    other: null,
  };
  const address = addresses[areaOf(pathname)];
  return address?.split('?')[0] === pathname ? null : address;
}
