import { listBorrowers } from '@contract/borrower-file/list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
});
afterAll(() => world.discard());

const EVER = { dateRange: { start: '2000-01-01', end: '2035-01-01' }, limit: 100 };
type Body = Parameters<typeof world.call<typeof listBorrowers>>[1]['body'];

async function ask(email: string, body: Partial<Body> = {}) {
  const token = await world.staffSession(email);
  return world.call(listBorrowers, { body: { ...EVER, ...body } }, { token });
}
async function rowsOf(email: string, body: Partial<Body> = {}) {
  const answer = await ask(email, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function change(table: 'borrower' | 'credit_profile' | 'practice' | 'application', set: object, id: string) {
  const { database } = world.deps;
  await database.transaction((tx) => tx.execute(tx.builder.updateTable(table).set(set).where('id', '=', id)));
}

test('everybody who applied or bought at a practice stands there once, as the tables say', async () => {
  const { database } = world.deps;
  const applied = await database.read.query(
    database.read.builder
      .selectFrom('application')
      .select(['borrower_id', 'practice_id'])
      .where('enrollment', '=', 'APPLICATIONS'),
  );
  const bought = await database.read.query(
    database.read.builder.selectFrom('credit_transaction').select(['borrower_id', 'practice_id']),
  );
  const due = new Set([...applied, ...bought].map((one) => `${one.borrower_id}:${one.practice_id}`));
  const listed = await database.read.query(database.read.builder.selectFrom('listed_borrower').select('id'));
  expect(listed.map(({ id }) => id).sort()).toEqual([...due].sort());
});

test('a hold, a flag and an archive are found by the platform, and neither told to nor asked by others', async () => {
  const [row] = await rowsOf('admin@demo.test', { practices: ['prac-bright-smile'], filters: { account: ['LINE'] } });
  if (!row) throw new Error('Nobody has a line');
  const { _id: place, borrowerId: id } = row;
  for (const [column, filter] of [
    ['on_hold', 'accountOnHold'],
    ['flagged_fraud', 'flaggedAsFraud'],
    ['is_deleted', 'isDeleted'],
  ] as const) {
    const found = async () =>
      (await rowsOf('admin@demo.test', { filters: { [filter]: true } })).filter(({ _id }) => _id === place);
    expect(await found()).toEqual([]);
    await change('borrower', { [column]: 1 }, id);
    expect(await found()).toMatchObject([{ [filter]: true, availableCredit: 0 }]);
    for (const other of ['staff@bright-smile.test', 'finance@demo.test'])
      expect((await ask(other, { filters: { [filter]: true } })).status, other).toBe(403);
    const [own] = (await rowsOf('staff@bright-smile.test')).filter(({ _id }) => _id === place);
    expect(own?.[filter]).toBeNull();
    await change('borrower', { [column]: 0 }, id);
    expect(await found()).toEqual([]);
  }
});

test('a limit is listed as it is raised, and an application that was somebody else’s leaves with them', async () => {
  const rows = await rowsOf('admin@demo.test', { filters: { account: ['LINE'] } });
  const [row] = rows;
  if (!row) throw new Error('Nobody has a line');
  const { database } = world.deps;
  const line = await database.read.query(
    database.read.builder.selectFrom('credit_profile').select('id').where('borrower_id', '=', row.borrowerId),
  );
  await change('credit_profile', { approved_line_cents: 1_777_700 }, line[0]?.id ?? '');
  const found = await rowsOf('admin@demo.test', { filters: { limitFrom: 17_777, limitTo: 17_777 } });
  expect(found.map(({ borrowerId, approvedCreditLine }) => [borrowerId, approvedCreditLine])).toContainEqual([
    row.borrowerId,
    17_777,
  ]);

  const [stub] = await rowsOf('admin@demo.test', { filters: { account: ['NONE'] } });
  if (!stub) throw new Error('Everybody has a line');
  const own = await database.read.query(
    database.read.builder.selectFrom('application').select('id').where('borrower_id', '=', stub.borrowerId),
  );
  for (const { id } of own) await change('application', { borrower_id: row.borrowerId }, id);
  const after = await rowsOf('admin@demo.test');
  expect(after.filter(({ borrowerId }) => borrowerId === stub.borrowerId)).toEqual([]);
  const at = ({ borrowerId, practicemanagement }: typeof row) => `${borrowerId} ${practicemanagement._id}`;
  expect(after.map(at)).toContain(`${row.borrowerId} ${stub.practicemanagement._id}`);
  expect(new Set(after.map(at)).size).toBe(after.length);
});
