import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RowOf, statement } from '../db/statement';
import { startTestApp, type TestApp } from '../test/app';
import { carryOut } from './command';
import { beforeAndAfter, saveVersioned } from './save-versioned';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

const id = 'prac-bright-smile';
const named = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select(['id', 'city', 'version']).where('id', '=', p.id),
);
type Row = RowOf<typeof named>;
const setCity = statement<Row>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({ city: p.city, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
const rowOf = (of = id) => world.deps.database.read.first(named, { id: of });

type Wish = { of?: string; seen?: number; city?: string; also?: () => Promise<void> };

async function save({ of = id, seen, city, also }: Wish): Promise<Row> {
  const actor = { kind: 'system', name: 'The clock' } as const;
  const { result } = await carryOut({ actor }, world.deps, (context) =>
    saveVersioned(context, {
      read: () => context.tx.first(named, { id: of }),
      seen,
      write: setCity,
      change: (row) =>
        city === undefined
          ? undefined
          : { after: { ...row, city }, action: 'practice.details_changed', practiceId: id, ...(also && { also }) },
    }),
  );
  return result;
}
const codeOf = (saving: Promise<unknown>) => saving.catch(({ code, extra }) => [code, extra?.version]);

test('a row is changed on top of the version that was seen, and is returned as it is then', async () => {
  const before = await rowOf();
  const saved = await save({ seen: before?.version ?? 0, city: 'Keene' });
  expect(saved).toEqual({ id, city: 'Keene', version: (before?.version ?? 0) + 1 });
  expect(await rowOf()).toEqual(saved);
});

test('another version than was seen is refused with the one that there is', async () => {
  const before = await rowOf();
  expect(await codeOf(save({ seen: 0, city: 'Derry' }))).toEqual(['STALE', before?.version]);
  expect(await rowOf()).toEqual(before);
});

test('a row that stays as it was keeps its version', async () => {
  const before = await rowOf();
  expect(await save({})).toEqual(before);
  expect(await rowOf()).toEqual(before);
});

test('one that is not there is not found', async () => {
  expect(await codeOf(save({ of: 'nobody', city: 'Derry' }))).toEqual(['NOT_FOUND', undefined]);
});

test('what goes with it and fails takes it back', async () => {
  const before = await rowOf();
  const also = () => Promise.reject(new Error('later'));
  await expect(save({ city: 'Derry', also })).rejects.toThrow('later');
  expect(await rowOf()).toEqual(before);
});

test('an audit row tells the parts that are others, with what they were', () => {
  expect(beforeAndAfter({ name: 'A', slug: 'a', logo: null }, { name: 'B', slug: 'a', logo: 'x' })).toEqual({
    name: 'B',
    nameBefore: 'A',
    logo: 'x',
    logoBefore: null,
  });
});
