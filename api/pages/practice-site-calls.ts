import { sendPaymentEstimate } from '@contract/payment-calculator/calls';
import type { Hono } from 'hono';
import type { Deps } from '../deps';
import { isPracticeSite } from '../features/practice/index';
import { guardHeaders } from '../http/headers';

/** Calls that the embed script makes from a practice's website. */
const CALLS = [sendPaymentEstimate];
const PREFLIGHT_SECONDS = 600;

/**
 * Lets browsers on listed websites make the calls of the embed script, without cookies. A preflight does not say for which
 * practice it asks, so it is answered to the sites of all; the command then looks at the practice's own list.
 */
export function mountPracticeSiteCalls(app: Hono, deps: Deps): void {
  const guards = guardHeaders(deps.config.publicUrl);
  for (const { path, method } of CALLS) {
    app.use(path, async (context, next) => {
      const origin = context.req.header('origin');
      const isListed = origin !== undefined && isOrigin(origin) && (await isPracticeSite(deps.database.read, origin));
      const headers: Record<string, string> = isListed ? { 'access-control-allow-origin': origin } : {};
      if (context.req.method !== 'OPTIONS') {
        await next();
        for (const [name, value] of Object.entries({ ...headers, vary: 'origin' }))
          context.res.headers.set(name, value);
        return;
      }
      if (!isListed) return new Response(null, { status: 403, headers: { ...guards, vary: 'origin' } });
      return new Response(null, {
        status: 204,
        headers: {
          ...guards,
          ...headers,
          vary: 'origin',
          'access-control-allow-methods': method,
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': String(PREFLIGHT_SECONDS),
        },
      });
    });
  }
}

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}
