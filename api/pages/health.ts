import type { Hono } from 'hono';
import { isMigrated } from '../db/migrations/index';
import type { Deps } from '../deps';
import { apiHeaders } from '../http/headers';

/** State of the process that the health pages read. */
export type Lifecycle = { stopping: boolean };

/** Serves `/healthz` (the process), `/readyz` (database, migrations, keys) and `/metrics` (Prometheus text). */
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
  app.get(
    '/metrics',
    async () =>
      new Response(await metricsText(), {
        headers: { ...headers, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
      }),
  );
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await check()) !== false;
  } catch {
    return false;
  }
}
