import { listDeposits } from '@contract/funding/deposit-list';
import { findBorrowers } from '@contract/payment-calculator/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSources } from '../../generated/list-sources';
import { startTestApp, type TestApp } from '../../test/app';
import { listsUnderTest } from '../../test/calls-under-test';

type Person = { id: string; email: string; phone: string; account: string; contract: string };

let world: TestApp;
let token: string;
let casey: Person;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
  token = await world.staffSession('admin@demo.test');
  const { read } = world.deps.database;
  const [found] = await read.query(
    read.builder
      .selectFrom('borrower')
      .innerJoin('application', 'application.borrower_id', 'borrower.id')
      .select(['borrower.id', 'email', 'phone', 'account_number', 'contract_number'])
      .where('email', '=', 'casey@patient.test')
      .where('contract_number', 'is not', null),
  );
  casey = {
    id: found?.id ?? '',
    email: found?.email ?? '',
    phone: found?.phone ?? '',
    account: found?.account_number ?? '',
    contract: found?.contract_number ?? '',
  };
}, 120_000);
afterAll(() => world.discard());

const dateRange = { start: '2020-01-01', end: '2035-01-01' };
const WAYS: readonly [string, (person: Person) => string][] = [
  ['the whole e-mail address', ({ email }) => email.toUpperCase()],
  ['the beginning of the address', ({ email }) => email.slice(0, -3)],
  ['the telephone number', ({ phone }) => phone.replace(/(...)(...)(....)/, '($1) $2-$3')],
  ['the telephone number with its country', ({ phone }) => `+1${phone}`],
  ['the account number', ({ account }) => account.replace(/(...)(...)/, '$1 $2 ')],
  ['the agreement number', ({ contract }) => contract],
];
/** Sign-ups are another brand's, and the partner's list is the finance partner's. */
const ELSEWHERE = ['listSignups', 'listPartnerTransactions'];
const lists = listsUnderTest.filter(
  ({ declaration: { call } }) => listSources[call.id]?.words && !ELSEWHERE.includes(call.id),
);

async function idsOf(list: (typeof lists)[number], search: string): Promise<string[]> {
  const { method, path } = list.list;
  const answer = await world.app.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ dateRange, search, limit: 100 }),
  });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { _id: string }[] };
  return data.map(({ _id }) => _id).sort();
}

test('there are lists of people', () => expect(lists.length).toBeGreaterThan(5));

describe.each(lists.map((list) => [list.declaration.call.id, list] as const))('%s', (_, list) => {
  test.each(WAYS)('finds a person by %s, and nobody else', async (_way, wayOf) => {
    const named = await idsOf(list, 'casey');
    expect(await idsOf(list, wayOf(casey))).toEqual(named);
    // Not every list has something of this person.
    if (['listApplications', 'listBorrowers', 'listTransactions'].includes(list.list.id)) expect(named).not.toEqual([]);
  });

  test('finds nobody by a part of a number', async () => {
    expect(await idsOf(list, casey.phone.slice(0, -1))).toEqual([]);
    expect(await idsOf(list, `${casey.account}0`)).toEqual([]);
  });
});

test.each(WAYS)(
  'a practice’s search by name or account finds its patient by %s, and another practice’s does not',
  async (_, wayOf) => {
    const { read } = world.deps.database;
    const [place] = await read.query(
      read.builder.selectFrom('application').select('practice_id').where('borrower_id', '=', casey.id).limit(1),
    );
    const query = (practiceId: string) => ({ query: { accountNumberOrName: wayOf(casey), practiceId } });
    const own = await world.call(findBorrowers, query(place?.practice_id ?? ''), { token });
    expect(own.body.borrowers?.map(({ _id }) => _id)).toEqual([casey.id]);
    const other = await world.call(findBorrowers, query('prac-prairie-audiology'), { token });
    expect(other.body.borrowers).toEqual([]);
  },
);

test('a new telephone number finds, the old one does not any more', async () => {
  const { database } = world.deps;
  const change = (phone: string, email: string) =>
    database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('borrower').set({ phone, email }).where('id', '=', casey.id)),
    );
  const [applications] = lists.filter(({ list }) => list.id === 'listApplications');
  if (!applications) throw new Error('There is no list of applications');
  const before = await idsOf(applications, casey.phone);
  await change('5125550907', 'casey.new@patient.test');
  expect(await idsOf(applications, '512-555-0907')).toEqual(before);
  expect(await idsOf(applications, 'casey.new@patient.test')).toEqual(before);
  expect(await idsOf(applications, casey.phone)).toEqual([]);
  expect(await idsOf(applications, casey.email)).toEqual([]);
  await change(casey.phone, casey.email);
});

test('a deposit is found by a part of its reference, within the scope alone', async () => {
  const { read } = world.deps.database;
  const [deposit] = await read.query(
    read.builder
      .selectFrom('deposit')
      .innerJoin('practice', 'practice.id', 'deposit.practice_id')
      .select(['deposit.id', 'ref', 'practice_id'])
      .where('contract_sell_percent', '=', 100)
      .where('practice_id', '<>', 'prac-bright-smile')
      .limit(1),
  );
  const ref = deposit?.ref ?? '';
  const find = async (search: string, by: string) => {
    const { body } = await world.call(listDeposits, { body: { dateRange, search } }, { token: by });
    return body.data.map(({ _id }) => _id);
  };
  for (const part of [ref, ref.slice(-8).toLowerCase(), ref.slice(3, -2)])
    expect(await find(part, token)).toContain(deposit?.id);
  expect(await find('%', token)).not.toContain(undefined);
  expect(await find(ref.slice(-8), await world.staffSession('manager@bright-smile.test'))).toEqual([]);
});
