import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Deps } from '../deps';
import type { Actor } from './actor';
import { findStaff } from './actor.reads';
import { AppError } from './app-error';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Name of the staff session cookie. The `__Host-` prefix needs https. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** The Set-Cookie value that starts or, with an empty token, ends a staff session. */
export function sessionCookie(publicUrl: string, token: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const end = token === '' ? '; Max-Age=0' : '';
  return `${sessionCookieName(publicUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`;
}

/** The session token of a request: the Authorization header, with or without Bearer, before the cookie. */
export function tokenOf(context: Context, publicUrl: string): { token: string; from: 'header' | 'cookie' } | undefined {
  const header = context.req.header('authorization');
  if (header) {
    const token = header.replace(/^Bearer\s+/i, '').trim();
    if (token) return { token, from: 'header' };
  }
  if (!context.req.header('cookie')) return undefined;
  const cookie = getCookie(context, sessionCookieName(publicUrl));
  return cookie ? { token: cookie, from: 'cookie' } : undefined;
}

/** True when a browser says that another website made the request. Requests without these headers come from no browser. */
export function isCrossSite(context: Context, publicUrl: string): boolean {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  const foreignOrigin = origin !== undefined && !isOwnOrigin(origin, publicUrl);
  return foreignOrigin || (site !== undefined && site !== 'same-origin' && site !== 'none');
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Our own address. Where that is this machine, as in the demo, its other names are the same; the port always counts. */
export function isOwnOrigin(origin: string, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  if (origin === own.origin) return true;
  if (!LOOPBACK.has(own.hostname) || !URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  return LOOPBACK.has(hostname) && protocol === own.protocol && port === own.port;
}

/**
 * Finds who makes a request.
 * @returns undefined without a valid session.
 * @throws AppError CROSS_SITE for a cookie on an unsafe request of another site.
 */
export async function authenticate(
  context: Context,
  deps: Deps,
): Promise<Exclude<Actor, { kind: 'public' }> | undefined> {
  const found = tokenOf(context, deps.config.publicUrl);
  if (!found) return undefined;
  const session = await deps.sessions.find(found.token);
  if (!session) return undefined;
  // Only staff use the cookie; another kind of token in it was planted.
  if (found.from === 'cookie' && session.kind !== 'staff') return undefined;
  if (found.from === 'cookie' && !SAFE_METHODS.has(context.req.method) && isCrossSite(context, deps.config.publicUrl)) {
    throw new AppError('CROSS_SITE');
  }
  const { tokenHash, subjectId } = session;
  if (session.kind === 'staff') {
    const staff = await findStaff(deps.database.read, subjectId, deps.config);
    return staff && { ...staff, tokenHash };
  }
  if (!session.isOfOpenAccount && !session.isOfClosedAccount) return undefined;
  if (session.kind === 'applicant') {
    return session.applicationId
      ? { kind: 'applicant', borrowerId: subjectId, applicationId: session.applicationId, tokenHash }
      : undefined;
  }
  return { kind: session.kind, borrowerId: subjectId, tokenHash, isClosed: session.isOfClosedAccount };
}
