import type { Permission } from '@domain/staff/permissions';
import { type Endpoint, endpoint } from '../endpoint';
import { id, named, optionalText, queryFlag, text } from '../schema';
import * as z from '../z';

/** One value of a table: its row and column as people read them, and what stands there. */
export type TableCell = { row: string; column: string; value: string | number | boolean | null };
/** A cell that two versions hold differently; null where one of them has no such cell, or an empty one. */
export type CellChange = { row: string; column: string; from: TableCell['value']; to: TableCell['value'] };

/**
 * A kind of versioned table as data: its calls, what a version holds and its cells. The server's `api/versioned-table/` answers
 * it from one source of rules, the generated tests read it, and so do the portals.
 */
export type VersionedTableDeclaration = {
  /** Names the kind in the database and in the audit trail. */
  key: string;
  /** Ends the names of its calls: `listGradeRiskApr`. */
  noun: string;
  path: `/${string}`;
  /** The list that the calls read is under this name of the answer, where it is not `data`. */
  listName?: string;
  /** Asks the list for one table, where the specification has a name for that. */
  idQuery?: string;
  /** Asks the list for tables in which a field of the content is true or false, by the field's name. */
  listFlags?: readonly string[];
  /** True where a clone is made at an address of its own and the body says of what, not the address. */
  clonesFromBody?: boolean;
  /** Addresses of the specification that are not those of the other calls; a put there says in its body of which table. */
  addresses?: { list?: `/${string}`; put?: `/${string}`; clone?: `/${string}` };
  /** How a body names a table that its address does not: `_id` where it is not said. */
  bodyId?: string;
  /** What it is, in the middle of a sentence: "table of rates by grade". */
  what: string;
  source: string;
  permissions: { view: Permission; edit: Permission };
  /** Fields of a version beside its name, as on the wire. They are stored as they are sent, so none may decode to something else. */
  fields: Readonly<Record<string, z.ZodMiniType>>;
  /** Every cell of a version, in reading order. */
  cells(content: never): readonly TableCell[];
};

/** Keeps the literal types of a declaration. */
export function declareVersionedTable<const D extends VersionedTableDeclaration>(declaration: D): D {
  return declaration;
}

const VERSION_MAX = 2_147_483_647;
const version = () => z.int().check(z.minimum(1), z.maximum(VERSION_MAX));
/** A version in a query. */
const queryVersion = () =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
    z.transform((value) => Number(value)),
  );
/** Why: it stands in the history, and whoever comes after reads it. */
const note = () => text(300);
const params = () => z.object({ id: id() });

const origin = {
  /** SHA-256 of what the version holds: the same content has the same hash, whoever wrote it. */
  hash: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  /** The version it was made from; null for the first. */
  fromVersion: z.nullable(z.number()),
  /** The version whose cells were brought back; null for others. */
  restoredVersion: z.nullable(z.number()),
  /** The table that it is a clone of; null for others. */
  clonedFrom: z.nullable(z.string()),
  note: z.nullable(z.string()),
};

/** One line of a table's history. */
export const tableVersion = named(
  'TableVersion',
  z.object({
    version: z.number(),
    name: z.string(),
    ...origin,
    /** How many cells it changed. */
    changes: z.number(),
  }),
);

const cellValue = z.nullable(z.union([z.number(), z.string(), z.boolean()]));
export const cellChange = named(
  'CellChange',
  z.object({ row: z.string(), column: z.string(), from: cellValue, to: cellValue }),
);

/** What both halves of the calls are made of. */
function partsOf<const D extends VersionedTableDeclaration>(declaration: D) {
  const { path, what, source, permissions } = declaration;
  const noun = declaration.noun as D['noun'];
  const fields = declaration.fields as D['fields'];
  const staffWho = (permission: Permission) =>
    [{ kind: 'staff', roles: ['Admin'], permission, brand: 'financing', platformOnly: true }] as const;
  const table = z.extend(
    z.object({
      _id: z.string(),
      name: z.string(),
      version: z.number(),
      /** False for an earlier version that was asked for. */
      isCurrent: z.boolean(),
      archived: z.boolean(),
      /** Names of what works with the current version; such a table is not archived. */
      usedBy: z.array(z.string()),
      ...origin,
    }),
    fields,
  );
  named(`${noun}Table`, table);
  const one: `/${string}` = `${path}/{id}`;
  const { listName = 'data', idQuery, listFlags = [], bodyId = '_id', addresses = {} } = declaration;
  const [view, edit] = [staffWho(permissions.view), staffWho(permissions.edit)];
  const of = {
    listName: listName as ListName<D>,
    idQuery,
    addresses,
    inBody: { [bodyId]: id() } as Record<BodyId<D>, ReturnType<typeof id>>,
    flags: Object.fromEntries(listFlags.map((field) => [field, queryFlag()])) as Record<
      ListFlag<D>,
      ReturnType<typeof queryFlag>
    >,
  };
  const aTable = `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
  return { noun, fields, table, one, what, aTable, source, own: `${source} (own name)`, view, edit, ...of };
}

type ListName<D extends VersionedTableDeclaration> = D extends { listName: infer N extends string } ? N : 'data';
type BodyId<D extends VersionedTableDeclaration> = D extends { bodyId: infer N extends string } ? N : '_id';
type ListFlag<D extends VersionedTableDeclaration> = D extends { listFlags: readonly (infer N extends string)[] }
  ? N
  : never;
type Parts<D extends VersionedTableDeclaration> = ReturnType<typeof partsOf<D>>;

function readingCalls<const D extends VersionedTableDeclaration>(
  path: `/${string}`,
  { noun, table, one, what, aTable, source, own, view: access, listName, idQuery, flags, addresses }: Parts<D>,
) {
  const list = { [listName]: z.array(table) } as Record<ListName<D>, z.ZodMiniArray<typeof table>>;
  const asked = idQuery === undefined ? {} : { [idQuery]: z.optional(id()) };
  return {
    list: endpoint({
      id: `list${noun}` as const,
      method: 'GET',
      path: addresses.list ?? path,
      summary: `Every ${what} in its current version`,
      source,
      access,
      query: z.extend(z.extend(z.strictObject({ archived: queryFlag() }), asked), flags),
      result: z.extend(z.object({ canEdit: z.boolean() }), list),
      errors: [],
    }),
    read: endpoint({
      id: `get${noun}` as const,
      method: 'GET',
      path: one,
      summary: `One ${what}, current or as of a version`,
      source: own,
      access,
      params: params(),
      query: z.strictObject({ version: z.optional(queryVersion()) }),
      result: table,
      errors: ['NOT_FOUND'],
    }),
    versions: endpoint({
      id: `list${noun}Versions` as const,
      method: 'GET',
      path: `${one}/versions`,
      summary: `The history of one ${what}, newest first`,
      source: own,
      access,
      params: params(),
      result: z.object({ data: z.array(tableVersion) }),
      errors: ['NOT_FOUND'],
    }),
    difference: endpoint({
      id: `compare${noun}` as const,
      method: 'GET',
      path: `${one}/difference`,
      summary: `The cells that differ between two versions of ${aTable}`,
      source: own,
      access,
      params: params(),
      query: z.strictObject({ from: queryVersion(), to: queryVersion() }),
      result: z.object({ from: z.number(), to: z.number(), cells: z.array(cellChange) }),
      errors: ['NOT_FOUND'],
    }),
  };
}

/** `version` is the one that was changed; another one means that somebody else was quicker. */
const putBody = () => z.strictObject({ name: text(80), version: version(), note: note() });

function putOf<const D extends VersionedTableDeclaration>(parts: Parts<D>) {
  const { noun, fields, table: result, one, aTable, source, edit: access } = parts;
  return endpoint({
    id: `update${noun}` as const,
    method: 'PUT',
    path: one,
    summary: `Create the next version of ${aTable}, effective immediately`,
    source,
    access,
    params: params(),
    body: z.extend(putBody(), fields),
    result,
    errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
  });
}

/** The same at an address of its own; the body says of which table. */
function putFromBodyOf<const D extends VersionedTableDeclaration>(path: `/${string}`, parts: Parts<D>) {
  const { noun, fields, table: result, aTable, source, edit: access, inBody } = parts;
  return endpoint({
    id: `update${noun}` as const,
    method: 'PUT',
    path,
    summary: `Create the next version of ${aTable}, effective immediately`,
    source,
    access,
    body: z.extend(z.extend(putBody(), inBody), fields),
    result,
    errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
  });
}

function changingCalls<const D extends VersionedTableDeclaration>({
  noun,
  table: result,
  one,
  aTable,
  source,
  own,
  edit: access,
}: Parts<D>) {
  return {
    archive: endpoint({
      id: `archive${noun}` as const,
      method: 'PUT',
      path: `${one}/archive`,
      summary: `Archive ${aTable} or restore it`,
      source,
      access,
      params: params(),
      body: z.strictObject({ archived: z.boolean() }),
      result,
      errors: ['NOT_FOUND', 'RULES_FORBID'],
      example: { body: { archived: true } },
    }),
    restore: endpoint({
      id: `restore${noun}` as const,
      method: 'POST',
      path: `${one}/restore`,
      summary: `Create the next version of ${aTable} from an earlier one`,
      source: own,
      access,
      params: params(),
      body: z.strictObject({ restore: version(), version: version(), note: note() }),
      result,
      errors: ['NOT_FOUND', 'STALE', 'RULES_FORBID'],
      example: { body: { restore: 1, version: 3, note: 'The promotion has ended' } },
    }),
  };
}

function cloneOf<const D extends VersionedTableDeclaration>(parts: Parts<D>) {
  const { noun, fields, table: result, one, aTable, source, edit: access } = parts;
  return endpoint({
    id: `clone${noun}` as const,
    method: 'POST',
    path: `${one}/clone`,
    summary: `Create ${aTable} from another, starting with version 1`,
    source,
    access,
    params: params(),
    body: z.extend(z.strictObject({ name: text(80), note: optionalText(300) }), fields),
    result,
    errors: ['NOT_FOUND'],
  });
}

/** The same at an address of its own; the body says what it is a clone of. */
function cloneFromBodyOf<const D extends VersionedTableDeclaration>(path: `/${string}`, parts: Parts<D>) {
  const { noun, fields, table: result, aTable, source, edit: access, inBody } = parts;
  return endpoint({
    id: `clone${noun}` as const,
    method: 'POST',
    path,
    summary: `Create ${aTable} from another, starting with version 1`,
    source,
    access,
    body: z.extend(z.extend(z.strictObject({ name: text(80), note: optionalText(300) }), inBody), fields),
    result,
    errors: ['NOT_FOUND'],
  });
}

type CloneCall<D extends VersionedTableDeclaration> = D extends { clonesFromBody: true }
  ? ReturnType<typeof cloneFromBodyOf<D>>
  : ReturnType<typeof cloneOf<D>>;
type PutCall<D extends VersionedTableDeclaration> = D extends { addresses: { put: string } }
  ? ReturnType<typeof putFromBodyOf<D>>
  : ReturnType<typeof putOf<D>>;

/**
 * The eight calls of a kind of table. Four are the specification's (list, put, clone, archive); the others are our own names.
 * A version never changes: whatever is put becomes the next one.
 */
export function versionedTableCalls<const D extends VersionedTableDeclaration>(declaration: D) {
  const parts = partsOf(declaration);
  const { path, addresses = {} } = declaration;
  const put = addresses.put ? putFromBodyOf(addresses.put, parts) : putOf(parts);
  const cloneAt = addresses.clone ?? (declaration.clonesFromBody ? (`${path}/clone` as const) : undefined);
  const clone = cloneAt ? cloneFromBodyOf(cloneAt, parts) : cloneOf(parts);
  return {
    ...readingCalls(path, parts),
    put: put as PutCall<D>,
    ...changingCalls(parts),
    clone: clone as CloneCall<D>,
  };
}

type EveryCall = ReturnType<typeof readingCalls<VersionedTableDeclaration>> &
  ReturnType<typeof changingCalls<VersionedTableDeclaration>>;
export type VersionedTableCalls = { [Name in keyof EveryCall | 'put' | 'clone']: Endpoint };
