import { paths, portalBase } from '@contract/paths';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import { afterLogin, toLogin } from '@portals/shell/guard';
import { redirect } from 'react-router';
import { mayOpen, type Visitor, type Who } from './place';
import { placeAt, places } from './places';
import { findPerson } from './staff/staff.actions';
import { staff } from './staff/staff.store';

/** The log-in that belongs to a path: the membership brand's where the path says privi (provider-admin §2). */
export function loginOf(pathname: string) {
  return isMembershipPath(pathname) ? paths.membershipAdmin.login : paths.admin.login;
}

/** Lets in logged-in staff, and sends everyone else to the matching log-in with path and query (provider-admin §6). */
export async function requireStaff({ request }: { request: Request }): Promise<null> {
  const person = await findPerson();
  // In production an administrator sets up an authenticator app before anything else.
  const { pathname } = new URL(request.url);
  if (person?.needsSecondFactor && !pathname.endsWith(paths.admin.account.href()))
    throw redirect(paths.admin.account.href());
  if (person) return null;
  throw toLogin(request, loginOf(new URL(request.url).pathname));
}

/** Sends whoever may not open a place to their first screen (provider-admin §6). */
export function keep(place: Who): () => Promise<null> {
  return async () => {
    const person = await findPerson();
    if (person && !mayOpen(place, person)) throw redirect(homeOf(person));
    return null;
  };
}

/** A log-in page has nothing to ask of somebody who is known on this page already. */
export function openLogin({ request }: { request: Request }): null {
  if (!staff.person) return null;
  throw redirect(placeAfterLogin(new URL(request.url).search, staff.person));
}

/**
 * The first screen of a person (provider-admin §2, "Allowed post-login redirects"); of somebody whose own list of permissions names
 * none, their account.
 */
export function homeOf(person: Visitor): string {
  return places.find((place) => place.isHome && mayOpen(place, person))?.path ?? paths.admin.account.href();
}

/** The screens that the redirectPath of a log-in may name (provider-admin §2), and what stands there now. */
const allowedRedirects: Readonly<Record<string, string>> = {
  [`${portalBase}${paths.admin.applications.href()}`]: paths.admin.applications.href(),
  [`${portalBase}${paths.membershipAdmin.dashboard.href()}`]: paths.membershipAdmin.dashboard.href(),
};

/** Where the server leads after a log-in, where that is allowed and the person may see it (provider-admin §4). */
function followed(redirectPath: string | undefined, person: Visitor): string | null {
  const address = redirectPath === undefined ? undefined : allowedRedirects[redirectPath];
  return address !== undefined && isOpenTo(address, person) ? address : null;
}

/**
 * Where a log-in leads, without the base path: the `redirect` of the query when it is a staff page that the person may see,
 * else the `redirectPath` of its answer, else their first screen. Decision 22.
 */
export function placeAfterLogin(search: string, person: Visitor, redirectPath?: string): string {
  const home = followed(redirectPath, person) ?? homeOf(person);
  const wanted = afterLogin(search, home);
  return wanted !== home && maySee(wanted, person) ? wanted : withKeptQuery(home, search);
}

/** A session that ended on a page leads here with the page's query; the list takes up its filters from it. */
function withKeptQuery(home: string, search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete('redirect');
  const text = kept.toString();
  return text ? `${home}?${text}` : home;
}

function maySee(address: string, person: Visitor): boolean {
  const path = address.split('?')[0] ?? '';
  if (!/^\/(privi\/)?admin\//.test(path)) return false;
  if (/\/(login|linksent)\/?$/.test(path)) return false;
  return isOpenTo(path, person);
}

/** An address that is no place is a page that does not exist, which says so. */
function isOpenTo(path: string, person: Visitor): boolean {
  const place = placeAt(path);
  return place === undefined || mayOpen(place, person);
}
