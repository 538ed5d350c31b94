import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { Compilable } from 'kysely';
import { createCommitQueue } from './commit-queue';
import type { Database, Db, Tx } from './database';
import { createDurabilityBarrier } from './durability';
import { createReadingThread } from './reading-thread';
import { type PreparedQuery, prepareQuery, prepareReading } from './sqlite-rows';
import { type BoundValue, queryBuilder, type Statement } from './statement';
import { DatabaseUnavailable, diskFault } from './unavailable';

type Connection = Sqlite.Database;

export type SqliteOptions = {
  file: string;
  /**
   * `barrier`: NORMAL plus a shared sync before each answer. `full`: SQLite syncs inside every commit. `none` loses the
   * last commits in a power cut and is for measurements and for proving that the tests would notice.
   */
  durability: 'barrier' | 'full' | 'none';
  /** Throws when a transaction stays open across a turn of the event loop, which means it waited for something else. */
  assertShortTransactions?: boolean;
};

const DYNAMIC_STATEMENTS_MAX = 500;

type Bound<P> = { query: PreparedQuery; bind: (params: P) => BoundValue[] };

/** A connection with its prepared statements: fixed ones by object, dynamic ones by text. */
function prepareOn(connection: Connection, prepareQuery: (connection: Connection, sql: string) => PreparedQuery) {
  const fixed = new Map<Statement<never, unknown>, Bound<never>>();
  const dynamic = new Map<string, PreparedQuery>();

  return {
    of<P extends Record<string, BoundValue>, R>(statement: Statement<P, R>): Bound<P> {
      const known = fixed.get(statement as Statement<never, unknown>);
      if (known) return known as Bound<P>;
      const compiled = statement.compiledFor('sqlite');
      const made = { query: prepareQuery(connection, compiled.sql), bind: compiled.bind };
      fixed.set(statement as Statement<never, unknown>, made as Bound<never>);
      return made;
    },
    dynamic(sql: string): PreparedQuery {
      const known = dynamic.get(sql);
      if (known) return known;
      if (dynamic.size >= DYNAMIC_STATEMENTS_MAX) dynamic.clear();
      const made = prepareQuery(connection, sql);
      dynamic.set(sql, made);
      return made;
    },
  };
}

type Prepared = ReturnType<typeof prepareOn>;

/** @param prepared says for each query which connection runs it. */
function readOn(prepared: () => Prepared): Db {
  return {
    dialect: 'sqlite',
    builder: queryBuilder('sqlite'),
    async all<P extends Record<string, BoundValue>, R>(statement: Statement<P, R>, params: P) {
      const { query, bind } = prepared().of(statement);
      return query.all(bind(params)) as R[];
    },
    async first<P extends Record<string, BoundValue>, R>(statement: Statement<P, R>, params: P) {
      const { query, bind } = prepared().of(statement);
      return query.first(bind(params)) as R | undefined;
    },
    async query<R>(query: Compilable<R>) {
      const { sql, parameters } = query.compile();
      return prepared()
        .dynamic(sql)
        .all(parameters as BoundValue[]) as R[];
    },
  };
}

function transactionOn(connection: Connection): Tx {
  const prepared = prepareOn(connection, prepareQuery);
  return Object.assign(
    readOn(() => prepared),
    {
      async run<P extends Record<string, BoundValue>>(statement: Statement<P, unknown>, params: P) {
        const { query, bind } = prepared.of(statement);
        return query.run(bind(params));
      },
      async execute(query: Compilable) {
        const { sql, parameters } = query.compile();
        return prepared.dynamic(sql).run(parameters as BoundValue[]);
      },
    },
  ) as unknown as Tx;
}

/**
 * Reading outside transactions. Between transactions the writing connection reads: its own commits leave its cache valid,
 * while each of them empties the cache of the other, which makes a read after a write take four times as long. While a
 * transaction is open, the other connection reads and sees nothing of it.
 */
function readBeside(writer: Connection, reader: Connection): Db {
  const [onWriter, onReader] = [writer, reader].map((one) => prepareOn(one, prepareReading)) as [Prepared, Prepared];
  return readOn(() => (writer.inTransaction ? onReader : onWriter));
}

type Thread = ReturnType<typeof createReadingThread>;

function readApart(thread: Thread, of: Parameters<Thread['all']>[2]): Db {
  async function all<P extends Record<string, BoundValue>, R>(statement: Statement<P, R>, params: P) {
    const { sql, bind } = statement.compiledFor('sqlite');
    return (await thread.all(sql, bind(params), of)) as R[];
  }
  return {
    dialect: 'sqlite',
    builder: queryBuilder('sqlite'),
    all,
    first: async (statement, params) => (await all(statement, params))[0],
    async query<R>(query: Compilable<R>) {
      const { sql, parameters } = query.compile();
      return (await thread.all(sql, parameters as BoundValue[], of)) as R[];
    },
  };
}

/**
 * Names, addresses and birth dates stand readable in the database, which other users of the machine have no business with.
 * SQLite gives its log the rights of the file.
 */
function closeToOthers(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

/** A full disk is no fault of whoever asks: they may come again when there is room. */
function told(failure: unknown): unknown {
  const code = diskFault(failure);
  return code === undefined ? failure : new DatabaseUnavailable(code, { cause: failure });
}

/**
 * Opens the embedded database: a connection that writes, and one that reads while a transaction is open on the first.
 * @throws when the file cannot be opened or is locked by another process for more than five seconds.
 */
export function openSqlite(options: SqliteOptions): Database {
  closeToOthers(options.file);
  const writer = new Sqlite(options.file, { timeout: 5000 });
  writer.pragma('journal_mode = WAL');
  writer.pragma(`synchronous = ${options.durability === 'full' ? 'FULL' : 'NORMAL'}`);
  writer.pragma('foreign_keys = ON');
  // 32 MB: a checkpoint syncs in the middle of a commit, so it should be rare and move each page once.
  writer.pragma('wal_autocheckpoint = 8000');
  writer.pragma('cache_size = -64000');
  // Savepoints keep their undo pages in memory instead of a temporary file.
  writer.pragma('temp_store = MEMORY');
  // The log must exist before its second descriptor is opened; a write creates it.
  writer.pragma(`user_version = ${Number(writer.pragma('user_version', { simple: true }))}`);
  const reader = new Sqlite(options.file, { timeout: 5000, readonly: true });
  reader.pragma('query_only = ON');
  reader.pragma('cache_size = -64000');
  reader.pragma('mmap_size = 268435456');

  const barrier = options.durability === 'barrier' ? createDurabilityBarrier(`${options.file}-wal`) : undefined;
  const commits = createCommitQueue({
    writer,
    tx: transactionOn(writer),
    assertShortTransactions: options.assertShortTransactions ?? false,
    syncUnderWay: () => barrier?.underWay(),
  });

  const thread = createReadingThread(options.file);

  return {
    dialect: 'sqlite',
    read: readBeside(writer, reader),
    apart: (signal) => readApart(thread, { signal }),
    asOfNow: (work, signal) => thread.onSnapshot((snapshot) => work(readApart(thread, { signal, snapshot }))),
    async transaction(work) {
      try {
        const result = await commits.add(work);
        if (barrier) await barrier.durable();
        return result;
      } catch (failure) {
        throw told(failure);
      }
    },
    async migrate(statements) {
      try {
        writer.transaction(() => {
          for (const sql of statements) writer.exec(sql);
        })();
      } catch (failure) {
        throw told(failure);
      }
      if (barrier) await barrier.durable();
    },
    // No lock is needed: only one process opens the database file.
    alone: (work) => work(),
    async close() {
      await commits.idle();
      await thread.close();
      await barrier?.close();
      reader.close();
      writer.close();
    },
  };
}
