import type { FieldFault } from '@contract/error';
import type { VersionedTableDeclaration } from '@contract/versioned-tables/declare-versioned-table';
import type { Db, Tx } from '../db/database';

/** What a version holds: the declared fields, as on the wire. */
export type Content = Readonly<Record<string, unknown>>;

/** The words and fields of a version that somebody wants. */
export type Wanted<C extends object> = {
  /** Null for a table that is new. */
  tableId: string | null;
  content: C;
  /** The version it is made from. */
  before: C;
};

/** A new version, in the transaction that makes it. */
export type MadeVersion = {
  tableId: string;
  version: number;
  hash: string;
  by: string;
  at: string;
  /** Why. */
  note: string | null;
};

/** The rules of one kind of table, and what works with it. */
export type TableSource<C extends object = never> = {
  declaration: VersionedTableDeclaration;
  /** What is wrong with the cells by themselves, each fault at its field and with words that name the cell. */
  faults(content: C): FieldFault[];
  /** What is wrong with them here and now: a row that must stay, a switch that something in use needs. */
  refusals?(db: Db, wanted: Wanted<C>): Promise<FieldFault[]>;
  /** Names of what works with each table, by the table's id. */
  usersOf(db: Db): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Puts a version in force where its table is used. */
  takeForce(tx: Tx, made: MadeVersion): Promise<void>;
};
