import { activateMembership } from '@contract/membership/activation-calls';
import { endAutopayForMember, endMemberAutopay, payMembershipBill } from '@contract/membership/by-hand-calls';
import { getMembershipDetails } from '@contract/membership/details-calls';
import { removeMemberPaymentMethod } from '@contract/payment-method/member-calls';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, cancel, payFromAnother, quoteOf, turnTo } from '../testing/member-acts';
import {
  agreeToNextYear,
  aMember,
  detailsOf,
  keepMethod,
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
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

async function active(): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).body.status).toBe('ACTIVE');
  return member;
}

const end = async ({ membershipId, session }: Member) =>
  world.call(endMemberAutopay, { body: { membershipId } }, { token: await session() });

let presses = 0;
async function pay(
  { membershipId, method, session }: Member,
  wish: { on?: string; amount: number; paymentMethodId?: string },
) {
  const body = { membershipId, paymentMethodId: method.id, ...wish };
  // Each is a press of its own: the same one again would be answered as before.
  presses += 1;
  const headers = { 'idempotency-key': `press-${presses}` };
  return world.call(payMembershipBill, { body }, { token: await session(), headers });
}

const mails = async ({ borrower }: Member, subject: RegExp) => {
  await world.sendAll();
  return (await sandbox.mailbox(borrower.email)).filter((mail) => subject.test(String(mail.subject)));
};
const taken = async () => (await world.rows('membership_payment')).filter(({ status }) => status !== 'CANCELLED');

describe('a member who ended automatic payment', () => {
  test('pays six months by hand: each is asked for on its day, once, and nothing is taken by itself', async () => {
    const member = await active();
    const before = (await taken()).length;
    expect((await end(member)).body.membership).toMatchObject({ paysByHand: true, paymentMethod: null });
    expect(await mails(member, /Automatic payment is off/)).toHaveLength(1);
    for (const month of ['04', '05', '06', '07', '08', '09']) {
      await world.passTo(`2026-${month}-18`);
      const { openNow } = await seen(world, member);
      expect((await pay(member, { amount: openNow })).body).toMatchObject({ payment: {} });
      await world.passTo(`2026-${month}-24`);
      expect(await seen(world, member)).toMatchObject({ openNow: 0, standing: 'GOOD', paysByHand: true });
    }
    expect(await mails(member, /membership payment is due/)).toHaveLength(6);
    expect(await mails(member, /membership payment on/)).toHaveLength(0);
    expect((await taken()).slice(before).map(({ natural_key: key }) => key.slice(0, 5))).toEqual(
      Array(6).fill('hand:'),
    );
  });

  test('is late from the day after, is reminded with the same words as everybody, and nothing is taken', async () => {
    const member = await active();
    await end(member);
    await world.passTo('2026-04-16');
    expect(await seen(world, member)).toMatchObject({ standing: 'GOOD', openNow: 555.14 });
    await world.passTo('2026-04-18');
    expect(await seen(world, member)).toMatchObject({ standing: 'PAST_DUE' });
    await world.passTo('2026-05-02');
    expect(await seen(world, member)).toMatchObject({ standing: 'BENEFITS_HELD' });
    expect(await mails(member, /past due/)).toHaveLength(1);
    expect((await taken()).filter(({ kind }) => kind !== 'ACTIVATION')).toEqual([]);
    expect((await pay(member, { amount: 555.14 })).status).toBe(200);
    await world.passTo('2026-05-08');
    expect(await seen(world, member)).toMatchObject({ standing: 'GOOD', paysByHand: true, paymentMethod: null });
  });

  test('reads how much is past due, and what of it for a month, once another month has come', async () => {
    const member = await active();
    await world.passTo('2026-05-25');
    await end(member);
    await world.passTo('2026-07-18');
    const [held] = await mails(member, /on hold/);
    expect(held?.text).toContain('$555.14 for your membership at Harbor Med Spa is two weeks past due.');
    const [proposed] = await mails(member, /^\$1,110.28 of your membership is past due/);
    expect(proposed?.text).toContain('is past due, and $555.14 of it is a month past due.');
  });

  test('takes back what was announced and what was to be tried again', async () => {
    const member = await active();
    await world.passTo('2026-04-14');
    expect(await mails(member, /^\$555.14 membership payment on/)).toHaveLength(1);
    await end(member);
    await world.passTo('2026-04-20');
    expect(await mails(member, /^No \$555.14 membership payment on/)).toHaveLength(1);
    expect((await taken()).filter(({ kind }) => kind !== 'ACTIVATION')).toEqual([]);
  });

  test('has no retry of a payment that failed before', async () => {
    const member = await active();
    await turnTo(world, member, '9996');
    await world.passTo('2026-04-16');
    expect((await world.rows('membership_payment')).some(({ status }) => status === 'SCHEDULED')).toBe(true);
    await end(member);
    await turnTo(world, member, '4242');
    const before = (await taken()).length;
    await world.passTo('2026-05-10');
    expect((await taken()).length).toBe(before);
  });

  test('reads in the mail what is past due by then, and that nothing tries it again', async () => {
    const [owes, owesNothing] = [await active(), await active()];
    await turnTo(world, owes, '9996');
    await world.passTo('2026-04-16');
    for (const member of [owes, owesNothing]) await end(member);
    const told = async (member: Member) => String((await mails(member, /Automatic payment is off/))[0]?.text);
    expect(await told(owes)).toContain("$555.14 is past due. We won't retry it, so pay it yourself");
    expect(await told(owesNothing)).not.toContain('past due');
  });

  test('reads that a payment which its bank has by then is not stopped, and no word that it arrives', async () => {
    const member = await aMember(world, { account: '6789' });
    await sendPlan(world, member);
    await activate(world, member);
    await world.passTo('2026-04-16');
    await end(member);
    const [mail] = await mails(member, /Automatic payment is off/);
    expect(mail?.text).toContain("$555.14 is already processing, and this doesn't stop it.");
  });

  test('can pay months ahead, each once, and to the amount that was shown', async () => {
    const member = await active();
    await end(member);
    const { payAhead } = await seen(world, member);
    expect(payAhead).toEqual({ on: '2026-04-16', amount: 555.14 });
    expect((await pay(member, { on: '2026-04-16', amount: 555.13 })).body.code).toBe('STALE');
    expect((await world.rows('membership_bill')).filter(({ number }) => number === 2)).toEqual([]);
    for (const on of ['2026-04-16', '2026-05-18']) {
      expect((await seen(world, member)).payAhead).toMatchObject({ on });
      const twice = await Promise.all([1, 2].map(() => pay(member, { on, amount: 555.14 })));
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
      // A page that still shows this day pays no other month.
      expect((await pay(member, { on, amount: 555.14 })).body.code).toBe('STALE');
    }
    await world.passTo('2026-05-25');
    expect(await mails(member, /membership payment is due/)).toHaveLength(0);
    const months = (await world.rows('membership_bill')).filter(({ kind }) => kind === 'MONTH');
    expect(months.map(({ number, status }) => [Number(number), status])).toEqual([
      [1, 'PAID'],
      [2, 'PAID'],
      [3, 'PAID'],
    ]);
  });

  test('pays what is due before a later month', async () => {
    const member = await active();
    await end(member);
    await world.passTo('2026-04-16');
    expect(await seen(world, member)).toMatchObject({ openNow: 555.14, payAhead: null });
    expect((await pay(member, { on: '2026-05-18', amount: 555.14 })).body.code).toBe('STEP_ORDER');
    expect((await pay(member, { amount: 555.14 })).status).toBe(200);
    expect((await pay(member, { amount: 555.14 })).body.code).toBe('STEP_ORDER');
    expect((await pay(member, { on: '2026-05-18', amount: 555.14 })).status).toBe(200);
  });

  test('has a payment by hand that failed neither retried nor made late before its day', async () => {
    const member = await active();
    await end(member);
    const short = await keepMethod(world, member.borrower.id, { card: '9996' });
    const refused = await pay(member, { on: '2026-04-16', amount: 555.14, paymentMethodId: short.id });
    expect(refused.body.code).toBe('PAYMENT_DECLINED');
    const [told] = await mails(member, /didn't go through/);
    expect(told?.text).toContain("It isn't due until April 16, 2026. Pay it by then");
    await world.passTo('2026-04-10');
    expect(await seen(world, member)).toMatchObject({ standing: 'GOOD', openNow: 0 });
    expect((await world.rows('membership_payment')).some(({ status }) => status === 'SCHEDULED')).toBe(false);
  });

  test('goes on by hand in the next year, and pays by themselves again once they choose a card for it', async () => {
    const member = await active();
    await world.passTo('2027-02-10');
    await end(member);
    expect((await agreeToNextYear(world, member)).status).toBe(200);
    await world.passTo('2027-03-17');
    expect(await seen(world, member)).toMatchObject({ status: 'ACTIVE', paysByHand: true, paymentMethod: null });
    await expect(payFromAnother(world, member)).rejects.toThrow('409');
    expect(await seen(world, member)).toMatchObject({ paysByHand: true, paymentMethod: null });
    await payFromAnother(world, member, { turnsOnAutopay: true });
    expect(await mails(member, /^Automatic payment is on/)).toHaveLength(1);
    await world.passTo('2027-03-22');
    expect(await seen(world, member)).toMatchObject({ openNow: 0, paysByHand: false });
  });

  test('pays by themselves again once they sign another agreement after they canceled', async () => {
    const member = await active();
    await end(member);
    const { quoteId } = await quoteOf(world, member);
    expect((await cancel(world, member, { quoteId })).body.type).toBe('CANCELLED');
    await world.passTo('2026-03-20');
    await sendPlan(world, member);
    const { membershipId, method, session } = member;
    const { disclosureHash, paymentDueToday, version } = await detailsOf(world, member);
    const body = { membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday, version };
    const signed = { body: { ...body, paymentMethodId: method.id } };
    const answer = await world.call(activateMembership, signed, { token: await session() });
    expect(answer.body).toMatchObject({ status: 'ACTIVE' });
    expect(await seen(world, member)).toMatchObject({ paysByHand: false, paymentMethod: { _id: method.id } });
  });

  test('can remove the card then, and not while it pays', async () => {
    const member = await active();
    const remove = async () =>
      world.call(
        removeMemberPaymentMethod,
        { params: { paymentMethodId: member.method.id } },
        { token: await member.session() },
      );
    expect((await remove()).body.code).toBe('STEP_ORDER');
    await end(member);
    expect((await remove()).body.data).toEqual([]);
    expect((await pay(member, { on: '2026-04-16', amount: 555.14 })).body.code).toBe('NOT_FOUND');
  });
});

test('a month that is paid ahead by hand is not taken again by itself, and what failed by hand is', async () => {
  const [ahead, failed] = [await active(), await active()];
  await world.passTo('2026-04-14');
  expect((await pay(ahead, { on: '2026-04-16', amount: 555.14 })).status).toBe(200);
  expect(await mails(ahead, /^No \$555.14 membership payment on/)).toHaveLength(1);
  const short = await keepMethod(world, failed.borrower.id, { card: '9996' });
  await pay(failed, { on: '2026-04-16', amount: 555.14, paymentMethodId: short.id });
  const [told] = await mails(failed, /didn't go through/);
  expect(told?.text).toContain("It isn't due until April 16, 2026. We'll charge it automatically that day");
  await world.passTo('2026-04-22');
  const paid = async ({ membershipId }: Member) =>
    (await world.rows('membership_payment'))
      .filter((one) => one.membership_id === membershipId && one.kind === 'MONTH' && one.status === 'SETTLED')
      .map(({ natural_key: key }) => key.slice(0, 4));
  expect([await paid(ahead), await paid(failed)]).toEqual([['hand'], ['pay:']]);
});

test('a card that failed by hand before the day is charged on it all the same', async () => {
  const member = await active();
  await world.passTo('2026-04-14');
  await turnTo(world, member, '9996');
  expect((await pay(member, { on: '2026-04-16', amount: 555.14 })).body.code).toBe('PAYMENT_DECLINED');
  await turnTo(world, member, '4242');
  await world.passTo('2026-04-22');
  const months = (await taken()).filter(({ kind }) => kind === 'MONTH');
  expect(months.map(({ natural_key: key, status }) => [key.slice(0, 4), status])).toEqual([
    ['hand', 'DECLINED'],
    ['pay:', 'SETTLED'],
  ]);
});

test('staff end it for a member who phones, and the mail says how it was asked for', async () => {
  const member = await active();
  const { membershipId } = member;
  const body = { membershipId, channel: 'PHONE' as const, requestedOn: '2026-03-16' };
  const token = await world.staffSession('manager@harbor-medspa.test');
  const answer = await world.call(endAutopayForMember, { body }, { token });
  expect(answer.body.membership).toMatchObject({ paysByHand: true });
  const again = await world.call(endAutopayForMember, { body }, { token });
  expect(again.status).toBe(200);
  const [mail, ...more] = await mails(member, /Automatic payment is off/);
  expect(mail?.text).toContain('As you requested by phone on March 16, 2026');
  expect(more).toEqual([]);
  const history = (await world.rows('membership_history')).filter(({ action }) => action === 'AUTOPAY_ENDED');
  expect(history.map(({ actor_kind: kind, note }) => [kind, note])).toEqual([['staff', 'PHONE 2026-03-16']]);
  const [trail] = (await world.rows('audit')).filter(({ action }) => action === 'membership.autopay_ended');
  expect(JSON.parse(String(trail?.detail))).toMatchObject({ channel: 'PHONE', requestedOn: '2026-03-16' });
  const details = await world.call(getMembershipDetails, { query: { membershipId } }, { token });
  expect(details.body.history.find(({ action }) => action === 'AUTOPAY_ENDED')).toMatchObject({
    request: { channel: 'PHONE', on: '2026-03-16' },
  });
});

test('thirty payments of the same bill at once are one', async () => {
  const member = await active();
  await end(member);
  await world.passTo('2026-04-16');
  const answers = await Promise.all(Array.from({ length: 30 }, () => pay(member, { amount: 555.14 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await taken()).filter(({ natural_key: key }) => key.startsWith('hand:'))).toHaveLength(1);
});
