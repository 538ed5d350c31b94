import type { Endpoint } from '@contract/endpoint';
import type { VersionedTableCalls } from '@contract/versioned-tables/declare-versioned-table';
import { differenceOf } from '@contract/versioned-tables/difference';
import { type Context, command } from '../command/command';
import type { Deps } from '../deps';
import type { StaffActor } from '../http/actor';
import { isNamed } from '../http/actor.reads';
import { AppError } from '../http/app-error';
import type { Route } from '../http/serve';
import { archiveTable, cloneTable, putVersion, restoreVersion } from './change-table';
import { contentOf, namedOf, type Source } from './make-version';
import { historyView, tableView } from './table.view';
import type { TableSource } from './table-source';
import { currentTables, tableHead, versionOfTable, versionsOfTable } from './tables.reads';

type Request<P, Q> = { params: P; query: Q; actor: StaffActor };
type One = { id: string };
/** `archived`, and an id under the name that the declaration gives it. */
type ListQuery = { archived?: boolean } & Readonly<Record<string, unknown>>;
type Change = (source: Source, of: never, context: Context<StaffActor>) => Promise<unknown>;

/** The eight routes of a declared kind of table. */
export function versionedTableRoutes<C extends object>(
  // Any declaration's calls: what they have in common is their names.
  calls: VersionedTableCalls,
  given: TableSource<C>,
): Route[] {
  // Contents are checked against the declaration before they come here, and never looked into in between.
  const source = given as unknown as Source;
  const changed = (call: Endpoint, change: Change): Route => {
    const { bodyId = '_id' } = source.declaration;
    const work = ({ params, body }: { params?: One; body: Record<string, unknown> }, context: Context<StaffActor>) =>
      change(source, { id: params?.id ?? body[bodyId], body } as never, context);
    return command(call)(work as never) as Route;
  };
  return [
    { endpoint: calls.list, handle: listTables(source, calls.put) as Route['handle'] },
    { endpoint: calls.read, handle: readTable(source) as Route['handle'] },
    { endpoint: calls.versions, handle: listVersions(source) as Route['handle'] },
    { endpoint: calls.difference, handle: compareVersions(source) as Route['handle'] },
    changed(calls.put, putVersion),
    changed(calls.clone, cloneTable),
    changed(calls.archive, archiveTable),
    changed(calls.restore, restoreVersion),
  ];
}

function listTables(source: Source, editing: Endpoint) {
  const { listName = 'data', idQuery = '', listFlags = [] } = source.declaration;
  return async ({ query, actor }: Request<undefined, ListQuery>, { database: { read } }: Deps) => {
    const rows = await read.all(currentTables, { kind: source.declaration.key });
    const users = await source.usersOf(read);
    const asked = query[idQuery];
    const flags = listFlags.filter((field) => query[field] !== undefined);
    const data = rows
      .filter((row) => (asked === undefined ? query.archived || row.archived_at === null : row.id === asked))
      .filter((row) => flags.length === 0 || flags.every((field) => contentOf(row)[field] === query[field]))
      .map((row) => tableView(row, { isCurrent: true, archived: row.archived_at !== null, usedBy: users.get(row.id) }));
    const canEdit = editing.access.some((rule) => rule.kind === 'staff' && isNamed(rule, actor));
    return { [listName]: data, canEdit };
  };
}

function readTable(source: Source) {
  return async ({ params: { id }, query }: Request<One, { version?: number }>, { database: { read } }: Deps) => {
    const { key: kind } = source.declaration;
    const head = await read.first(tableHead, { kind, id });
    const row = head && (await read.first(versionOfTable, { kind, id, version: query.version ?? head.version }));
    if (!row) throw new AppError('NOT_FOUND');
    const isCurrent = row.version === head.version;
    const usedBy = isCurrent ? (await source.usersOf(read)).get(id) : undefined;
    return tableView(row, { isCurrent, archived: head.archived_at !== null, usedBy });
  };
}

function listVersions({ declaration }: Source) {
  return async ({ params: { id } }: Request<One, undefined>, { database: { read } }: Deps) => {
    const rows = await read.all(versionsOfTable, { kind: declaration.key, id });
    if (rows.length === 0) throw new AppError('NOT_FOUND');
    return { data: rows.map(historyView) };
  };
}

function compareVersions({ declaration }: Source) {
  return async (
    { params: { id }, query: { from, to } }: Request<One, { from: number; to: number }>,
    { database: { read } }: Deps,
  ) => {
    const [before, after] = await Promise.all(
      [from, to].map((version) => read.first(versionOfTable, { kind: declaration.key, id, version })),
    );
    if (!before || !after) throw new AppError('NOT_FOUND');
    return { from, to, cells: differenceOf(declaration, namedOf(before), namedOf(after)) };
  };
}
