import type { Compilable } from 'kysely';
import type { BoundValue, Dialect, QueryBuilder, Statement } from './statement';

/** Reading access. Never holds a transaction open. */
export type Db = {
  readonly dialect: Dialect;
  /** Builds queries whose shape is known only at run time (filters, sorts); everything else is a `statement`. */
  readonly builder: QueryBuilder;
  all<P extends Record<string, BoundValue>, R>(query: Statement<P, R>, params: P): Promise<R[]>;
  first<P extends Record<string, BoundValue>, R>(query: Statement<P, R>, params: P): Promise<R | undefined>;
  query<R>(query: Compilable<R>): Promise<R[]>;
};

declare const txBrand: unique symbol;

/**
 * An open transaction. Only `Database.transaction` makes one, so a write outside a transaction does not compile. Nothing
 * but database calls may be awaited while it is open: other writers wait for it.
 */
export type Tx = Db & {
  readonly [txBrand]: true;
  /** Runs a write and returns the number of changed rows. */
  run<P extends Record<string, BoundValue>>(query: Statement<P, unknown>, params: P): Promise<number>;
  /** Runs a write built at run time and returns the number of changed rows. */
  execute(query: Compilable): Promise<number>;
};

export type Database = {
  readonly dialect: Dialect;
  readonly read: Db;
  /**
   * Reading that may take long, apart from everybody else's: in a thread of its own on SQLite, on few connections with a
   * time-out of their statements on Postgres. What has not begun, or can be stopped, ends when the signal says so.
   */
  apart(signal?: AbortSignal): Db;
  /**
   * The same for reads that must all see the database as it is when the first of them begins. Nobody waits for it, but what
   * others write meanwhile keeps SQLite's log from being emptied and Postgres from clearing away old rows: the work reads at
   * its own pace and waits for nothing else, above all not for its caller.
   */
  asOfNow<T>(work: (db: Db) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Runs work in one transaction and resolves when its effects are durable. Rolls back when the work throws. On Postgres a
   * deadlock, a serialization failure, a unique value stored meanwhile or a connection lost before the commit runs the work
   * again, up to five times, so the work must not have other effects.
   * @throws DatabaseUnavailable when the database stays away, or went away in the commit: then nobody knows its outcome.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs raw schema statements; migrations only. */
  migrate(statements: readonly string[]): Promise<void>;
  /** Runs work while no other process that asks for the same does: migrations and the first filling. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
