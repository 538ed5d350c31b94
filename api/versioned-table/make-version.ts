import { createHash } from 'node:crypto';
import type { FieldFault } from '@contract/error';
import { differenceOf } from '@contract/versioned-tables/difference';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import { changeOne } from '../command/command';
import type { Tx } from '../db/database';
import { AppError } from '../http/app-error';
import type { Content, TableSource } from './table-source';
import { type HeadRow, tableNamed, takenHead, type VersionRow, versionOfTable } from './tables.reads';
import { insertHead, insertVersion, moveHead } from './tables.writes';

/** Who makes a version, when, and why. */
export type Making = { by: string; byId: string | null; at: string; note: string | null };

export type Named = { name: string; content: Content };

export type Source = TableSource<Content>;

/** One kind of table in a transaction. */
export type Shelf<S = Source> = { tx: Tx; source: S };

export const keyOfName = (name: string): string => name.toLowerCase();
/** Written by this folder only, from bodies that fit the declaration. */
export const contentOf = (row: { content: string }): Content => JSON.parse(row.content) as Content;
export const namedOf = (row: { name: string; content: string }): Named => ({ name: row.name, content: contentOf(row) });
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The declared fields of a request; name, note and versions stand beside them. */
export function fieldsOf({ declaration }: Source, body: Readonly<Record<string, unknown>>): Content {
  return Object.fromEntries(Object.keys(declaration.fields).map((field) => [field, body[field]]));
}

export const sameAs = (one: Named, other: Named): boolean =>
  one.name === other.name && canonicalJson(one.content) === canonicalJson(other.content);

/** @throws AppError NOT_FOUND */
export async function takeTable({ tx, source }: Shelf, id: string): Promise<HeadRow> {
  const head = await tx.first(takenHead, { kind: source.declaration.key, id });
  if (!head) throw new AppError('NOT_FOUND');
  return head;
}

/** @throws AppError NOT_FOUND */
export async function getVersion({ tx, source }: Shelf, id: string, version: number): Promise<VersionRow> {
  const row = await tx.first(versionOfTable, { kind: source.declaration.key, id, version });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * Refuses what may not be a version, each fault at its cell.
 * @throws AppError INVALID_FIELDS
 */
export async function refuseFaults(
  { tx, source }: Shelf,
  { name, content }: Named,
  of: { tableId: string | null; before: Content },
): Promise<void> {
  const fields: FieldFault[] = [
    ...source.faults(content),
    ...((await source.refusals?.(tx, { ...of, content })) ?? []),
  ];
  const other = await tx.first(tableNamed, {
    kind: source.declaration.key,
    nameKey: keyOfName(name),
    exceptId: of.tableId ?? '',
  });
  if (other) {
    const where = other.archived_at === null ? '' : ' (archived)';
    fields.push({ field: 'name', message: `A table${where} already has this name. Choose another name.` });
  }
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
}

type Next = Named & { before: VersionRow; restoredVersion: number | null };

/** Writes the version after the one in force of a table that was taken, and puts it in force. */
export async function addVersion(shelf: Shelf, next: Next, making: Making): Promise<VersionRow> {
  const made = await writeVersion(shelf, next, making);
  const { by, at, note } = making;
  const { id: tableId, version, hash } = made;
  await shelf.source.takeForce(shelf.tx, { tableId, version, hash, by, at, note });
  return made;
}

/** The same for whoever puts several tables in force together. */
export async function writeVersion({ tx, source }: Shelf, next: Next, making: Making): Promise<VersionRow> {
  const { key: kind } = source.declaration;
  const { name, before } = next;
  const { id, version } = before;
  await changeOne(tx, moveHead, { kind, id, version, name, nameKey: keyOfName(name) });
  const row = versionRow(source, { ...next, id, version: version + 1 }, making);
  const made: VersionRow = {
    ...row,
    changes: differenceOf(source.declaration, namedOf(before), next).length,
    from_version: version,
    restored_version: next.restoredVersion,
  };
  await tx.run(insertVersion, made);
  return made;
}

/** Writes the first version of a table that nothing uses yet. */
export async function addTable<C extends object>(
  { tx, source: given }: Shelf<TableSource<C>>,
  next: { name: string; content: C; id: string; clonedFrom?: string; changes?: number },
  making: Making,
): Promise<VersionRow> {
  // Contents are not looked into here.
  const source = given as unknown as Source;
  const { id, name } = next;
  await tx.run(insertHead, {
    kind: source.declaration.key,
    id,
    name,
    name_key: keyOfName(name),
    version: 1,
    archived_at: null,
    archived_by: null,
    created_at: making.at,
  });
  const made: VersionRow = {
    ...versionRow(source, { ...next, version: 1 }, making),
    changes: next.changes ?? 0,
    cloned_from: next.clonedFrom ?? null,
  };
  await tx.run(insertVersion, made);
  return made;
}

function versionRow(
  source: Source,
  of: { name: string; content: object; id: string; version: number },
  making: Making,
): VersionRow {
  const content = canonicalJson(of.content);
  return {
    kind: source.declaration.key,
    id: of.id,
    version: of.version,
    name: of.name,
    content,
    hash: hashOf(content),
    changes: 0,
    from_version: null,
    restored_version: null,
    cloned_from: null,
    made_by_id: making.byId,
    made_by: making.by,
    made_at: making.at,
    note: making.note,
  };
}
