import { contactSuccessManager, getMessages, markMessagesSeen } from '@contract/message-center/calls';
import { getPracticeBySlug } from '@contract/practice/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payloadContext } from '../../jobs/outbox';
import { startTestApp, type TestApp } from '../../test/app';

const PRACTICE = 'prac-bright-smile';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('staff@bright-smile.test');
});
afterAll(() => world.discard());

const change = (staffId: string, set: Record<string, number>) =>
  world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('staff').set(set).where('id', '=', staffId)),
  );

test('both banners are shown until any message was seen, to each person for themselves', async () => {
  const before = (await world.call(getMessages, {}, { token })).body;
  expect([before.showDiscountBanner, before.showCalculatorBanner]).toEqual([true, true]);
  expect(before.messages.map(({ key }) => key)).toEqual(['discount', 'calculator']);
  const seen = (await world.call(markMessagesSeen, { body: { messages: ['calculator'] } }, { token })).body;
  expect([seen.showDiscountBanner, seen.showCalculatorBanner]).toEqual([false, false]);
  expect(seen.messages.map(({ seenAt }) => seenAt)).toEqual([null, world.deps.clock.now()]);
  expect((await world.call(getMessages, {}, { token })).body).toEqual(seen);
  const other = await world.staffSession('doctor@bright-smile.test');
  expect((await world.call(getMessages, {}, { token: other })).body.showDiscountBanner).toBe(true);
});

test.each([
  ['discount', 'doctor@bright-smile.test'],
  ['calculator', 'manager@bright-smile.test'],
] as const)('the %s message alone, once it was seen, takes both banners away', async (message, email) => {
  const mine = await world.staffSession(email);
  const { body } = await world.call(markMessagesSeen, { body: { messages: [message] } }, { token: mine });
  expect([body.showDiscountBanner, body.showCalculatorBanner]).toEqual([false, false]);
  expect(body.messages.filter(({ seenAt }) => seenAt !== null).map(({ key }) => key)).toEqual([message]);
});

test('who looked first stays: seeing it again changes nothing', async () => {
  const { body } = await world.call(markMessagesSeen, { body: { messages: ['discount'] } }, { token });
  const again = await world.call(markMessagesSeen, { body: { messages: ['discount', 'discount'] } }, { token });
  expect(again.body).toEqual(body);
});

let asked = 0;
async function ask(more: object = {}) {
  asked += 1;
  const headers = { 'idempotency-key': `ask-${asked}` };
  const body = { practiceId: PRACTICE, subject: `Our fees ${asked}`, ...more };
  const answer = await world.call(contactSuccessManager, { body }, { token, headers });
  const { read } = world.deps.database;
  const sent = await read.query(
    read.builder.selectFrom('outbox').select(['id', 'payload']).where('kind', '=', 'success-manager-asked'),
  );
  const mail = sent
    .map(
      ({ id, payload }) => JSON.parse(world.deps.vault.openText(payload, payloadContext(id))) as Record<string, string>,
    )
    .find(({ subject }) => subject === body.subject);
  return { ...answer, mail };
}

beforeEach(async () => {
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('staff').set({ is_success_manager: 0 })),
  );
});

test('the question goes to whoever looks after practices of this side, with who asks and where to answer', async () => {
  await change('staff-finance-demo-test', { is_success_manager: 1 });
  await change('staff-admin-demo-test', { is_success_manager: 1 });
  const { status, body, mail } = await ask();
  expect([status, body.successManager]).toEqual([200, 'Priya Raman']);
  expect(mail).toMatchObject({
    to: 'admin@demo.test',
    practiceName: 'Bright Smile Dental',
    answerTo: 'staff@bright-smile.test',
  });
});

test('who has the practice on their list comes first', async () => {
  await change('staff-admin-demo-test', { is_success_manager: 1 });
  await change('staff-operations-demo-test', { is_success_manager: 1, finance_partner: 0 });
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder.insertInto('staff_practice').values({ staff_id: 'staff-operations-demo-test', practice_id: PRACTICE }),
    ),
  );
  expect((await ask()).mail?.to).toBe('operations@demo.test');
});

test('where nobody looks after it, support gets it; the membership brand has its own', async () => {
  const own = await ask();
  expect([own.body.successManager, own.mail?.to]).toEqual([null, world.deps.config.brandFinancing.supportEmail]);
  const membership = await ask({ isPrivi: true });
  expect(membership.mail?.to).toBe(world.deps.config.brandMembership.supportEmail);
});

test('nobody asks under the name of somebody else', async () => {
  expect((await ask({ adminUserEmail: 'staff@bright-smile.test' })).status).toBe(200);
  const foreign = await ask({ adminUserEmail: 'manager@bright-smile.test' });
  expect([foreign.status, foreign.body.fields?.[0]?.field, foreign.mail]).toEqual([422, 'adminUserEmail', undefined]);
});

test('a practice is found by its address part by anybody, one that is closed or unknown is not', async () => {
  const find = (slug: string) => world.call(getPracticeBySlug, { params: { slug } });
  expect((await find('bright-smile')).body.practice).toMatchObject({ _id: PRACTICE, urlSlug: 'bright-smile' });
  expect((await find('no-such-practice')).status).toBe(404);
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('practice').set({ is_active: 0 }).where('slug', '=', 'clearview-eye')),
  );
  expect((await find('clearview-eye')).status).toBe(404);
});

test('one of the staff asks ten times at once, and a colleague asks meanwhile', async () => {
  const limited = await startTestApp({ environment: { PF_RATE_LIMITS: 'on' } });
  try {
    const askAs = async (email: string, subject: string) => {
      const by = await limited.staffSession(email);
      const body = { practiceId: PRACTICE, subject };
      return (await limited.call(contactSuccessManager, { body }, { token: by })).status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push(await askAs('staff@bright-smile.test', `Fees ${index}`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await askAs('manager@bright-smile.test', 'Fees too')).toBe(200);
  } finally {
    await limited.discard();
  }
});
