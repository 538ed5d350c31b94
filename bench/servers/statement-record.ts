import { appendFileSync, readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** One statement as it ran: its text and what was bound to it. */
export type Recorded = { sql: string; values: unknown[] };

/** SQLite's bytes and large numbers have no form in JSON. */
const toJson = (value: unknown) =>
  value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value;
const fromJson = (value: unknown) =>
  typeof value === 'object' && value !== null ? Buffer.from((value as { bytes: string }).bytes, 'base64') : value;

/** Whoever replays has settings and transactions of its own. */
const isOfTheConnection = (sql: string) => /^(begin|commit|rollback|savepoint|release|pragma)/i.test(sql);

/**
 * Writes every statement that runs in this process to a file, one line per request; call `endRequest` after each. Requests must come
 * one after the other.
 */
export function recordStatements(file: string): { endRequest: (path: string) => void } {
  const statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')) as Record<
    'run' | 'get' | 'all',
    (this: Sqlite.Statement, values?: unknown[]) => unknown
  >;
  let ran: Recorded[] = [];
  for (const name of ['run', 'get', 'all'] as const) {
    const original = statement[name];
    statement[name] = function (values) {
      if (!isOfTheConnection(this.source)) ran.push({ sql: this.source, values: (values ?? []).map(toJson) });
      return values === undefined ? original.call(this) : original.call(this, values);
    };
  }
  return {
    endRequest(path) {
      appendFileSync(file, `${JSON.stringify([path, ran])}\n`);
      ran = [];
    },
  };
}

/** What was recorded, by the request's path. */
export function readRecord(file: string): Map<string, Recorded[]> {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [path, ran] = JSON.parse(line) as [string, Recorded[]];
      return [path, ran.map(({ sql, values }) => ({ sql, values: values.map(fromJson) }))];
    }),
  );
}
