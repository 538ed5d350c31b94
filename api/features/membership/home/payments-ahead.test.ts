import { listMemberDocuments } from '@contract/document/my-document-calls';
import { activateMembership } from '@contract/membership/activation-calls';
import { getPaymentsAhead, getPaymentsFile } from '@contract/membership/home-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMembership } from '../../../test/builders';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf } from '../../servicing/testing/loan-world';
import {
  aMember,
  detailsOf,
  type Member,
  type MemberWorld,
  PRACTICE,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withMails: false });
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const ahead = async (token: string) => (await world.call(getPaymentsAhead, {}, { token })).body;

async function activate(member: Member): Promise<void> {
  await sendPlan(world, member);
  const { disclosureHash, paymentDueToday } = await detailsOf(world, member);
  const body = { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
  const { status } = await world.call(activateMembership, { body }, { token: await member.session() });
  expect(status).toBe(200);
}

/** Somebody with a loan who is a member, too. */
async function ofBoth() {
  const loan = await aLoanOf(world);
  const { id: membershipId } = await aMembership(world.deps, { ...loan.borrower, practice_id: PRACTICE });
  const session = () => world.sessionOf('member', loan.borrower.id);
  const member: Member = { borrower: loan.borrower, membershipId, session, method: loan.method };
  await activate(member);
  return { loan, member };
}

const sum = (rows: readonly { amount: number }[]) =>
  rows.reduce((total, { amount }) => total + Math.round(amount * 100), 0);

test('a borrower who is a member has one calendar: both in one order, and one sum a month', async () => {
  const { loan, member } = await ofBoth();
  const { payments, months, financing, today } = await ahead(await member.session());
  expect(new Set(payments.map(({ kind }) => kind))).toEqual(new Set(['MEMBERSHIP', 'FINANCING']));
  expect(payments.map(({ on }) => on)).toEqual(payments.map(({ on }) => on).sort());
  expect(months).toHaveLength(12);
  for (const { month, membership, financing: ofLoan, total } of months) {
    const own = payments.filter(({ on }) => on.startsWith(month));
    expect(Math.round(total * 100)).toBe(sum(own));
    expect(Math.round(membership * 100)).toBe(sum(own.filter(({ kind }) => kind === 'MEMBERSHIP')));
    expect(Math.round((membership + ofLoan) * 100)).toBe(Math.round(total * 100));
  }
  const { nextPayment } = await seen(world, member);
  const first = payments.find(({ kind }) => kind === 'MEMBERSHIP');
  expect([first?.on, first?.amount, first?.number]).toEqual([nextPayment?.on, nextPayment?.charge, 2]);
  expect(payments.filter(({ kind }) => kind === 'MEMBERSHIP')).toHaveLength(11);
  expect(financing?.loans).toMatchObject([{ transactionId: loan.transactionId, amount: 4200, daysLate: 0 }]);
  expect(payments.filter(({ transactionId }) => transactionId === loan.transactionId)).toHaveLength(24);
  expect(today <= (payments[0]?.on ?? '')).toBe(true);
});

test('a paper of a membership names its practice', async () => {
  const member = await aMember(world);
  await activate(member);
  const { body } = await world.call(listMemberDocuments, { query: {} }, { token: await member.session() });
  expect(body.documents.map(({ PracticeName }) => PracticeName)).toContain('Harbor Med Spa');
});

test('a member without financing is told of none, and the calendar file names nothing but amounts', async () => {
  const member = await aMember(world);
  await activate(member);
  const token = await member.session();
  const { financing, payments, months } = await ahead(token);
  expect(financing).toBeNull();
  expect(months.every((month) => month.financing === 0)).toBe(true);
  const file = await world.app.request(getPaymentsFile.path, { headers: { authorization: token } });
  const text = await file.text();
  expect(file.headers.get('content-type')).toContain('text/calendar');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(payments.length);
  expect(text).not.toMatch(/Harbor|Botox/);
});

test('somebody who is registered alone has nothing ahead, and another person’s payments are not there', async () => {
  const member = await aMember(world);
  expect(await ahead(await member.session())).toMatchObject({ payments: [], financing: null });
});
