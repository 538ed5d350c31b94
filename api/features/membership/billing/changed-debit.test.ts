import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import { updatePlan } from '@contract/membership/plan-calls';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, cancel, quoteOf } from '../testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  PRACTICE,
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

/** Their practice proposes half of the Botox, and they sign it. */
async function halved(member: Member): Promise<void> {
  const { membershipId } = member;
  const { activePlan } = await seen(world, member);
  const treatments = (activePlan?.treatments ?? []).map(({ treatmentId, threadId, name, units, interval }) => ({
    _id: treatmentId ?? '',
    threadId,
    units: name === 'Botox' ? units / 2 : units,
    interval,
  }));
  const proposal = { practiceId: PRACTICE, membershipId, treatments, reason: 'As we talked about' };
  expect((await world.call(updatePlan, { body: proposal }, { token: await world.staff() })).status).toBe(200);
  const token = await member.session();
  const { disclosureHash } = (await world.call(getPlanChange, { query: { membershipId } }, { token })).body;
  const body = { membershipId, typedName: 'Ana Reyes', disclosureHash };
  expect((await world.call(acceptPlanChange, { body }, { token })).body.status).toBe('ACTIVE');
}

/** What the member was told of debits ahead, by day. */
const toldFrom = async (day: string) =>
  (await world.rows('membership_notice'))
    .filter(({ kind, sent_on: on }) => /^DEBIT_/.test(kind) && on >= day)
    .map(({ kind, sent_on: on }) => `${on} ${kind}`)
    .sort();

describe('a debit of another amount than the one before', () => {
  test('is told of ten days before, once, and again three days before it', async () => {
    const member = await active();
    await world.passTo('2026-04-20');
    await halved(member);
    const { nextPaymentAmount } = await seen(world, member);
    await world.passTo('2026-06-14');
    // May 16 is a Saturday. The amount of June is that of May.
    expect(await toldFrom('2026-04-20')).toEqual([
      '2026-05-08 DEBIT_CHANGED',
      '2026-05-15 DEBIT_AHEAD',
      '2026-06-13 DEBIT_AHEAD',
    ]);
    const amount = `$${nextPaymentAmount?.toFixed(2)}`;
    const mails = await sandbox.mailbox(member.borrower.email);
    const changed = mails.filter(
      ({ subject }) => subject === `Your membership payment on May 18, 2026 changes to ${amount}`,
    );
    expect(changed).toHaveLength(1);
    expect(changed[0]?.text).toContain(`we'll charge ${amount} for your membership at`);
    expect(changed[0]?.text).toContain('instead of $555.14.');
  });

  test('that its member signed within these days is told of the day after', async () => {
    const member = await active();
    await world.passTo('2026-05-12');
    await halved(member);
    await world.passTo('2026-05-16');
    expect(await toldFrom('2026-05-01')).toEqual(['2026-05-13 DEBIT_CHANGED', '2026-05-15 DEBIT_AHEAD']);
  });

  test('is none where the amount stays the same', async () => {
    await active();
    await world.passTo('2026-05-16');
    expect((await toldFrom('2026-03-16')).every((told) => told.endsWith('DEBIT_AHEAD'))).toBe(true);
  });
});

describe('a debit', () => {
  test('whose day is a Saturday before a holiday is told of three days before the Tuesday on which it is taken', async () => {
    await world.passTo('2026-04-23');
    await active();
    await world.passTo('2026-05-27');
    // Memorial Day is May 25.
    expect(await toldFrom('2026-04-24')).toEqual(['2026-05-23 DEBIT_AHEAD']);
    const [notice] = (await world.rows('membership_notice')).filter(({ kind }) => kind === 'DEBIT_AHEAD');
    expect(notice?.about).toMatch(/:MONTH:2 55514 2026-05-26$/);
    const [, debit] = await world.rows('membership_payment');
    expect([debit?.scheduled_on, Number(debit?.amount_cents)]).toEqual(['2026-05-26', 55_514]);
  });

  test('that was announced and falls away with the membership is taken back in words, once', async () => {
    const member = await active();
    await world.passTo('2026-04-13');
    expect(await toldFrom('2026-04-01')).toEqual(['2026-04-13 DEBIT_AHEAD']);
    const { quoteId } = await quoteOf(world, member);
    expect((await cancel(world, member, { quoteId })).status).toBe(200);
    await world.passTo('2026-04-20');
    expect(await toldFrom('2026-04-01')).toEqual(['2026-04-13 DEBIT_AHEAD', '2026-04-13 DEBIT_DROPPED']);
    const mails = await sandbox.mailbox(member.borrower.email);
    const [taken] = mails.filter(({ subject }) => subject === 'No $555.14 membership payment on April 16, 2026');
    expect(taken?.text).toContain('We won');
  });
});
