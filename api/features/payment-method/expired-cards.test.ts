import { chooseMemberPaymentMethod } from '@contract/membership/by-hand-calls';
import { selectPaymentOption } from '@contract/payment-method/calls';
import { civilDate } from '@domain/calendar/civil-date';
import { CARD_WORDS } from '@domain/card/card-rule';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { activate } from '../membership/testing/member-acts';
import {
  aMember,
  keepMethod,
  type Member,
  type MemberWorld,
  program,
  sendPlan,
  startMemberWorld,
} from '../membership/testing/member-world';
import { endExpiredCards, tellOfEndingCards } from './card-jobs';

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
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

async function endsOn(id: string, on: string): Promise<void> {
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('payment_method').set({ expires_on: on }).where('id', '=', id)),
  );
}

const cardDays = async (day: string) => {
  const on = civilDate(day);
  await endExpiredCards(world.deps, on);
  await tellOfEndingCards(world.deps, on);
};

const choose = async (member: Member, paymentMethodId: string) =>
  world.call(
    chooseMemberPaymentMethod,
    { body: { membershipId: member.membershipId, paymentMethodId } },
    { token: await member.session() },
  );

test('a card past its last day can neither be chosen for a membership nor for loans', async () => {
  const member = await aMember(world);
  const old = await keepMethod(world, member.borrower.id, { card: '1111' });
  await endsOn(old.id, '2020-01-31');
  const chosen = await choose(member, old.id);
  expect([chosen.status, chosen.body.message]).toEqual([409, CARD_WORDS.expired]);
  const token = await world.sessionOf('borrower', member.borrower.id);
  const ofLoans = await world.call(selectPaymentOption, { body: { paymentMethodId: old.id } }, { token });
  expect([ofLoans.status, ofLoans.body.message]).toEqual([409, CARD_WORDS.expired]);
});

test('a card past its last day activates no plan', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  await endsOn(member.method.id, '2020-01-31');
  const refused = await activate(world, member);
  expect([refused.status, refused.body.code]).toEqual([409, 'STEP_ORDER']);
});

test('nothing is announced or taken once the card has ended, and its owner is asked for another', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).body.status).toBe('ACTIVE');
  const [first] = await world.rows('membership_payment');
  const today = world.deps.clock.now().slice(0, 10);
  await endsOn(member.method.id, today);
  await world.passTo('2026-09-30', async (day) => cardDays(day));
  const paid = (await world.rows('membership_payment')).filter(({ id }) => id !== first?.id);
  expect(paid).toEqual([]);
  const kinds = (await world.rows('membership_notice')).map(({ kind }) => kind);
  expect(kinds).toContain('NO_METHOD');
  expect(kinds).not.toContain('DEBIT_AHEAD');
  expect((await world.rows('payment_method'))[0]).toMatchObject({ ended_code: 'EXPIRED', is_default: 0 });
});

test('who pays with a card hears of its end 30 days before, once; who pays nothing with it does not', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member);
  const idle = await keepMethod(world, member.borrower.id, { card: '1111' });
  const last = '2026-12-31';
  await endsOn(member.method.id, last);
  await endsOn(idle.id, last);
  const told = async () =>
    (await sandbox.mailbox(member.borrower.email))
      .map(({ subject }) => subject)
      .filter((one) => one.includes('expires'));
  await cardDays('2026-11-30');
  await world.sendAll();
  expect(await told()).toEqual([]);
  await cardDays('2026-12-01');
  await cardDays('2026-12-02');
  await world.sendAll();
  expect(await told()).toEqual(['Your card ending in 4242 expires on December 31, 2026']);
  await endsOn(member.method.id, '2027-01-31');
  await cardDays('2027-01-02');
  await world.sendAll();
  expect(await told()).toHaveLength(2);
});
