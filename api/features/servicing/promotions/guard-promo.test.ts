import { getAutopay } from '@contract/payment-method/autopay-calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { makeLoanPayment, quoteLoanPayoff } from '@contract/servicing/payment-calls';
import { listPromotions } from '@contract/servicing/promotion-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { agreedAutopay } from '../../../test/agreed-autopay';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

/** Days pass, so everybody logs in anew. */
const loggedIn = async ({ params }: Made) => ({ token: await world.sessionOf('borrower', params.id) });
const promotions = async (loan: Made) => {
  const { status, body } = await world.call(listPromotions, { params: { id: loan.params.id } }, await loggedIn(loan));
  expect(status).toBe(200);
  return body.data;
};
const warningsOf = async ({ transactionId }: Made) =>
  (await world.rows('servicing_notice'))
    .filter((row) => row.subject_id === transactionId && row.kind === 'PROMO_SHORT')
    .map(({ sent_on }) => sent_on)
    .sort();

test('autopay names the amount of the guardian as the one that avoids interest, takes it when chosen, and none once it is kept', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'SUGGESTED' });
  expect((await world.call(getAutopay, { params: loan.params }, await loggedIn(loan))).body).toMatchObject({
    type: 'SUGGESTED',
    amount: 700,
    suggested: 700,
  });
  await world.passTo('2026-04-01');
  const first = await loggedIn(loan);
  await world.call(
    setAutopay,
    await agreedAutopay(world, { params: loan.params, body: { type: 'MINIMUM' } }, first),
    first,
  );
  await world.passTo('2026-06-20');
  const needed = Number((await promotions(loan))[0]?.promo.needed);
  const token = await loggedIn(loan);
  const { body: seen } = await world.call(getAutopay, { params: loan.params }, token);
  expect(needed).toBeGreaterThan(700);
  expect(seen.suggested).toBe(needed);
  const body = { type: 'SUGGESTED' as const, version: seen.version };
  const set = await world.call(setAutopay, await agreedAutopay(world, { params: loan.params, body }, token), token);
  expect(set.body).toMatchObject({ type: 'CUSTOM', amount: needed, suggested: needed });
  expect((await promotions(loan))[0]?.promo).toMatchObject({ pace: 'ON_TRACK', autopay: needed, needed });
  await world.passTo('2026-09-25');
  expect((await promotions(loan))[0]?.promo.status).toBe('KEPT');
  const { body: after } = await world.call(getAutopay, { params: loan.params }, await loggedIn(loan));
  expect(after.suggested).toBeNull();
});

test('the guardian says what keeps the promotion; raising autopay to it puts the loan on pace, and it is kept', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'MINIMUM' });
  await world.passTo('2026-06-20');
  const [before, ...more] = await promotions(loan);
  expect(more).toEqual([]);
  expect(before).toMatchObject({
    transactionId: loan.transactionId,
    promo: { status: 'OPEN', pace: 'SHORT', endsOn: '2026-09-16', daysLeft: 88, paymentsLeft: 3 },
  });
  expect(before?.promo).toMatchObject({
    payments: ['paid', 'paid', 'paid', 'next', 'to-come', 'to-come'],
  });
  const { needed, payoff, autopay, interest, paid } = before?.promo ?? {};
  expect(Number(paid) + Number(payoff)).toBe(4200);
  expect(Number(needed)).toBe(Math.ceil((Number(payoff) * 100) / 3) / 100);
  expect(Number(interest)).toBeGreaterThan(0);
  expect(Number(autopay)).toBeLessThan(Number(needed));
  const token = await loggedIn(loan);
  const { body: seen } = await world.call(getAutopay, { params: loan.params }, token);
  const raised = await world.call(
    setAutopay,
    await agreedAutopay(
      world,
      { params: loan.params, body: { type: 'CUSTOM', customAmount: Number(needed), version: seen.version } },
      token,
    ),
    token,
  );
  expect(raised.status).toBe(200);
  expect((await promotions(loan))[0]?.promo).toMatchObject({ pace: 'ON_TRACK', short: 0, autopay: needed });
  await world.passTo('2026-09-25');
  expect(await warningsOf(loan)).toEqual([]);
  expect((await promotions(loan))[0]?.promo).toMatchObject({ status: 'KEPT', payoff: 0, needed: null, pace: null });
});

test('a short pace is told by mail and text once in each stage, however often the day is worked on', async () => {
  const phone = '5125550142';
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'MINIMUM', phone });
  await world.passTo('2026-07-17');
  expect(await warningsOf(loan)).toEqual([]);
  await world.passTo('2026-07-18');
  expect(await warningsOf(loan)).toEqual(['2026-07-18']);
  await world.passTo('2026-10-20');
  expect(await warningsOf(loan)).toEqual(['2026-07-18', '2026-08-17', '2026-09-02', '2026-09-13', '2026-09-16']);
  const mails = (await sandbox.mailbox(loan.borrower.email)).filter(({ subject }) =>
    /^Pay \$[\d,.]+ by \w+ \d+, \d{4} to keep your plan interest-free$/.test(subject),
  );
  expect(mails).toHaveLength(5);
  expect(mails.map(({ text }) => text).join()).toContain(`transaction=${loan.transactionId}`);
  // Texas at the time of the day's work: 7 am in its west, so texts wait for an hour.
  world.deps.clock.setTo('2026-10-20T14:00:00.000Z');
  await world.sendAll();
  const texts = await sandbox.mailbox(`+1${phone}`);
  expect(texts).toHaveLength(5);
  expect(texts.map(({ text }) => text).join()).toContain('on each due date until then is enough');
});

test('kept in the middle of a period while a late fee is open, it leaves the fee to pay and nothing else', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'NONE' });
  await world.passTo('2026-05-02');
  const { params } = loan;
  const token = await loggedIn(loan);
  const pay = async (body: { amount: number; kind?: 'PAYOFF' }) =>
    (await world.call(makeLoanPayment, { params, body }, token)).status;
  const fee = (await promotions(loan))[0]?.promo.fees ?? 0;
  expect(fee).toBeGreaterThan(0);
  expect(await pay({ amount: 4200 })).toBe(200);
  expect((await promotions(loan))[0]?.promo).toMatchObject({ status: 'KEPT', payoff: 0, fees: 0 });
  const { body: payoff } = await world.call(quoteLoanPayoff, { params }, token);
  expect(payoff).toMatchObject({ total: fee, principal: 0, interest: 0, fees: fee, perDiem: 0 });
  expect(await pay({ amount: payoff.total, kind: 'PAYOFF' })).toBe(200);
});

test('nobody is warned whose planned payment pays it in time, and no phone is texted that is not proven', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'NONE' });
  await world.passTo('2026-07-17');
  const [first] = await promotions(loan);
  const body = { amount: Number(first?.promo.payoff), payOn: '2026-09-10' };
  expect((await world.call(makeLoanPayment, { params: loan.params, body }, await loggedIn(loan))).status).toBe(200);
  expect((await promotions(loan))[0]?.promo.pace).toBe('ON_TRACK');
  await world.passTo('2026-07-20');
  expect(await warningsOf(loan)).toEqual([]);
  expect((await sandbox.mailbox()).filter(({ channel }) => channel === 'sms')).toEqual([]);
});

test('a pace that falls short in the middle of a stage is told of then, and not before', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_6', autopay: 'SUGGESTED' });
  await world.passTo('2026-08-18');
  expect(await warningsOf(loan)).toEqual([]);
  const off = { type: 'NONE' as const };
  expect((await world.call(setAutopay, { params: loan.params, body: off }, await loggedIn(loan))).status).toBe(200);
  await world.passTo('2026-09-01');
  expect(await warningsOf(loan)).toHaveLength(1);
});
