import { portalBase } from '@contract/paths';

const ORIGIN = 'https://portal.invalid';

/**
 * An address as the router wants it, without the base path; null for one that is not `/v2/…` of this origin. What is left must
 * not begin like an address of its own: browsers and the router read `//host` as another origin, and `/v2//host`,
 * `/v2/x/..//host` and `/v2/\host` all end as that once the base path is cut off. No page of ours has an empty segment.
 */
export function ownAddress(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith(`${portalBase}/`) || !URL.canParse(wanted, ORIGIN)) return null;
  const { origin, pathname, search } = new URL(wanted, ORIGIN);
  if (origin !== ORIGIN || !pathname.startsWith(`${portalBase}/`)) return null;
  const path = pathname.slice(portalBase.length);
  return path.includes('//') ? null : `${path}${search}`;
}
