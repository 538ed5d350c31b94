import { auditTrailList, exportUserLogs, listAuditTrail, listUserLogs } from '@contract/audit-log/list';
import { getBorrower } from '@contract/borrower-file/calls';
import { changePatientInfo } from '@contract/borrower-file/info-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { findStaff } from '../../http/actor.reads';
import { countByTab } from '../../list/count.reads';
import { questionOf } from '../../list/list-question';
import { narrowStart } from '../../list/narrow.reads';
import { readKeys } from '../../list/page.reads';
import { startTestApp, type TestApp } from '../../test/app';
import { aBankAccount, aBorrower, aCreditLine, aDocument, aMembership, aTransaction } from '../../test/builders';
import { type RanStatements, recorded, wholeReads } from '../../test/query-plan';
import { auditTrail } from './audit-lists';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  await write('platform', 'staff.logged_in', 'multi@demo.test', 'staff-multi-demo-test');
  await write('prac-bright-smile', 'transaction.created', 'multi@demo.test', 'tx-here');
  await write('prac-clearview-eye', 'transaction.created', 'multi@demo.test', 'tx-elsewhere');
  await write('prac-bright-smile', 'application.reviewed', 'admin@demo.test', 'app-1');
  await write('platform', 'person.protected_fields_viewed', 'admin@demo.test', 'somebody');
});
afterAll(() => world.discard());

const idOf = (email: string) => `staff-${email.replace(/[^a-z0-9]+/g, '-')}`;

async function write(shard: string, action: string, email: string, objectId: string, objectType = 'thing') {
  const entry = { shard, action, objectId, actorKind: 'staff', actorId: idOf(email), objectType };
  await world.deps.database.transaction((tx) =>
    world.deps.audit.append(tx, { ...entry, requestId: 'request-1', detail: { version: 2 } }),
  );
}

/** A person of Bright Smile with one of each thing, each named by an entry, and by one of the platform's. */
async function aPersonOnTrail() {
  const { deps } = world;
  const practiceId = 'prac-bright-smile';
  const person = await aBorrower(deps, { practice_id: practiceId });
  const transaction = await aTransaction(deps, await aCreditLine(deps, person));
  const application = await insertApplication(deps, person.id, { practiceId });
  const { id: method } = await aBankAccount(deps, person);
  const document = await aDocument(deps, transaction);
  const of = [transaction.id, application, document].map((id) => [practiceId, id] as const);
  const things = [['platform', person.id], ...of, ['platform', method], [practiceId, person.id]] as const;
  for (const [shard, id] of things) {
    deps.clock.advance(1000);
    await write(shard, 'thing.done', 'admin@demo.test', id);
  }
  return { id: person.id, things: things.map(([, id]) => id) };
}

async function trail(email: string, body: Parameters<typeof world.call<typeof listAuditTrail>>[1]['body'] = {}) {
  return world.call(listAuditTrail, { body }, { token: await world.staffSession(email) });
}
async function logs(email: string, body: Parameters<typeof world.call<typeof listUserLogs>>[1]['body'] = {}) {
  return (await world.call(listUserLogs, { body }, { token: await world.staffSession(email) })).body.data;
}
const objects = (rows: readonly { objectId: string }[]) => rows.map(({ objectId }) => objectId).sort();

describe('the audit trail', () => {
  test('shows an administrator who did what, where and with which object', async () => {
    const { body } = await trail('admin@demo.test', { search: 'tx-here' });
    expect(body.data).toEqual([
      {
        _id: 'prac-bright-smile 1',
        at: world.deps.clock.now(),
        practicemanagement: { _id: 'prac-bright-smile', PracticeName: 'Bright Smile Dental' },
        actorKind: 'staff',
        actorId: 'staff-multi-demo-test',
        actorName: 'Mina Torres',
        person: null,
        changes: [],
        action: 'transaction.created',
        objectType: 'thing',
        objectId: 'tx-here',
        requestId: 'request-1',
        detail: '{"version":2}',
      },
    ]);
    expect([body.total, body.totalIsBound, body.counts]).toEqual([1, false, { all: 1 }]);
  });

  test('of one practice holds nothing of the platform', async () => {
    const { body } = await trail('admin@demo.test', { practice: 'prac-bright-smile' });
    expect(objects(body.data)).toEqual(['app-1', 'tx-here']);
  });

  test('of a finance partner holds no chain of another side and none of the platform', async () => {
    const { body } = await trail('finance@demo.test');
    const sides = body.data.map(({ practicemanagement }) => practicemanagement?._id);
    expect(sides).not.toContain('prac-bright-smile');
    expect(sides).not.toContain(undefined);
  });

  test('of a person is what names them or something of theirs, newest first and by pages, and nothing of anybody else', async () => {
    const [one, other] = [await aPersonOnTrail(), await aPersonOnTrail()];
    const filters = { borrowerId: one.id };
    const { body } = await trail('admin@demo.test', { filters, limit: 3 });
    const next = await trail('admin@demo.test', { filters, limit: 3, page: 1 });
    const shown = [...body.data, ...next.body.data].map(({ objectId }) => objectId);
    expect(shown).toEqual([...one.things].reverse());
    expect([body.total, body.totalIsBound]).toEqual([one.things.length, false]);
    expect(shown).not.toContain(other.id);
  });

  test('of a person is as large for a finance partner as the practices that they see', async () => {
    const { id } = await aPersonOnTrail();
    expect((await trail('finance@demo.test', { filters: { borrowerId: id } })).body.data).toEqual([]);
    const elsewhere = (await trail('admin@demo.test', { filters: { borrowerId: id }, practice: 'prac-clearview-eye' }))
      .body;
    expect(elsewhere.data).toEqual([]);
  });

  test('of a person is found by the ids of their things, without a look at every entry', async () => {
    const ran: RanStatements = new Map();
    const { id } = await aPersonOnTrail();
    const actor = await findStaff(world.deps.database.read, idOf('admin@demo.test'), world.deps.config);
    if (!actor) throw new Error('Nobody is an administrator');
    const body = { page: 0, limit: 20, filters: { borrowerId: id } };
    const ask = { body, actor: { ...actor, tokenHash: '' }, deps: world.deps };
    const db = recorded(world.deps.database.read, ran);
    const question = await questionOf(auditTrailList, auditTrail, { ask, db });
    const start = await narrowStart(db, question);
    expect(start).toMatchObject({ column: 'object_id' });
    expect(await readKeys(db, question, start)).toHaveLength(6);
    await countByTab(db, question, { tabs: auditTrailList.tabs.values, start });
    expect(await wholeReads(world.deps.database, ran)).toEqual([]);
  });
});

describe('the log of the users of providers', () => {
  test('shows a practice its own users, their log-ins, and nothing of other practices or of the platform', async () => {
    const rows = await logs('staff@bright-smile.test');
    expect(objects(rows)).toEqual(['staff-multi-demo-test', 'tx-here']);
    expect(rows[0]).toMatchObject({ userName: 'Mina Torres', email: 'multi@demo.test', role: 'MultiTenant' });
  });

  test('names the person that an entry is about, and the old and new value of what was changed', async () => {
    const { deps } = world;
    const practiceId = 'prac-bright-smile';
    const person = await aBorrower(deps, { practice_id: practiceId, phone: '5125550100', phone_verified_at: null });
    await insertApplication(deps, person.id, { practiceId });
    const token = await world.staffSession('manager@bright-smile.test');
    const { body: seen } = await world.call(getBorrower, { query: { user_id: person.id } }, { token });
    const body = { phoneNumber: '5125550111', version: seen.user.version };
    expect((await world.call(changePatientInfo, { params: { id: person.id }, body }, { token })).status).toBe(200);
    const [row] = await logs('manager@bright-smile.test', { filters: { action: 'borrower.patient_info' } });
    expect(row?.person?._id).toBe(person.id);
    expect(row?.changes).toEqual([{ field: 'phoneNumber', from: '5125550100', to: '5125550111' }]);
    expect(JSON.parse(row?.detail ?? '')).toEqual({ fields: 'phoneNumber' });
  });

  test('names the member that an entry about a membership is about', async () => {
    const member = await aBorrower(world.deps, { practice_id: 'prac-bright-smile' });
    const membership = await aMembership(world.deps, member);
    await write('prac-bright-smile', 'membership.plan_sent', 'multi@demo.test', membership.id, 'membership');
    const filters = { action: 'membership.plan_sent' };
    const [row] = await logs('staff@bright-smile.test', { filters });
    expect([row?.objectId, row?.person?._id]).toEqual([membership.id, member.id]);
  });

  test('names nobody of a practice that the reader does not see', async () => {
    const person = await aBorrower(world.deps, { practice_id: 'prac-clearview-eye' });
    await insertApplication(world.deps, person.id, { practiceId: 'prac-clearview-eye' });
    await write('platform', 'borrower.patient_info', 'multi@demo.test', person.id, 'borrower');
    const filters = { action: 'borrower.patient_info', userId: idOf('multi@demo.test') };
    const [here] = await logs('manager@bright-smile.test', { filters });
    expect([here?.objectId, here?.person]).toEqual([person.id, null]);
    expect((await logs('admin@demo.test', { filters }))[0]?.person?._id).toBe(person.id);
  });

  test('is searched by the names of users and filtered by what they did', async () => {
    expect(objects(await logs('admin@demo.test', { search: 'torr MIN' }))).toContain('tx-here');
    expect(await logs('admin@demo.test', { search: 'nobody' })).toEqual([]);
    const filters = { action: 'staff.logged_in' };
    expect(objects(await logs('staff@bright-smile.test', { filters }))).toEqual(['staff-multi-demo-test']);
  });

  test('leaves as provider-user-logs.csv', async () => {
    const token = await world.staffSession('staff@bright-smile.test');
    const { headers } = await world.call(exportUserLogs, { body: {} }, { token });
    expect(headers.get('content-disposition')).toBe('attachment; filename="provider-user-logs.csv"');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });
});

test('nothing of financing stands in what the membership brand reads, not of a practice that does both either', async () => {
  const [shard, by] = ['prac-bright-smile', 'staff@bright-smile.test'];
  await write(shard, 'application.viewed', by, 'app-of-financing', 'application');
  await write(shard, 'transaction.tagged', by, 'tx-of-financing', 'transaction');
  await write(shard, 'practice.details_changed', by, shard, 'practice');
  // What a practice lends by, what is paid out to it and whom it invites to apply, though each names the practice.
  const ofPractice = ['practice.product_changed', 'practice.risk_profile_changed', 'practice.funds_suspended'];
  for (const act of [...ofPractice, 'practice.funding_changed', 'application.link_sent'])
    await write(shard, act, by, 'practice-that-lends', 'practice');
  const read = [...(await trail('privi-admin@demo.test')).body.data, ...(await logs('privi-admin@demo.test'))];
  expect(objects(read)).toEqual([shard, shard, 'staff-multi-demo-test']);
  expect((await trail('privi-admin@demo.test', { search: 'app-of-financing' })).body.data).toEqual([]);
  expect(objects((await trail('admin@demo.test', { search: 'app-of-financing' })).body.data)).toHaveLength(1);
});

test('an entry about a person names them as they are called now, and what was changed, old and new', async () => {
  const { deps } = world;
  const practiceId = 'prac-bright-smile';
  const phone = '5125550188';
  const person = await aBorrower(deps, { practice_id: practiceId, phone, first_name: 'Maya', last_name: 'Reed' });
  const application = await insertApplication(deps, person.id, { practiceId });
  const token = await world.staffSession('admin@demo.test');
  const body = { phoneNumber: '5125550111' };
  expect((await world.call(changePatientInfo, { params: { id: person.id }, body }, { token })).status).toBe(200);
  await write(practiceId, 'application.viewed', 'admin@demo.test', application);
  const of = { _id: person.id, name: 'Maya Reed' };
  const [changed] = (
    await trail('admin@demo.test', { search: person.id, filters: { action: 'borrower.patient_info' } })
  ).body.data;
  expect(changed).toMatchObject({
    actorName: 'Priya Raman',
    person: of,
    changes: [{ field: 'phoneNumber', from: phone, to: '5125550111' }],
  });
  const [viewed] = (await trail('admin@demo.test', { search: application })).body.data;
  expect(viewed).toMatchObject({ person: of, changes: [] });
});
