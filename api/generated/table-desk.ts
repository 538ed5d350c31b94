import type { Endpoint } from '@contract/endpoint';
import type { ErrorEnvelope } from '@contract/error';
import type { CellChange, VersionedTableDeclaration } from '@contract/versioned-tables/declare-versioned-table';
import { ofTable } from '@contract/versioned-tables/of-table';
import type { TestApp } from '../test/app';
import { runSql } from '../test/database';
import type { TableSample } from './table-sample';

export type Shown = {
  _id: string;
  name: string;
  version: number;
  fromVersion: number | null;
  restoredVersion: number | null;
  clonedFrom: string | null;
  madeBy: string;
  note: string | null;
  hash: string;
  isCurrent: boolean;
  archived: boolean;
  usedBy: string[];
};
export type Answer = { status: number; body: Shown & ErrorEnvelope };
type Calls = Record<'list' | 'read' | 'versions' | 'difference' | 'put' | 'clone' | 'archive' | 'restore', Endpoint>;
type Line = { version: number; fromVersion: number | null; changes: number };

const ADMIN = { email: 'admin@demo.test', id: 'staff-admin-demo-test' };
const OTHER_EMAIL = 'operations@demo.test';
export type TableDesk = Awaited<ReturnType<typeof tableDesk>>;

/** Somebody who works on one table of a kind, and a colleague. */
export async function tableDesk(
  world: TestApp,
  { calls, declaration }: { calls: Calls; declaration: VersionedTableDeclaration },
  id: string,
) {
  const { listName = 'data' } = declaration;
  const token = await world.staffSession(ADMIN.email);
  const { read } = world.deps.database;
  const [admin] = await read.query(
    read.builder.selectFrom('staff').select(['first_name', 'last_name']).where('id', '=', ADMIN.id),
  );

  const sendAs = async (as: string, endpoint: Endpoint, input: object) =>
    (await world.call(endpoint, { params: { id }, ...input } as never, { token: as })) as unknown as Answer;
  const ask = (endpoint: Endpoint, input: object = {}) => sendAs(token, endpoint, input);
  const name = (await ask(calls.read, {})).body.name;
  const putAs = (as: string, version: number, content: object) =>
    sendAs(as, calls.put, ofTable(declaration, 'put', { id, body: { ...content, name, version, note: 'A reason' } }));

  return {
    name: `${admin?.first_name} ${admin?.last_name}`,
    ask,
    put: (version: number, content: object) => putAs(token, version, content),
    putByColleague: async (version: number, content: object) =>
      putAs(await world.staffSession(OTHER_EMAIL), version, content),
    clone: (cloneName: string, content: object) =>
      ask(calls.clone, ofTable(declaration, 'clone', { id, body: { ...content, name: cloneName } })),
    /** Puts a change of another table of the kind. */
    putOf: (of: string, body: object) => ask(calls.put, ofTable(declaration, 'put', { id: of, body })),
    read: async (version?: number) =>
      (await ask(calls.read, { query: version === undefined ? {} : { version: String(version) } })).body,
    list: async (query: object) =>
      ((await ask(calls.list, { query })).body as unknown as Record<string, Shown[]>)[listName] ?? [],
    versions: async () => ((await ask(calls.versions)).body as unknown as { data: Line[] }).data,
    difference: async (from: number, to: number) =>
      (await ask(calls.difference, { query: { from: String(from), to: String(to) } })).body as unknown as {
        cells: CellChange[];
      },
    /** The declared fields of an answer. */
    contentOf(body: Shown) {
      const { _id, name: _name, version, fromVersion, restoredVersion, clonedFrom, ...rest } = body;
      const { madeBy, note, hash, isCurrent, archived, usedBy, madeAt, ...content } = rest as typeof rest & {
        madeAt: string;
      };
      return content as Record<string, unknown>;
    },
    /** Reads, edits and puts until nobody was quicker. @returns the version it made. */
    async putUntilKept(sample: TableSample, edit: number): Promise<number> {
      for (;;) {
        const now = (await ask(calls.read)).body;
        const answer = await putAs(token, now.version, sample.edited(this.contentOf(now), edit));
        if (answer.status === 200) return answer.body.version;
        if (answer.body.code !== 'STALE') throw new Error(`${answer.status} ${answer.body.message}`);
      }
    },
    /** What the audit trail says was done to a table since it is there. */
    async acts(of = id): Promise<string[]> {
      const rows = await read.query(
        read.builder.selectFrom('audit').select('action').where('object_id', '=', of).orderBy('seq'),
      );
      return rows.map(({ action }) => action);
    },
    runSql: (text: string) => runSql(world.deps.database, text),
  };
}
