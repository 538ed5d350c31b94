import { endMemberAutopay, payMembershipBill } from '@contract/membership/by-hand-calls';
import { nextBusinessDay } from '@domain/calendar/business-day';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, cancel, giveOne, quoteOf } from '../testing/member-acts';
import {
  aMember,
  type MemberWorld,
  membershipViolations,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

/** Most of a year passes day by day. */
const YEAR_MS = 120_000;

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
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

test(
  'are asked for each on its day, reminded of when late, and paid to the last',
  async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(world, member);
    const { membershipId, method } = member;
    const token = () => member.session();
    await world.call(endMemberAutopay, { body: { membershipId } }, { token: await token() });
    for (const name of ['Botox', 'Botox', 'HydraFacial', 'Filler', 'Filler']) await giveOne(world, member, name);
    await world.passTo('2026-04-01');
    const { quoteId, installment } = await quoteOf(world, member);
    expect(installment).not.toBeNull();
    expect((await cancel(world, member, { quoteId, cancelMethod: 'installment' })).status).toBe(200);
    const later = installment?.payments.slice(1) ?? [];
    const mails = async (subject: RegExp) => {
      await world.sendAll();
      return (await sandbox.mailbox(member.borrower.email)).filter((mail) => subject.test(String(mail.subject)));
    };
    const [ended] = await mails(/membership .*canceled|is canceled/i);
    expect(ended?.text).toContain('Pay it yourself under Payments');
    expect(ended?.text).not.toContain("We'll charge it");
    const pay = async () => {
      // A day on which banks rest is followed by one on which they work.
      const day = world.deps.clock.now().slice(0, 10);
      await world.passTo(nextBusinessDay(civilDate(day)));
      const { openNow } = await seen(world, member);
      const body = { membershipId, paymentMethodId: method.id, amount: openNow };
      expect((await world.call(payMembershipBill, { body }, { token: await token() })).status).toBe(200);
    };
    // The first is paid a month late: two reminders, and nothing is taken.
    const first = later[0]?.on ?? '';
    await world.passTo(nextBusinessDay(civilDate(first)));
    expect(await mails(/membership payment is due/)).toHaveLength(1);
    expect((await seen(world, member)).dueSince).toBe(nextBusinessDay(civilDate(first)));
    const due = nextBusinessDay(civilDate(first));
    for (const [days, reminders] of [
      [6, 0],
      [7, 1],
      [29, 1],
      [30, 2],
    ] as const) {
      await world.passTo(addDays(due, days));
      expect(await mails(/membership payment is past due/)).toHaveLength(reminders);
    }
    expect((await seen(world, member)).dueSince).toBe(due);
    await world.passTo(later[1]?.on ?? '');
    await pay();
    for (const { on } of later.slice(2)) {
      await world.passTo(on);
      await pay();
    }
    await world.passTo('2027-03-10');
    expect(await seen(world, member)).toMatchObject({ status: 'CANCELLED', openNow: 0, dueSince: null });
    const taken = (await world.rows('membership_payment')).filter(({ natural_key: key }) => key.startsWith('pay:'));
    expect(taken.filter(({ status }) => status !== 'CANCELLED')).toEqual([]);
  },
  YEAR_MS,
);
