import { parse } from 'tldts';

/**
 * Whether a wildcard stands at an ending under which strangers get names: a registry's own (`co.uk`, `k12.tx.us`), or anything under the
 * ending of a host that rents them (`github.io`, `preview.vercel.app`), by the Public Suffix List. The list is that of the pinned package.
 */
export function isSharedWildcard(site: string): boolean {
  const name = /^https:\/\/\*\.([^:/]+)/.exec(site)?.[1];
  if (name === undefined) return false;
  const { publicSuffix, isPrivate, domain } = parse(name, { allowPrivateDomains: true });
  return publicSuffix === null || domain === null || isPrivate === true;
}
