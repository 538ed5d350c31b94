import { reprocessMembershipPayment } from '@contract/membership/credit-calls';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, cancel, giveOne, payFromAnother, quoteOf, turnTo } from '../testing/member-acts';
import {
  aMember,
  keepMethod,
  type Member,
  type MemberWorld,
  membershipViolations,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';
import { applyMemberOutcome } from './outcome';

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

async function active(given: Parameters<typeof aMember>[1] = {}): Promise<Member> {
  const member = await aMember(world, given);
  await sendPlan(world, member);
  const began = await activate(world, member);
  expect(began.body.status, JSON.stringify(began.body)).toBe('ACTIVE');
  return member;
}

const payments = async () => (await world.rows('membership_payment')).filter(({ status }) => status !== 'CANCELLED');
const bills = async () =>
  (await world.rows('membership_bill')).sort((one, other) => (one.due_on < other.due_on ? -1 : 1));
const row = async ({ membershipId }: Member) => (await world.rows('membership')).find(({ id }) => id === membershipId);

describe('a bill whose card was declined for good', () => {
  test('is taken from the card that its member adds, the oldest month first', async () => {
    const member = await active();
    await turnTo(world, member, '0002');
    await world.passTo('2026-04-20');
    expect((await bills()).map(({ status }) => status)).toEqual(['PAID', 'OPEN']);
    expect(await seen(world, member)).toMatchObject({ standing: 'PAST_DUE' });
    await payFromAnother(world, member);
    await world.passTo('2026-04-22');
    expect((await bills()).map(({ status }) => status)).toEqual(['PAID', 'PAID']);
    await world.passTo('2026-04-24');
    expect(await seen(world, member)).toMatchObject({ standing: 'GOOD' });
    expect((await payments()).filter(({ status }) => status === 'SETTLED')).toHaveLength(2);
  });

  test('of which two months are open is taken month by month from the new one, once each', async () => {
    const member = await active();
    await turnTo(world, member, '0002');
    await world.passTo('2026-05-18');
    expect((await bills()).map(({ status }) => status)).toEqual(['PAID', 'OPEN', 'OPEN']);
    await payFromAnother(world, member);
    await world.passTo('2026-05-25');
    expect((await bills()).map(({ status }) => status)).toEqual(['PAID', 'PAID', 'PAID']);
    const settled = (await payments()).filter(({ status }) => status === 'SETTLED');
    expect(settled.map(({ amount_cents: amount }) => Number(amount))).toEqual([55_514, 55_514, 55_514]);
  });

  test('and whose new card is declined for now is tried with it no more often than the rules allow in all', async () => {
    const member = await active();
    await turnTo(world, member, '0002');
    await world.passTo('2026-04-20');
    await payFromAnother(world, member, { card: '9996' });
    await world.passTo('2026-05-15');
    expect((await payments()).filter(({ kind }) => kind === 'MONTH')).toHaveLength(5);
  });
});

describe('tries of one bill', () => {
  test('go on with the card that takes the place of the one that was declined for now: five in all', async () => {
    const member = await active();
    await turnTo(world, member, '9996');
    await world.passTo('2026-04-17');
    await payFromAnother(world, member, { card: '9996' });
    await world.passTo('2026-05-15');
    const tries = (await payments()).filter(({ kind }) => kind === 'MONTH');
    expect(tries.map(({ submitted_on: on, attempt }) => [on, Number(attempt)])).toEqual([
      ['2026-04-16', 1],
      ['2026-04-17', 2],
      ['2026-04-19', 3],
      ['2026-04-21', 4],
      ['2026-04-23', 5],
    ]);
  });

  test('by bank are two in all, also of the first day', async () => {
    await active({ account: '01' });
    await world.passTo('2026-04-14');
    expect((await payments()).map(({ attempt }) => Number(attempt))).toEqual([1, 2]);
  });

  test('are asked for by no reminder of $0.00 while the second one is processing', async () => {
    const { borrower } = await active({ account: '01' });
    await world.passTo('2026-04-30');
    expect((await world.rows('membership_notice')).map(({ kind }) => kind)).toContain('LATE_NOTICE');
    const mails = await sandbox.mailbox(borrower.email ?? '');
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.filter(({ subject }) => subject.includes('$0.00'))).toEqual([]);
  });

  test('go on after the member paid by hand in vain', async () => {
    const member = await active();
    await turnTo(world, member, '9996');
    await world.passTo('2026-04-17');
    const [failed] = (await payments()).filter(({ status }) => status === 'DECLINED');
    const body = { paymentId: failed?.id ?? '' };
    await world.call(reprocessMembershipPayment, { body }, { token: await member.session() });
    await world.passTo('2026-05-15');
    const tries = (await payments()).filter(({ kind }) => kind !== 'ACTIVATION');
    expect(tries.map(({ attempt }) => Number(attempt))).toEqual([1, 2, 3, 4, 5]);
  });
});

test('an installment of a cancellation that failed is paid again alone: those that are not due yet wait for their days', async () => {
  const member = await active();
  await world.passTo('2026-07-20');
  for (const name of ['Botox', 'Botox', 'Filler', ...Array(5).fill('HydraFacial')]) await giveOne(world, member, name);
  const { quoteId } = await quoteOf(world, member);
  await cancel(world, member, { quoteId, cancelMethod: 'installment' });
  await turnTo(world, member, '0002');
  await world.passTo('2026-08-18');
  const [failed] = (await payments()).filter(({ status }) => status === 'DECLINED');
  const { id: paymentMethodId } = await keepMethod(world, member.borrower.id);
  const body = { paymentId: failed?.id ?? '', paymentMethodId };
  const paid = await world.call(reprocessMembershipPayment, { body }, { token: await member.session() });
  expect([paid.status, paid.body.payment?.amount]).toEqual([200, 54.43]);
});

describe('a debit that its bank gives back weeks later', () => {
  test('is not reminded of while what pays it is on its way', async () => {
    const member = await active({ account: '77' });
    await world.passTo('2026-05-01');
    const [debit] = await payments();
    const failed = { status: 'returned', code: 'R10', on: '2026-05-01' as never } as const;
    await applyMemberOutcome(world.deps, debit?.id ?? '', failed);
    await world.passTo('2026-05-07');
    const { id: paymentMethodId } = await keepMethod(world, member.borrower.id, { account: '88' });
    const body = { paymentId: debit?.id ?? '', paymentMethodId };
    const paid = await world.call(reprocessMembershipPayment, { body }, { token: await member.session() });
    expect(paid.body.payment?.status).toBe('PENDING');
    const { payments: seenPayments, openNow } = await seen(world, member);
    expect(openNow).toBe(0);
    expect(seenPayments.filter(({ canReprocess }) => canReprocess)).toEqual([]);
    await world.passTo('2026-05-08');
    expect((await world.rows('membership_notice')).map(({ kind }) => kind)).not.toContain('LATE_NOTICE');
  });

  test('is late from the day on which it is known: notice after a week, held after two', async () => {
    const member = await active({ account: '77' });
    await world.passTo('2026-05-01');
    const [debit] = await payments();
    await applyMemberOutcome(world.deps, debit?.id ?? '', {
      status: 'returned',
      code: 'R10',
      on: '2026-05-01' as never,
    });
    await world.passTo('2026-05-02');
    expect(await row(member)).toMatchObject({ past_due_on: '2026-05-01', standing: 'PAST_DUE' });
    const notices = async () => (await world.rows('membership_notice')).map(({ kind }) => kind);
    expect(await notices()).not.toContain('LATE_NOTICE');
    await world.passTo('2026-05-08');
    expect(await notices()).toContain('LATE_NOTICE');
    expect(await notices()).not.toContain('BENEFITS_HELD');
    await world.passTo('2026-05-15');
    expect(await notices()).toContain('BENEFITS_HELD');
    expect(await notices()).not.toContain('CANCEL_PROPOSAL');
  });
});

describe('a plan that begins after an earlier one was cancelled with something open', () => {
  test('is paid by what was signed as due today; the old debt stays, and is taken as itself', async () => {
    const member = await active({ account: '77' });
    await giveOne(world, member, 'Filler');
    await world.passTo('2026-03-25');
    const { quoteId, totalUnpaid } = await quoteOf(world, member);
    expect(totalUnpaid).toBe(799.85);
    expect((await cancel(world, member, { quoteId })).body.type).toBe('CANCELLED');
    await world.passTo('2026-04-01');
    const debit = (await payments()).find(({ kind }) => kind === 'CANCELLATION');
    await applyMemberOutcome(world.deps, debit?.id ?? '', {
      status: 'returned',
      code: 'R10',
      on: '2026-04-01' as never,
    });
    await payFromAnother(world, member);
    await sendPlan(world, member);
    const answer = await activate(world, member);
    expect(answer.body).toMatchObject({ status: 'ACTIVE', paymentDueToday: 555.14 });
    const open = (await bills()).map(({ kind, status, plan_year: year }) => [kind, Number(year), status]);
    expect(open).toEqual([
      ['MONTH', 0, 'PAID'],
      ['CANCELLATION', 0, 'OPEN'],
      ['MONTH', 1, 'PAID'],
    ]);
    await world.passTo('2026-04-06');
    const taken = (await payments())
      .filter(({ status }) => status === 'SETTLED')
      .map(({ kind, amount_cents: amount }) => [kind, Number(amount)]);
    expect(taken).toEqual([
      ['ACTIVATION', 55_514],
      ['ACTIVATION', 55_514],
      ['CANCELLATION', 79_985],
    ]);
  });
});
