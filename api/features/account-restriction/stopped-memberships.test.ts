import { endPersonState, recordPersonState } from '@contract/account-restriction/state-calls';
import type { PersonState } from '@domain/person-state/person-state';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { activate } from '../membership/testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  membershipViolations,
  program,
  sendPlan,
  startMemberWorld,
} from '../membership/testing/member-world';

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

const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
).toString('base64');

async function active(): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member);
  return member;
}
const asAdmin = async (key: string) => ({
  token: await world.staffSession('admin@demo.test'),
  headers: { 'idempotency-key': key },
});
async function record({ borrower }: Member, state: PersonState, more: object) {
  const body = { state, on: '2026-03-15', note: 'Seen on paper.', pdf: PDF, ...more };
  return world.call(recordPersonState, { params: { id: borrower.id }, body }, await asAdmin(`set-${state}`));
}
async function end({ borrower }: Member, state: PersonState) {
  const body = { state, reason: 'The case was dismissed.' };
  return world.call(endPersonState, { params: { id: borrower.id }, body }, await asAdmin(`end-${state}`));
}
const debitsOf = async ({ membershipId }: Member) =>
  (await world.rows('membership_payment')).filter((row) => row.membership_id === membershipId);

test('in bankruptcy nothing of a membership is billed or taken; afterwards it has one new due date, is told, and taken on it', async () => {
  const member = await active();
  const first = (await debitsOf(member)).length;
  expect((await record(member, 'BANKRUPTCY', { chapter: '7', caseNumber: '26-7' })).status).toBe(200);
  await world.passTo('2026-06-20');
  expect(await debitsOf(member)).toHaveLength(first);
  const [stopped] = (await world.rows('membership')).filter(({ id }) => id === member.membershipId);
  expect(stopped).toMatchObject({ standing: 'GOOD', past_due_on: null });
  const actions = async () => (await world.rows('membership_history')).map(({ action }) => action);
  expect(await actions()).toContain('DEBITS_STOPPED');
  expect((await end(member, 'BANKRUPTCY')).status).toBe(200);
  expect(await actions()).toContain('DEBITS_RESUMED');
  await world.sendAll();
  const mails = await sandbox.mailbox(member.borrower.email);
  const told = mails.find(({ text }) => text.includes('of your membership came due while we took no payments'));
  expect(told?.text).toMatch(/Its new due date is July 1\d, 2026/);
  const said = Number(/\$([\d,.]+) of your membership/.exec(told?.text ?? '')?.[1]?.replace(',', ''));
  await world.passTo('2026-07-09');
  expect(await debitsOf(member)).toHaveLength(first);
  await world.passTo('2026-07-14');
  const taken = (await debitsOf(member)).slice(first);
  const sum = taken.reduce((all, { amount_cents: amount }) => all + Number(amount), 0);
  expect(sum).toBe(Math.round(said * 100));
  expect((await sandbox.mailbox(member.borrower.email)).filter(({ subject }) => /past due/i.test(subject))).toEqual([]);
  expect(await membershipViolations(world)).toEqual([]);
});
