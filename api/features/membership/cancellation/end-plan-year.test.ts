import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exactDollars } from '../../../mail/mail-parts';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, giveOne, turnTo } from '../testing/member-acts';
import {
  agreeToNextYear,
  aMember,
  type Member,
  type MemberWorld,
  membershipViolations,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

/** A year passes day by day. */
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
afterEach(() => world.discard());

async function active(): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member);
  return member;
}

const mailsOf = async (member: Member, subject: RegExp) => {
  await world.sendAll();
  return (await sandbox.mailbox(member.borrower.email)).filter((mail) => subject.test(String(mail.subject)));
};

describe('a year that ends with payments open', () => {
  test(
    'is settled like a cancellation: what was given is owed, announced and taken; what was not given is not owed',
    async () => {
      const member = await active();
      await world.passTo('2026-07-01');
      for (const name of ['Botox', 'HydraFacial', 'Filler']) while (await giveOne(world, member, name));
      // January and February stay open; a third return in a row would stop automatic payment.
      await world.passTo('2027-01-10');
      await turnTo(world, member, '9996');
      await world.passTo('2027-03-10');
      const [ahead] = await mailsOf(member, /year ends March 16, 2027/);
      expect(ahead?.text).toContain('past due');
      await world.passTo('2027-03-16');
      const bills = (await world.rows('membership_bill')).filter(({ kind }) => kind === 'CANCELLATION');
      const given = (await world.rows('visit'))
        .filter(({ done_at: done }) => done !== null)
        .reduce((sum, { price_cents: price }) => sum + Number(price), 0);
      const paid = (await world.rows('membership_bill'))
        .filter(({ kind }) => kind === 'MONTH')
        .reduce((sum, bill) => sum + Number(bill.paid_treatments_cents), 0);
      expect(given).toBeGreaterThan(paid);
      expect(bills.map((bill) => [Number(bill.treatments_cents), bill.due_on])).toEqual([[given - paid, '2027-03-26']]);
      const [ended] = await mailsOf(member, /year has ended/);
      const owed = exactDollars(given - paid);
      expect(ended?.text).toContain(`You owe ${owed} for treatments you received and haven't paid for.`);
      expect(ended?.text).toContain("We'll charge it on March 26, 2027");
      await turnTo(world, member, '4242');
      await world.passTo('2027-03-31');
      expect(await seen(world, member)).toMatchObject({ status: 'CANCELLED', openNow: 0 });
      const [notice] = await mailsOf(member, /payment on March 26, 2027/);
      expect(String(notice?.subject)).toContain(owed);
      expect(await membershipViolations(world)).toEqual([]);
    },
    YEAR_MS,
  );
});

test(
  'a year that is renewed with something open says so, and not that nothing is owed',
  async () => {
    const member = await active();
    await world.passTo('2027-02-10');
    await agreeToNextYear(world, member);
    await turnTo(world, member, '9996');
    await world.passTo('2027-03-16');
    const [mail] = await mailsOf(member, /continues for another year/);
    expect(mail?.text).toContain('$555.14 from the year that just ended is still due.');
  },
  YEAR_MS,
);
