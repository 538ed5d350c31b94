import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Hono } from 'hono';
import { beat } from '../db/heartbeat.writes';
import { isMigrated } from '../db/migrations/index';
import { createPageCheck } from '../db/page-check';
import type { Deps } from '../deps';
import { apiHeaders } from '../http/headers';
import { doKeysFit } from '../start-faults';

/** With less room than this the next larger write fails, while the row of the readiness check still fits. */
const ROOM_MIN_BYTES = 8 * 1024 * 1024;
/** Asking is free for everybody, so what was found holds for so long: it costs at most one write in this time. */
const READY_HOLDS_MS = 1000;

/** State of the process that the health pages read. */
export type Lifecycle = { stopping: boolean };

/**
 * Serves `/healthz` (the process), `/readyz` (a write to the database, migrations, keys that open what is sealed, room on the disk, pages that were sound when they were last looked at, a clock that agrees with the database's) and `/metrics` (Prometheus text). The figures tell how much
 * business there is, so a production process shows them only to whoever has the token.
 */
export function mountHealth(
  app: Hono,
  deps: Deps,
  { lifecycle, metricsText }: { lifecycle: Lifecycle; metricsText: () => Promise<string> },
): void {
  const headers = apiHeaders(deps.config.publicUrl);
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, headers));
  const partsReady = readiness(deps);
  app.get('/readyz', async (context) => {
    const checks: Record<string, boolean> = { accepting: !lifecycle.stopping, ...(await partsReady()) };
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

type Parts = Record<'database' | 'migrations' | 'keys' | 'disk' | 'pages' | 'clock', boolean>;

/** Looks at the parts, at most once a second however many ask, and writes down why one does not work. */
function readiness(deps: Deps): () => Promise<Parts> {
  let found: { parts: Promise<Parts>; atMs: number } | undefined;
  const pageCheck = createPageCheck(deps);

  async function succeeds(part: string, check: () => Promise<unknown>): Promise<boolean> {
    try {
      if ((await check()) !== false) return true;
      deps.log.error('not_ready', { kind: part });
    } catch (failure) {
      const { name, code } = failure as Error & { code?: string };
      deps.log.error('not_ready', { kind: part, fault: name, code });
    }
    return false;
  }

  async function look(): Promise<Parts> {
    return {
      database: await succeeds('database', () => beat(deps.database, deps.clock.now())),
      migrations: await succeeds('migrations', () => isMigrated(deps.database)),
      keys: await succeeds('keys', () => doKeysFit(deps)),
      disk: await succeeds('disk', () => hasRoom(deps)),
      pages: await succeeds('pages', async () => pageCheck.areSound()),
      clock: await succeeds('clock', () => deps.clockWatch.isRight()),
    };
  }

  return () => {
    const nowMs = performance.now();
    if (!found || nowMs - found.atMs >= READY_HOLDS_MS) found = { parts: look(), atMs: nowMs };
    return found.parts;
  };
}

/** Whether the embedded database has room to grow. Postgres looks after its own disk, and some file systems tell no size. */
async function hasRoom({ database, config }: Deps): Promise<boolean> {
  if (database.dialect === 'postgres') return true;
  const { blocks, bavail, bsize } = await statfs(config.dataDir);
  return blocks === 0 || bavail * bsize >= ROOM_MIN_BYTES;
}
