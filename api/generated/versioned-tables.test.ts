import type { Endpoint } from '@contract/endpoint';
import { allVersionedTables } from '@contract/index';
import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import { type Answer, type TableDesk, tableDesk } from './table-desk';
import { tableSamples } from './table-samples';

const FOLD = 50;
const TEST_MS = 60_000;

test('every kind of versioned table has its sample', () => {
  expect(Object.keys(tableSamples).sort()).toEqual(allVersionedTables.map(({ declaration }) => declaration.key).sort());
});

describe.each(allVersionedTables.map((one) => [one.declaration.key, one] as const))(
  '%s',
  (key, { declaration, calls }) => {
    const sample = tableSamples[key];
    if (!sample) throw new Error(`No sample of ${key}`);
    const { content, edited, broken } = sample;
    let world: TestApp;
    /** At the table that the seed made and that is in use. */
    let seeded: TableDesk;
    /** At a table that begins with the same cells, afresh for each test. */
    let desk: TableDesk;
    let count = 0;
    beforeAll(async () => {
      world = await startTestApp();
      seeded = await tableDesk(world, { declaration, calls }, sample.id);
    });
    beforeEach(async () => {
      count += 1;
      const { body } = await seeded.clone(`Table ${count}`, content);
      desk = await tableDesk(world, { declaration, calls }, body._id);
    });
    afterAll(() => world.discard());

    const put = (version: number, given: object = edited(content, version - 1)) => desk.put(version, given);

    test('a put makes the next version from the one that was seen, and leaves its audit row', async () => {
      const before = await desk.read();
      const { status, body } = await put(1);
      expect([status, body.version, body.fromVersion, body.madeBy, body.note, body.isCurrent]).toEqual([
        200,
        2,
        1,
        desk.name,
        'A reason',
        true,
      ]);
      expect(desk.contentOf(body)).toEqual(edited(content, 0));
      expect(await desk.read()).toEqual(body);
      expect(await desk.read(1)).toEqual({ ...before, isCurrent: false, usedBy: [] });
      expect(await desk.acts()).toEqual(['credit_table.cloned', 'credit_table.version_made']);
    });

    test('what was seen before somebody else was quicker is refused, with what they changed', async () => {
      await put(1);
      await put(2, edited(edited(content, 0), 1));
      const later = await desk.read();
      const answer = await desk.putByColleague(1, edited(content, 9));
      expect([answer.status, answer.body.code, answer.body.version]).toEqual([409, 'STALE', 3]);
      expect(answer.body.message).toContain(desk.name);
      const { cells } = await desk.difference(1, 3);
      expect(cells).toHaveLength(2);
      expect(answer.body.changes).toEqual(cells);
      expect(await desk.read()).toEqual(later);
    });

    test('a version that is not there yet is refused as well', async () => {
      const answer = await put(7);
      expect([answer.status, answer.body.code, answer.body.version, answer.body.changes]).toEqual([
        409,
        'STALE',
        1,
        [],
      ]);
    });

    test('the same request twice makes one version, and what changes nothing makes none', async () => {
      const first = await put(1);
      const again = await put(1);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect((await put(2, edited(content, 0))).body.version).toBe(2);
      expect(await desk.acts()).toHaveLength(2);
    });

    test(
      'fifty people at once: every edit is kept, one version each, none skipped',
      async () => {
        const wins = await Promise.all(Array.from({ length: FOLD }, (_, edit) => seeded.putUntilKept(sample, edit)));
        expect([...wins].sort((one, other) => one - other)).toEqual(Array.from({ length: FOLD }, (_, at) => at + 2));
        const now = await seeded.read();
        const all = Array.from({ length: FOLD }, (_, edit) => edit).reduce((held, edit) => edited(held, edit), content);
        expect(seeded.contentOf(now)).toEqual(all);
        const history = await seeded.versions();
        expect(history.map(({ version, fromVersion, changes }) => [version, fromVersion, changes])).toEqual(
          Array.from({ length: FOLD + 1 }, (_, at) => [FOLD + 1 - at, FOLD - at || null, at === FOLD ? 0 : 1]),
        );
        expect(await seeded.acts()).toHaveLength(FOLD);
      },
      TEST_MS,
    );

    test.each(Object.keys(broken))('refuses %s at its cell and changes nothing', async (what) => {
      const { content: wrong, field } = broken[what] ?? { content, field: '' };
      const [before, acts] = [await seeded.read(), await seeded.acts()];
      const answer = await seeded.put(before.version, wrong);
      expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_FIELDS']);
      expect(answer.body.fields?.map((fault) => fault.field)).toContain(field);
      expect(answer.body.fields?.every(({ message }) => message.length > 10)).toBe(true);
      expect([await seeded.read(), await seeded.acts()]).toEqual([before, acts]);
    });

    test('names each position of the content that holds junk', async () => {
      for (const { path, field } of positionsOf(content)) {
        for (const junk of [{ a: 1 }, -1e300, 'x'.repeat(5_000), [null, null], '\u0000']) {
          const answer = await put(1, withValue(content, path, junk));
          expect([answer.status, answer.body.code], `${field} = ${JSON.stringify(junk).slice(0, 40)}`).toEqual([
            422,
            'INVALID_FIELDS',
          ]);
          const named = answer.body.fields?.some((fault) => fault.field === field || fault.field.startsWith(field));
          expect(named, `${field}: ${JSON.stringify(answer.body.fields)}`).toBe(true);
        }
      }
    });

    test('a difference is the same seen from the other side, and none against itself', async () => {
      await put(1);
      await put(2, edited(edited(content, 0), 1));
      await desk.ask(calls.restore, { body: { restore: 1, version: 3, note: 'Back' } });
      // Version 4 is version 1 again.
      const edits = [0, 0, 1, 2, 0];
      const turned = ({ row, column, from, to }: CellChange) => ({ row, column, from: to, to: from });
      for (const from of [1, 2, 3, 4]) {
        for (const to of [1, 2, 3, 4]) {
          const there = (await desk.difference(from, to)).cells;
          const back = (await desk.difference(to, from)).cells;
          expect(back.map(turned)).toEqual(there);
          expect(there.length, `${from} to ${to}`).toBe(Math.abs((edits[from] ?? 0) - (edits[to] ?? 0)));
        }
      }
    });

    test('the same content has the same hash, whoever wrote it and in whatever order', async () => {
      const first = await desk.read();
      await put(1);
      expect((await desk.read()).hash).not.toBe(first.hash);
      const turned = Object.fromEntries(Object.entries(content).reverse());
      const back = await desk.putByColleague(2, turned);
      expect([back.status, back.body.hash]).toEqual([200, first.hash]);
      const clone = await desk.clone('Another name', content);
      expect(clone.body.hash).toBe(first.hash);
    });

    test('an earlier version comes back as the next one', async () => {
      await put(1);
      await put(2, edited(edited(content, 0), 1));
      const { status, body } = await desk.ask(calls.restore, { body: { restore: 1, version: 3, note: 'Back' } });
      expect([status, body.version, body.fromVersion, body.restoredVersion]).toEqual([200, 4, 3, 1]);
      expect(desk.contentOf(body)).toEqual(content);
      expect((await desk.acts()).at(-1)).toBe('credit_table.version_restored');
      const stale = await desk.ask(calls.restore, { body: { restore: 2, version: 3, note: 'Back' } });
      expect([stale.status, stale.body.code, stale.body.version]).toEqual([409, 'STALE', 4]);
      const unknown = await desk.ask(calls.restore, { body: { restore: 9, version: 4, note: 'Back' } });
      expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
    });

    test('a clone begins with version 1 under a name of its own', async () => {
      const original = await desk.read();
      const { status, body } = await desk.clone('A cheaper one', edited(content, 3));
      expect([status, body.version, body.clonedFrom, body.usedBy]).toEqual([200, 1, original._id, []]);
      expect(desk.contentOf(body)).toEqual(edited(content, 3));
      expect(await desk.read()).toEqual(original);
      for (const name of ['A cheaper one', 'a CHEAPER one', original.name]) {
        const taken = await desk.clone(name, content);
        expect([taken.status, taken.body.fields?.map(({ field }) => field)]).toEqual([422, ['name']]);
      }
      const renamed = await desk.putOf(original._id, {
        name: 'a cheaper One',
        version: 1,
        note: 'A reason',
        ...content,
      });
      expect([renamed.status, renamed.body.fields?.map(({ field }) => field)]).toEqual([422, ['name']]);
    });

    test('what is in use is not archived', async () => {
      const { usedBy } = await seeded.read();
      expect(usedBy.length).toBeGreaterThan(0);
      const answer = await seeded.ask(calls.archive, { body: { archived: true } });
      expect([answer.status, answer.body.code]).toEqual([409, 'RULES_FORBID']);
      for (const user of usedBy) expect(answer.body.message).toContain(user);
      expect((await seeded.read()).archived).toBe(false);
    });

    test('what is in the archive is hidden and cannot change, until it is taken out', async () => {
      const { body: clone } = await desk.clone('For later', content);
      const ask = (endpoint: Endpoint, body: object): Promise<Answer> =>
        desk.ask(endpoint, { params: { id: clone._id }, body });
      const change = { name: 'For later', version: 1, note: 'A reason', ...edited(content, 1) };
      expect((await ask(calls.archive, { archived: true })).body.archived).toBe(true);
      expect((await ask(calls.archive, { archived: true })).status).toBe(200);
      expect((await desk.list({})).map(({ _id }) => _id)).not.toContain(clone._id);
      expect((await desk.list({ archived: 'true' })).map(({ _id }) => _id)).toContain(clone._id);
      for (const refused of [
        await desk.putOf(clone._id, change),
        await ask(calls.restore, { restore: 1, version: 1, note: 'Back' }),
      ]) {
        expect([refused.status, refused.body.code]).toEqual([409, 'STALE']);
        expect(refused.body.message).toContain('archive');
      }
      expect((await ask(calls.archive, { archived: false })).body.archived).toBe(false);
      expect((await desk.putOf(clone._id, change)).body.version).toBe(2);
      expect(await desk.acts(clone._id)).toEqual(
        ['cloned', 'archived', 'taken_from_archive', 'version_made'].map((act) => `credit_table.${act}`),
      );
    });

    test('nothing changes or removes a version, not even by hand', async () => {
      await expect(desk.runSql("update table_version set content = '{}'")).rejects.toThrow(/immutable/);
      await expect(desk.runSql('delete from table_version')).rejects.toThrow(/immutable/);
    });
  },
);

type Path = readonly (string | number)[];

/** Every leaf of a content, with its name in a refusal. */
function positionsOf(value: unknown, path: Path = []): { path: Path; field: string }[] {
  if (Array.isArray(value)) return value.slice(0, 2).flatMap((one, at) => positionsOf(one, [...path, at]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => positionsOf(one, [...path, name]));
  const field = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return [{ path, field: field.slice(1) }];
}

function withValue(value: unknown, [first, ...rest]: Path, junk: unknown): object {
  if (first === undefined) return junk as object;
  if (Array.isArray(value)) return value.map((one, at) => (at === first ? withValue(one, rest, junk) : one));
  const held = value as Record<string, unknown>;
  return { ...held, [first]: withValue(held[String(first)], rest, junk) };
}
