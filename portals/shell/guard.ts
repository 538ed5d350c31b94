import { paths, portalBase } from '@contract/paths';
import { comeBack, type SessionKind, session } from '@portals/state/session.store';
import { redirect } from 'react-router';
import { ownAddress } from './own-address';

/** Path and query of a request inside the portals, with the base path: what `redirect` carries. */
export function returnAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname.startsWith(portalBase) ? '' : portalBase}${pathname}${search}`;
}

/**
 * Sends a visitor to a log-in that comes back here afterwards.
 *
 * `login` is the address builder of the log-in: `throw toLogin(request, paths.admin.login)`.
 */
export function toLogin(
  request: Request,
  login: { href: (params?: Record<string, string>, query?: Record<string, string>) => string },
): Response {
  return redirect(login.href({}, { redirect: returnAddress(request) }));
}

const logins = { applicant: paths.applyWithoutPractice, borrower: paths.borrower.login, member: paths.member.login };

/** A route loader that lets in only a session of the kind, and sends everyone else to its log-in. */
export function requireSession(kind: SessionKind) {
  return ({ request }: { request: Request }): null => {
    if (kind === 'borrower') comeBack();
    if (session.token && session.kind === kind) return null;
    throw toLogin(request, logins[kind]);
  };
}

/**
 * Where to go after a log-in: the `redirect` of the query when it is a `/v2/…` path of this origin, else `fallback`.
 * Both are relative to the base path, as the router wants them.
 */
export function afterLogin(search: string, fallback: string): string {
  return ownAddress(new URLSearchParams(search).get('redirect')) ?? fallback;
}
