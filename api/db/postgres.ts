import { type Compilable, sql } from 'kysely';
import pg from 'pg';
import type { Database, Db, Tx } from './database';
import { type BoundValue, queryBuilder, type Statement } from './statement';
import { connectionLoss, DatabaseUnavailable } from './unavailable';

const INT8 = 20;
const NUMERIC = 1700;
/**
 * Serialization failure, deadlock, and a unique value that somebody else stored meanwhile: whoever looked before they
 * wrote would have seen it a moment later, so the work can simply run again.
 */
const RETRY_CODES = new Set(['40001', '40P01', '23505']);
const RETRIES_MAX = 5;
/** A server that restarts is back within a second or two; callers that waited longer are told to come again. */
const LOSS_RETRIES_MAX = 4;
const LOSS_WAIT_MS = 50;
/** Any number that nothing else takes: processes that prepare the same database take turns. */
const PREPARE_LOCK = 7_402_113;

/**
 * Compiling a statement just in time pays off for reports of minutes. The server guesses by cost, and a list over a million rows
 * looked dear enough to it to be compiled each time, for 10 ms, before it was read in 8.
 */
const NOT_COMPILED = '-c jit=off';

/** Connections for reads that may take long, and how long one of their statements may. */
const APART_MAX = 2;
const APART_TIMEOUT_MS = 15_000;
/** Connections for reads of one moment, which hold one for seconds; who comes third waits. */
const SNAPSHOTS_MAX = 2;
const SNAPSHOT_WAIT_MS = 60_000;
const STATEMENT_ENDED = '57014';
const CANCEL_AGAIN_MS = 50;

type Client = Pick<pg.PoolClient, 'query'>;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

function readOn(client: Client): Db {
  return {
    dialect: 'postgres',
    builder: queryBuilder('postgres'),
    async all<P extends Record<string, BoundValue>, R>(query: Statement<P, R>, params: P) {
      const { sql, name, bind } = query.compiledFor('postgres');
      return (await client.query({ name, text: sql, values: bind(params) })).rows as R[];
    },
    async first<P extends Record<string, BoundValue>, R>(query: Statement<P, R>, params: P) {
      const { sql, name, bind } = query.compiledFor('postgres');
      return (await client.query({ name, text: sql, values: bind(params) })).rows[0] as R | undefined;
    },
    async query<R>(query: Compilable<R>) {
      const { sql, parameters } = query.compile();
      return (await client.query({ text: sql, values: [...parameters] })).rows as R[];
    },
  };
}

function transactionOn(client: Client): Tx {
  return Object.assign(readOn(client), {
    async run<P extends Record<string, BoundValue>>(query: Statement<P, unknown>, params: P) {
      const { sql, name, bind } = query.compiledFor('postgres');
      return (await client.query({ name, text: sql, values: bind(params) })).rowCount ?? 0;
    },
    async execute(query: Compilable) {
      const { sql, parameters } = query.compile();
      return (await client.query({ text: sql, values: [...parameters] })).rowCount ?? 0;
    },
  }) as unknown as Tx;
}

const ignore = () => undefined;

/** A statement that took too long, or whose caller went: whoever asks again may ask for less. */
function toldTooLong(failure: unknown): never {
  if ((failure as { code?: string }).code !== STATEMENT_ENDED) throw failure;
  throw new DatabaseUnavailable(STATEMENT_ENDED, { cause: failure });
}

function toldAway(failure: unknown): never {
  const code = connectionLoss(failure);
  throw code === undefined ? failure : new DatabaseUnavailable(code, { cause: failure });
}

/** Opens a pool. Commits are durable when the server's synchronous_commit is on, which is its default. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a factory, whose functions share what it holds; each of them is short.
export function openPostgres(options: { url: string; poolMax: number; random: () => number }): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolMax,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: NOT_COMPILED,
  });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', ignore);
  const apart = new pg.Pool({
    connectionString: options.url,
    max: APART_MAX,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: NOT_COMPILED,
    statement_timeout: APART_TIMEOUT_MS,
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
  });
  apart.on('error', ignore);
  const snapshots = new pg.Pool({
    connectionString: options.url,
    max: SNAPSHOTS_MAX,
    types,
    connectionTimeoutMillis: SNAPSHOT_WAIT_MS,
    keepAlive: true,
    options: NOT_COMPILED,
    statement_timeout: APART_TIMEOUT_MS,
    // Of a process that stopped in the middle: nothing else waits between two statements.
    idle_in_transaction_session_timeout: SNAPSHOT_WAIT_MS,
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
  });
  snapshots.on('error', ignore);
  const pause = (tries: number) =>
    new Promise((resolve) => setTimeout(resolve, LOSS_WAIT_MS * 2 ** tries * (0.5 + options.random())));

  /** Asks again when the connection is lost. Only for what may be asked twice. */
  async function again<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask();
      } catch (failure) {
        const code = connectionLoss(failure);
        if (code === undefined) throw failure;
        if (tries >= LOSS_RETRIES_MAX) throw new DatabaseUnavailable(code, { cause: failure });
      }
      await pause(tries);
    }
  }

  /** Runs a read and has the server end it when the caller goes. */
  async function untilGone(client: pg.PoolClient, query: pg.QueryConfig, signal: AbortSignal | undefined) {
    let isEnded = false;
    // The server ignores the wish to end a statement that has not reached it yet, so it is told until the statement ends.
    const cancel = async () => {
      const { processID } = client as unknown as { processID: number };
      while (!isEnded) {
        await pool.query('select pg_cancel_backend($1)', [processID]).catch(ignore);
        await new Promise((resolve) => setTimeout(resolve, CANCEL_AGAIN_MS));
      }
    };
    try {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', cancel, { once: true });
      const answer = await client.query(query);
      signal?.throwIfAborted();
      return answer;
    } finally {
      isEnded = true;
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Lends a connection of a pool to work that only reads; one that broke or was cut off is not lent again. */
  async function lent<T>(from: pg.Pool, signal: AbortSignal | undefined, work: (client: pg.PoolClient) => Promise<T>) {
    signal?.throwIfAborted();
    const client = await from.connect();
    client.on('error', ignore);
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (failure) {
      if (connectionLoss(failure) !== undefined) broken = failure as Error;
      throw failure;
    } finally {
      client.off('error', ignore);
      client.release(broken ?? signal?.aborted);
    }
  }

  const readingApart = (query: pg.QueryConfig, signal: AbortSignal | undefined) =>
    lent(apart, signal, (client) => untilGone(client, query, signal));

  /** Runs work on one connection, whose every statement sees what the first one saw. */
  const readingOneMoment = <T>(work: (db: Db) => Promise<T>, signal: AbortSignal | undefined) =>
    lent(snapshots, signal, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      try {
        const query = (asked: pg.QueryConfig) => untilGone(client, asked, signal);
        return await work(readOn({ query } as unknown as Client));
      } finally {
        // Nothing was written; what is broken is told by the work.
        await client.query('ROLLBACK').catch(ignore);
      }
    });

  /** @throws DatabaseUnavailable when nobody knows whether it was committed, so that it must not run again. */
  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    // While it is lent the pool does not listen: a connection that breaks between two statements would end the process.
    let broken: Error | undefined;
    const onError = (cause: Error) => {
      broken = cause;
    };
    client.on('error', onError);
    let isCommitting = false;
    try {
      await client.query('BEGIN');
      const result = await work(transactionOn(client));
      isCommitting = true;
      await client.query('COMMIT');
      return result;
    } catch (failure) {
      const code = connectionLoss(failure);
      if (code !== undefined) broken ??= failure as Error;
      else await client.query('ROLLBACK').catch(onError);
      if (isCommitting && code !== undefined) throw new DatabaseUnavailable(code, { cause: failure });
      throw failure;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  return {
    dialect: 'postgres',
    read: readOn({
      query: (query: pg.QueryConfig) => again(() => pool.query(query)),
    } as unknown as Client),
    apart: (signal) =>
      readOn({
        query: (query: pg.QueryConfig) => again(() => readingApart(query, signal)).catch(toldTooLong),
      } as unknown as Client),
    // Not again where the connection is lost: another moment would go on where the first one ended.
    asOfNow: (work, signal) => readingOneMoment(work, signal).catch(toldAway).catch(toldTooLong),
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(work);
        } catch (failure) {
          if (failure instanceof DatabaseUnavailable) throw failure;
          const loss = connectionLoss(failure);
          if (loss !== undefined && tries >= LOSS_RETRIES_MAX) throw new DatabaseUnavailable(loss, { cause: failure });
          const code = (failure as { code?: string }).code ?? '';
          if (loss === undefined && (!RETRY_CODES.has(code) || tries >= RETRIES_MAX)) throw failure;
          await pause(loss === undefined ? tries - 1 : tries);
        }
      }
    },
    async migrate(statements) {
      await attempt(async (tx) => {
        for (const text of statements) await tx.execute({ compile: () => sql.raw(text).compile(tx.builder) });
      });
    },
    async alone(work) {
      // A connection of its own: a pool of one could not lend another to the work.
      const client = new pg.Client({ connectionString: options.url, connectionTimeoutMillis: 10_000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
        return await work();
      } catch (failure) {
        toldAway(failure);
      } finally {
        // The lock ends with the connection.
        await client.end().catch(() => undefined);
      }
    },
    async close() {
      await Promise.all([pool.end(), apart.end(), snapshots.end()]);
    },
  };
}
