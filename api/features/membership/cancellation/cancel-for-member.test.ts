import { cancelForMember, getCancellationInformation } from '@contract/membership/cancellation-calls';
import { getMembershipDetails } from '@contract/membership/details-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, giveOne } from '../testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  membershipViolations,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox);
  await program(world);
});
afterEach(() => world.discard());

async function active(): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member);
  return member;
}

const manager = () => world.staffSession('manager@harbor-medspa.test');

async function quoted({ membershipId }: Member, requestedOn: string) {
  const query = { membershipId, requestedOn };
  return world.call(getCancellationInformation, { query }, { token: await manager() });
}

async function cancel(
  { membershipId }: Member,
  of: { quoteId: string; requestedOn: string; cancelMethod?: 'lumpsum' | 'installment'; disclosureRead?: boolean },
) {
  const body = { membershipId, channel: 'PHONE' as const, ...of };
  return world.call(cancelForMember, { body }, { token: await manager() });
}

test('who calls within the first days gets all back, also where staff carry it out later; history, trail and mail say who and how', async () => {
  const member = await active();
  await world.passTo('2026-03-23');
  // On the day of the call nothing was given yet, and the three business days had not passed.
  const late = (await quoted(member, '2026-03-23')).body.cancellationInformation;
  expect(late).toMatchObject({ moneyBack: 550.15, feesKept: 4.99 });
  const { quoteId, moneyBack } = (await quoted(member, '2026-03-18')).body.cancellationInformation;
  expect(moneyBack).toBe(555.14);
  // The quote of another day is another one.
  expect((await cancel(member, { quoteId, requestedOn: '2026-03-23' })).status).toBe(409);
  const done = await cancel(member, { quoteId, requestedOn: '2026-03-18' });
  expect(done.body).toMatchObject({ type: 'CANCELLED', membership: { status: 'CANCELLED' } });
  expect((await cancel(member, { quoteId, requestedOn: '2026-03-17' })).status).toBe(409);
  const [history] = (await world.rows('membership_history')).filter(({ action }) => action === 'CANCELLED');
  expect([history?.actor_kind, history?.user_name]).toEqual(['staff', expect.stringMatching(/\w/)]);
  expect(history?.note).toBe('PHONE 2026-03-18');
  const trail = (await world.rows('audit')).filter(({ action }) => action.startsWith('membership.cancelled'));
  expect(trail.map(({ action }) => action)).toEqual(['membership.cancelled']);
  expect(JSON.parse(String(trail[0]?.detail))).toMatchObject({
    channel: 'PHONE',
    requestedOn: '2026-03-18',
    method: 'lumpsum',
  });
  const query = { membershipId: member.membershipId };
  const details = await world.call(getMembershipDetails, { query }, { token: await manager() });
  expect(details.body.history.find(({ action }) => action === 'CANCELLED')).toMatchObject({
    request: { channel: 'PHONE', on: '2026-03-18' },
  });
  await world.sendAll();
  const [mail] = (await sandbox.mailbox(member.borrower.email)).filter(({ subject }) => /is canceled/.test(subject));
  expect(mail?.text).toContain('As you requested by phone on March 18, 2026, your membership at');
  expect(await membershipViolations(world)).toEqual([]);
});

test('what is owed is charged to nobody at once: it is due ten days later, and announced', async () => {
  const member = await active();
  await world.passTo('2026-04-28');
  for (const name of ['Botox', 'HydraFacial', 'Filler']) expect(await giveOne(world, member, name)).toBe(true);
  const { quoteId, totalUnpaid } = (await quoted(member, '2026-04-28')).body.cancellationInformation;
  const paid = (await world.rows('membership_payment')).length;
  expect((await cancel(member, { quoteId, requestedOn: '2026-04-28' })).status).toBe(200);
  expect(await world.rows('membership_payment')).toHaveLength(paid);
  const [bill] = (await world.rows('membership_bill')).filter(({ kind }) => kind === 'CANCELLATION');
  expect([bill?.due_on, Number(bill?.treatments_cents)]).toEqual(['2026-05-08', Math.round(totalUnpaid * 100)]);
  await world.sendAll();
  const owed = `$${totalUnpaid.toFixed(2).replace(/\B(?=(\d{3})+\.)/, ',')}`;
  const mails = await sandbox.mailbox(member.borrower.email);
  expect(mails.find(({ subject }) => /is canceled/.test(subject))?.text).toContain(
    `You owe ${owed}. We'll charge it on May 8, 2026.`,
  );
  await world.passTo('2026-05-12');
  expect(await seen(world, member)).toMatchObject({ status: 'CANCELLED', openNow: 0 });
  expect(await membershipViolations(world)).toEqual([]);
});

test('installments begin ten days later too: quote, bills and the disclosure name the same days, and no two fall on one', async () => {
  const member = await active();
  // The payment day of May is within the ten days.
  await world.passTo('2026-05-12');
  for (const name of ['Botox', 'HydraFacial', 'Filler']) expect(await giveOne(world, member, name)).toBe(true);
  const { quoteId, installment } = (await quoted(member, '2026-05-12')).body.cancellationInformation;
  const days = installment?.payments.map(({ on }) => on) ?? [];
  expect(days.slice(0, 2)).toEqual(['2026-05-22', '2026-06-16']);
  expect(new Set(days).size).toBe(days.length);
  const unread = { quoteId, requestedOn: '2026-05-12', cancelMethod: 'installment' as const };
  // It is disclosed before the member chooses it, not afterwards (12 CFR 1026.17(b)).
  const refused = await cancel(member, unread);
  expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, 'disclosureRead']);
  const disclosures = async () =>
    (await world.rows('document')).filter(({ title }) => title === 'Federal disclosure of your payments');
  expect(await disclosures()).toEqual([]);
  const body = { ...unread, disclosureRead: true };
  expect((await cancel(member, body)).body.type).toBe('CANCELLATION_INSTALLMENT');
  const bills = (await world.rows('membership_bill')).filter(({ kind }) => kind === 'CANCELLATION');
  expect(bills.map(({ due_on: on }) => on).sort()).toEqual(days);
  const [paper] = await disclosures();
  expect(JSON.parse(paper?.evidence ?? '{}')).toMatchObject({
    quoteId,
    disclosureRead: { by: expect.any(String), at: world.deps.clock.now() },
  });
  expect(paper?.content).toContain('due May 22, 2026');
  expect(paper?.content).toContain('beginning June 16, 2026');
});

test.each([
  ['a day to come', '2026-04-21'],
  ['a day long ago', '2026-03-17'],
  ['a day before the plan', '2026-03-01'],
])('%s is refused by name', async (_, requestedOn) => {
  const member = await active();
  await world.passTo('2026-04-20');
  const { status, body } = await quoted(member, requestedOn);
  expect([status, body]).toMatchObject([422, { fields: [{ field: 'requestedOn' }] }]);
});
