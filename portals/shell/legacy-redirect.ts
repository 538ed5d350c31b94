import { portalBase } from '@contract/paths';

/**
 * The portal address of an address outside the portals, or null for one inside. Source: membership §2 "Legacy redirects".
 *
 * `/{providerUrl}` is a practice's application; what is nobody's address leads to the fallback page.
 */
export function legacyAddress(pathname: string, search = ''): string | null {
  if (pathname === portalBase || pathname.startsWith(`${portalBase}/`)) return null;
  const path = pathname.replace(/\/+$/, '');
  if (path === '') return `${portalBase}/${search}`;
  if (path === '/adminlogin') return `${portalBase}/admin/login${search}`;
  if (path === '/borrowerlogin') return `${portalBase}/borrower/login${search}`;
  if (/^\/admin\/practice\/[^/]+$/.test(path)) return `${portalBase}${path}${search}`;
  if (/^\/[a-z0-9-]+$/i.test(path)) return `${portalBase}${path}/apply${search}`;
  return `${portalBase}/not-found`;
}
