import type { Compilable } from 'kysely';
import pg from 'pg';
import type { Database, Db, Tx } from './database';
import { type BoundValue, queryBuilder, type Statement } from './statement';

const INT8 = 20;
const NUMERIC = 1700;
/** Serialization failure, deadlock: the work can simply run again. */
const RETRY_CODES = new Set(['40001', '40P01']);
const RETRIES_MAX = 5;

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

/** Opens a pool. Commits are durable when the server's synchronous_commit is on, which is its default. */
export function openPostgres(options: { url: string; poolMax: number; random: () => number }): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolMax,
    types,
    connectionTimeoutMillis: 10_000,
  });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(transactionOn(client));
      await client.query('COMMIT');
      return result;
    } catch (failure) {
      await client.query('ROLLBACK').catch((cause: Error) => {
        broken = cause;
      });
      throw failure;
    } finally {
      client.release(broken);
    }
  }

  return {
    dialect: 'postgres',
    read: readOn(pool as unknown as Client),
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(work);
        } catch (failure) {
          const code = (failure as { code?: string }).code;
          if (!code || !RETRY_CODES.has(code) || tries >= RETRIES_MAX) throw failure;
          await new Promise((resolve) => setTimeout(resolve, options.random() * 20 * 2 ** tries));
        }
      }
    },
    async migrate(statements) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        for (const sql of statements) await client.query(sql);
        await client.query('COMMIT');
      } catch (failure) {
        await client.query('ROLLBACK');
        throw failure;
      } finally {
        client.release();
      }
    },
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await pool.end();
    },
  };
}
