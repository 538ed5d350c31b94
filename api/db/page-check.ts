import { sql } from 'kysely';
import type { Log } from '../log/log';
import type { Database } from './database';

const EVERY_MS = 3600_000;
/** SQLite's own words for a file that it cannot make sense of. */
const CORRUPT = /^SQLITE_(CORRUPT|NOTADB)/;

const LOOK = sql<{ quick_check: string }>`pragma quick_check(1)`;

/** Whether the pages of the embedded database were sound when they were last looked at. Starts a look where one is due, and waits for none. */
export type PageCheck = { areSound: () => boolean };

type PageCheckOptions = {
  database: Database;
  log: Log;
  /** Time that nobody sets. */
  elapsedMs?: () => number;
};

/**
 * A damaged page is met only by whoever reads it: a process would go on for weeks with a file of which a part is lost, and back up
 * the damage. So all pages are looked at once an hour, in the thread of long reads. What was found damaged stays so until a restart
 * on a file that is sound. Postgres looks after its own pages.
 */
export function createPageCheck({ database, log, elapsedMs = () => performance.now() }: PageCheckOptions): PageCheck {
  let lookedAtMs: number | undefined;
  let isDamaged = false;

  function found(): void {
    isDamaged = true;
    log.error('pages_damaged');
  }

  async function look(): Promise<void> {
    try {
      const db = database.apart();
      const [first] = await db.query({ compile: () => LOOK.compile(db.builder) });
      if (first?.quick_check !== 'ok') found();
    } catch (failure) {
      const { name: fault, code } = failure as Error & { code?: string };
      // A database that is away or closed says nothing of its pages.
      if (CORRUPT.test(String(code))) found();
      else log.warn('pages_not_read', { fault, code });
    }
  }

  return {
    areSound() {
      const isDue = lookedAtMs === undefined || elapsedMs() - lookedAtMs >= EVERY_MS;
      if (isDue && !isDamaged && database.dialect === 'sqlite') {
        lookedAtMs = elapsedMs();
        void look();
      }
      return !isDamaged;
    },
  };
}
