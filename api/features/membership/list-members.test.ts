import { exportMembers, listMembers } from '@contract/membership/member-list';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../../db/tables/index';
import { readCsv } from '../../generated/read-csv';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aMembership, aPlan } from '../../test/builders';
import { displayStatusOf } from './membership.view';
import { oweVisitsOfDay } from './visit/owe-visits';

let world: TestApp;
let staff: string;
const PRACTICE = 'prac-harbor-medspa';
const ids: Record<string, string> = {};
beforeAll(async () => {
  world = await startTestApp();
  staff = await world.staffSession('manager@harbor-medspa.test');
  const states: [string, Partial<Tables['membership']>][] = [
    ['active', { status: 'ACTIVE' }],
    ['late', { status: 'ACTIVE', standing: 'PAST_DUE', past_due_on: '2026-03-10' as never }],
    ['cancelled', { status: 'CANCELLED', cancelled_on: '2026-03-01' as never }],
    ['paying', { status: 'CANCELLATION_INSTALLMENT' }],
    ['sent', { status: 'PLAN_REQUESTED' }],
    ['changed', { status: 'PLAN_REQUESTED', changed_by_member: 1 }],
    ['registered', { status: 'REGISTER' }],
    ['saved', { status: 'REGISTER' }],
    ['due', { status: 'ACTIVE' }],
    ['phoned', { status: 'ACTIVE' }],
    ['elsewhere', { status: 'ACTIVE' }],
  ];
  for (const [name, given] of states) {
    const practice = name === 'elsewhere' ? 'prac-bright-smile' : PRACTICE;
    const person = await aBorrower(world.deps, { practice_id: practice, first_name: 'Zoe', last_name: `Q-${name}` });
    const row = await aMembership(world.deps, person, given);
    ids[name] = row.id;
    if (name === 'saved') {
      const { plan } = await aPlan(world.deps, row);
      await world.deps.database.migrate([`update membership set saved_plan_id = '${plan}' where id = '${row.id}'`]);
    }
    if (name === 'due' || name === 'phoned') {
      const { visit } = await aPlan(world.deps, row);
      const status = name === 'due' ? 'APPOINTMENT_NEEDED' : 'CONTACT_REQUESTED';
      await world.deps.database.migrate([`update visit set is_owed = 1, status = '${status}' where id = '${visit}'`]);
    }
  }
});
afterAll(() => world.discard());

type Body = Parameters<typeof world.call<typeof listMembers>>[1]['body'];
const list = async (body: Body = {}, token = staff) => (await world.call(listMembers, { body }, { token })).body;
const shown = async (body: Body = {}) =>
  Object.fromEntries(
    (await list(body)).data.map(({ name, memberStatus }) => [name.replace('Zoe Q-', ''), memberStatus]),
  );

describe('the list of members', () => {
  test('shows each in one of seven ways, or as registered, and counts them', async () => {
    expect(await shown()).toEqual({
      active: 'active',
      late: 'active',
      cancelled: 'cancelled',
      paying: 'cancelled',
      sent: 'confirmation_needed',
      changed: 'confirmation_requested',
      registered: null,
      saved: 'plan_saved',
      due: 'appointment_needed',
      phoned: 'contact_requested',
    });
    const { total, counts } = await list();
    expect([total, counts]).toEqual([
      10,
      expect.objectContaining({
        all: 10,
        active: 2,
        cancelled: 2,
        confirmation_needed: 1,
        confirmation_requested: 1,
        plan_saved: 1,
        appointment_needed: 1,
        contact_requested: 1,
      }),
    ]);
  });

  test('narrows by status and by who is late, and finds by the beginning of a name', async () => {
    expect(Object.keys(await shown({ filters: { memberStatus: ['cancelled'] } })).sort()).toEqual([
      'cancelled',
      'paying',
    ]);
    expect(Object.keys(await shown({ filters: { isLate: true } }))).toEqual(['late']);
    expect(Object.keys(await shown({ search: 'zoe q-ca' }))).toEqual(['cancelled']);
    expect(await shown({ search: '%' })).toEqual(await shown({ search: '' }));
    expect(await shown({ search: 'oe' })).toEqual({});
  });

  test('finds by the beginning of a last name, an address with its signs, or a number however it is written', async () => {
    const member = await aBorrower(world.deps, {
      practice_id: 'prac-bright-smile',
      first_name: 'Una',
      last_name: 'Quist',
      email: 'una_q@found.test',
      phone: '3055550147',
    });
    const { id } = await aMembership(world.deps, member);
    const token = await world.staffSession('manager@bright-smile.test');
    for (const search of ['quist', 'QUI', 'una q', 'una_q@', '305 555', '+1 (305) 555-0147'])
      expect(
        (await list({ search }, token)).data.map(({ _id }) => _id),
        search,
      ).toEqual([id]);
    for (const search of ['uist', 'unaxq@', '5550147', 'una  z']) expect((await list({ search }, token)).total).toBe(0);
    // A new name is found at once, the old one no more.
    await world.deps.database.migrate([`update borrower set last_name = 'Zabel' where id = '${member.id}'`]);
    expect([(await list({ search: 'zab' }, token)).total, (await list({ search: 'quist' }, token)).total]).toEqual([
      1, 0,
    ]);
  });

  test('a treatment that is owed needs a date from its day on, one that is asked for a call at once', async () => {
    const member = await aBorrower(world.deps, { practice_id: PRACTICE, first_name: 'Zoe', last_name: 'Q-visits' });
    const row = await aMembership(world.deps, member, { status: 'ACTIVE' });
    const { visit } = await aPlan(world.deps, row);
    const set = (change: Partial<Tables['visit']>) =>
      world.deps.database.transaction((tx) =>
        tx.execute(tx.builder.updateTable('visit').set(change).where('id', '=', visit)),
      );
    const status = async () => (await shown({ search: 'zoe q-visits' })).visits;
    await set({ is_owed: 0, due_on: '2026-03-20' as never });
    expect(await status()).toBe('active');
    await oweVisitsOfDay(world.deps, '2026-03-19' as never);
    expect(await status()).toBe('active');
    await oweVisitsOfDay(world.deps, '2026-03-20' as never);
    expect(await status()).toBe('appointment_needed');
    await set({ status: 'CONTACT_REQUESTED' });
    expect(await status()).toBe('contact_requested');
    await set({ status: 'SCHEDULED' });
    expect(await status()).toBe('active');
    await set({ status: 'APPOINTMENT_NEEDED', ended_at: world.deps.clock.now() });
    expect(await status()).toBe('active');
  });

  test('tells a year that ended by itself from one that was canceled', async () => {
    for (const [first_name, cancel_method, hasYearEnded] of [
      ['Yearend', null, true],
      ['Yearcancel', 'lumpsum', false],
    ] as const) {
      const member = await aBorrower(world.deps, { practice_id: PRACTICE, first_name, last_name: 'Over' });
      await aMembership(world.deps, member, {
        status: 'CANCELLED',
        cancelled_on: '2026-03-01' as never,
        cancel_method,
      });
      const { data } = await list({ search: first_name.toLowerCase() });
      expect(data.map((row) => [row.memberStatus, row.hasYearEnded])).toEqual([['cancelled', hasYearEnded]]);
    }
  });

  test('says of each what the page of the member says', async () => {
    const { data } = await list({ limit: 100 });
    for (const { _id, memberStatus } of data)
      expect(memberStatus, _id).toBe(await displayStatusOf(world.deps.database.read, _id));
  });

  test('has those of the own practices only', async () => {
    const of = async (email: string) =>
      (await list({ limit: 100 }, await world.staffSession(email))).data.map(({ _id }) => _id);
    expect(await of('manager@harbor-medspa.test')).not.toContain(ids.elsewhere);
    expect(await of('manager@bright-smile.test')).toContain(ids.elsewhere);
    expect(await of('privi-admin@demo.test')).toEqual(expect.arrayContaining([ids.active]));
    expect(await of('finance@demo.test')).not.toContain(ids.active);
    const foreign = await world.call(listMembers, { body: { practices: ['prac-bright-smile'] } }, { token: staff });
    expect(foreign.status).toBe(404);
  });

  test('goes out as Members.csv, as the screen has it', async () => {
    const answer = await world.call(exportMembers, { body: {} }, { token: staff });
    const [head = [], ...lines] = readCsv(String(answer.body));
    expect(head.slice(0, 3)).toEqual(['Member', 'Practice', 'Status']);
    expect(lines).toHaveLength((await list()).total);
  });

  test('is the same file where the list itself is asked for it', async () => {
    const file = await world.call(exportMembers, { body: { search: 'zoe' } }, { token: staff });
    const asked = await world.call(listMembers, { body: { search: 'zoe', isCsv: true } }, { token: staff });
    expect(String(asked.body)).toBe(String(file.body));
    expect(asked.headers.get('content-disposition')).toBe('attachment; filename="Members.csv"');
    const rows = await world.call(listMembers, { body: { search: 'zoe', isCsv: false } }, { token: staff });
    expect(rows.body.data.length).toBeGreaterThan(0);
  });
});
