import { listTransactions } from '@contract/credit-transaction/list';
import { chooseTransactions, tagTransactions } from '@contract/credit-transaction/tag-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';

let world: TestApp;
let token: string;
let borrowerId: string;
let refs: string[];
beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('staff@bright-smile.test');
  const borrower = await aBorrower(world.deps, { practice_id: 'prac-bright-smile' });
  borrowerId = borrower.id;
  const application_id = await insertApplication(world.deps, borrower.id, { practiceId: 'prac-bright-smile' });
  const line = await aCreditLine(world.deps, borrower, { application_id });
  refs = [(await aTransaction(world.deps, line)).id, (await aTransaction(world.deps, line)).id];
});
afterAll(() => world.discard());

const tag = (creditTransactionRefs: string[], tags: Record<string, string | null>) =>
  world.call(tagTransactions, { body: { creditTransactionRefs, tags } }, { token });

async function tagsNow() {
  const { body } = await world.call(listTransactions, { body: { borrowerId } }, { token });
  return refs.map((ref) => body.data.find(({ _id }) => _id === ref)?.tags);
}

test('several transactions are tagged at once; a tag that is said again is replaced, null takes it off', async () => {
  expect((await tag(refs, { Batch: 'November', Boarded: 'yes' })).body).toEqual({ tagged: 2 });
  expect(await tagsNow()).toEqual([
    ['Batch: November', 'Boarded: yes'],
    ['Batch: November', 'Boarded: yes'],
  ]);
  await tag(refs.slice(0, 1), { Batch: 'December', Boarded: null, 'Never there': null });
  expect(await tagsNow()).toEqual([['Batch: December'], ['Batch: November', 'Boarded: yes']]);
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder
      .selectFrom('audit')
      .select(['shard', 'object_id'])
      .where('action', '=', 'transaction.tagged')
      .where('object_id', 'in', refs),
  );
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ shard }) => shard))).toEqual(new Set(['prac-bright-smile']));
});

test('the same refs twice count once, and two who tag at once leave one tag', async () => {
  const [ref = ''] = refs;
  expect((await tag([ref, ref], { Once: 'a' })).body).toEqual({ tagged: 1 });
  const answers = await Promise.all(['b', 'c', 'd'].map((value) => tag(refs, { Once: value })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [first, second] = await tagsNow();
  expect(first?.filter((one) => one.startsWith('Once'))).toHaveLength(1);
  expect(first?.find((one) => one.startsWith('Once'))).toBe(second?.find((one) => one.startsWith('Once')));
});

test('no tags are refused with the sentence of the specification', async () => {
  const { status, body } = await tag(refs, {});
  expect([status, body.fields]).toEqual([422, [{ field: 'tags', message: 'Invalid value' }]]);
});

test.each([
  ['a name with a colon', { 'A: b': 'c' }],
  ['a name that a spreadsheet would run', { '=A1': 'c' }],
  ['an empty value', { Batch: '' }],
  ['a value of two lines', { Batch: 'a\nb' }],
])('%s is refused', async (_, tags) => {
  expect((await tag(refs, tags)).status).toBe(422);
});

test('ten thousand are refused with a sentence; one of another practice hides all', async () => {
  const many = await tag(
    Array.from({ length: 10_000 }, (_, place) => `tx-${place}`),
    { Batch: 'a' },
  );
  expect([many.status, many.body.fields?.[0]]).toEqual([
    422,
    { field: 'creditTransactionRefs', message: 'Choose at most 200.' },
  ]);
  const away = await aBorrower(world.deps, { practice_id: 'prac-clearview-eye' });
  const foreign = await aTransaction(world.deps, await aCreditLine(world.deps, away));
  expect((await tag([...refs, foreign.id], { Foreign: 'x' })).status).toBe(404);
  expect((await tagsNow()).flat().some((one) => one?.startsWith('Foreign'))).toBe(false);
});

test('a tag finds its transactions in the list and its file, with and without a value, and in no other practice', async () => {
  const [ref = '', other = ''] = refs;
  await tag(refs, { Season: 'spring 2026' });
  await tag([other], { Season: 'autumn' });
  const found = async (text: string, as = token) =>
    (await world.call(listTransactions, { body: { filters: { tag: text } } }, { token: as })).body.data.map(
      ({ _id }) => _id,
    );
  expect(await found('Season: spring 2026')).toEqual([ref]);
  expect((await found('Season')).sort()).toEqual([...refs].sort());
  expect(await found('Season: winter')).toEqual([]);
  expect(await found('Seaso')).toEqual([]);
  const { counts } = (await world.call(listTransactions, { body: { filters: { tag: 'Season' } } }, { token })).body;
  expect([counts.all, counts.PENDING]).toEqual([2, 2]);
});

test('all that a query finds are chosen beyond its page, in its order', async () => {
  const choose = (body: object, as = token) => world.call(chooseTransactions, { body }, { token: as });
  const query = { filters: { tag: 'Season' }, sort: { key: 'number' as const, direction: 'asc' as const } };
  expect((await choose({ ...query, limit: 1 })).body).toEqual({ creditTransactionRefs: refs });
});
