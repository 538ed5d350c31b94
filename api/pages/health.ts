import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { isMigrated } from '../db/migrations/index';
import type { Deps } from '../deps';
import { apiHeaders } from '../http/headers';

/** State of the process that the health pages read. */
export type Lifecycle = { stopping: boolean };

/**
 * Serves `/healthz` (the process), `/readyz` (database, migrations, keys) and `/metrics` (Prometheus text). The figures tell how much
 * business there is, so a production process shows them only to whoever has the token.
 */
export function mountHealth(app: Hono, deps: Deps, lifecycle: Lifecycle, metricsText: () => Promise<string>): void {
  const headers = apiHeaders(deps.config.publicUrl);
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, headers));
  app.get('/readyz', async (context) => {
    const checks: Record<string, boolean> = {
      accepting: !lifecycle.stopping,
      database: await succeeds(() => deps.database.ping()),
      migrations: await succeeds(() => isMigrated(deps.database)),
      keys: await succeeds(async () => deps.vault.openText(deps.vault.sealText('ready')) === 'ready'),
    };
    const ready = Object.values(checks).every(Boolean);
    return context.json({ status: ready ? 'ready' : 'not ready', checks }, ready ? 200 : 503, headers);
  });
  const { metricsToken, production } = deps.config;
  app.get('/metrics', async (context) => {
    if (production && metricsToken === undefined) return context.notFound();
    if (metricsToken !== undefined && !isSame(context.req.header('authorization') ?? '', `Bearer ${metricsToken}`)) {
      return new Response('The token of this page is needed.\n', {
        status: 401,
        headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'www-authenticate': 'Bearer' },
      });
    }
    return new Response(await metricsText(), {
      headers: { ...headers, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
    });
  });
}

/** Compares digests, so that the time taken tells nothing of where two texts differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await check()) !== false;
  } catch {
    return false;
  }
}
