import { getBorrower } from '@contract/borrower-file/calls';
import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { getPhonePayment, takePhonePayment } from '@contract/servicing/phone-payment-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from '../testing/loan-world';

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
  expect(await ledgerViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

type Wish = { amount: number; payOn?: string; lang?: 'en' | 'es'; paymentMethodId?: string };
let key = 0;
const staff = async (who = 'admin@demo.test') => ({ token: await world.staffSession(who) });
const quote = async ({ params }: Pick<Made, 'params'>, { amount, ...chosen }: Partial<Wish> = {}) =>
  world.call(
    getPhonePayment,
    { params, query: { ...chosen, ...(amount && { amount: String(amount) }) } },
    await staff(),
  );

/** What a dialog sends once the authorization was read. */
async function readTo(loan: Made, { amount, lang = 'en', ...wish }: Wish) {
  const { body: seen } = await quote(loan);
  const paymentMethodId = wish.paymentMethodId ?? seen.methods[0]?._id ?? '';
  const payOn = wish.payOn ?? seen.today;
  const { body } = await quote(loan, { amount, paymentMethodId, payOn, lang });
  const authorizationHash = body.authorization?.sha256 ?? 'a'.repeat(64);
  const text = body.authorization?.text ?? '';
  const said = { wasReadAloud: true as const, authorizationHash, version: seen.version };
  return { body: { amount, paymentMethodId, payOn, lang, ...said }, text };
}
type Body = Awaited<ReturnType<typeof readTo>>['body'];
const take = async ({ params }: Pick<Made, 'params'>, body: Body, token?: string) => {
  key += 1;
  const headers = { 'idempotency-key': `phone-${key}` };
  return world.call(takePhonePayment, { params, body }, { token: token ?? (await staff()).token, headers });
};
const mailsTo = async ({ borrower }: Made) => {
  await world.sendAll();
  return sandbox.mailbox(borrower.email);
};
const stand = ({ params }: Made, set: Record<string, number | string>) =>
  world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set(set).where('id', '=', params.id)),
  );
const phoneOf = () => world.deps.config.brandFinancing.supportPhone;

test('a payment by phone counts today, and what was read is kept with who and when and confirmed in writing', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-04-10');
  const { body, text } = await readTo(loan, { amount: 100 });
  expect(text).toContain('make one electronic debit of $100.00 from your account at First Bank ending in');
  expect(text).toContain(`on or after April 10, 2026`);
  expect(text).toContain(phoneOf());
  expect((await take(loan, body)).body).toEqual({ amount: 100, payOn: '2026-04-10' });
  const [payment] = await world.rows('payment');
  expect(payment).toMatchObject({ status: 'SUBMITTED', amount_cents: 10_000, kind: 'ONCE' });
  expect(await world.rows('phone_authorization')).toMatchObject([{ payment_id: payment?.id, language: 'en', text }]);
  const mail = (await mailsTo(loan)).find(
    ({ subject }) => subject === 'You authorized a $100.00 payment for April 10, 2026',
  );
  expect(mail?.text).toContain('authorized by phone one payment of $100.00');
  expect(mail?.text).toContain(phoneOf());
  const { body: file } = await world.call(getBorrower, { query: { user_id: loan.params.id } }, await staff());
  expect(file.user.acts[0]).toMatchObject({ kind: 'PHONE_PAYMENT' });
  const actions = (await world.rows('audit')).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['borrower.phone_payment', 'payment.submitted']));
  expect((await ordersOf(sandbox, 'debit')).map(({ amountCents }) => amountCents)).toEqual([10_000]);
});

test('a payment for a later day waits, is read and confirmed in Spanish, and is not taken twice', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE', card: '4242' });
  await stand(loan, { language: 'es' });
  await world.passTo('2026-04-10');
  const { body, text } = await readTo(loan, { amount: 80, payOn: '2026-04-14', lang: 'es' });
  expect(text).toContain('un cargo de $80.00 a su tarjeta Visa terminada en 4242, el 14 de abril de 2026 o después');
  expect((await take(loan, body)).status).toBe(200);
  expect((await take(loan, body)).body).toMatchObject({ code: 'STEP_ORDER' });
  const subjects = (await mailsTo(loan)).map(({ subject }) => subject);
  expect(subjects).toContain('Usted autorizó un pago de $80.00 para el 14 de abril de 2026');
  await world.passTo('2026-04-16');
  expect((await world.rows('payment')).map(({ status }) => status)).toEqual(['SETTLED']);
  expect((await world.rows('servicing_notice')).map(({ kind }) => kind)).toContain('PAYMENT_RECEIVED');
});

test('it is refused by the rules of the borrower’s own payment', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const codeOf = async (wish: Wish) => (await take(loan, (await readTo(loan, wish)).body)).body.code;
  expect(await codeOf({ amount: 900_000 })).toBe('OVER_PAYOFF');
  expect(await codeOf({ amount: 50, payOn: '2026-12-01' })).toBe('INVALID_FIELDS');
  expect(await codeOf({ amount: 0.5 })).toBe('INVALID_FIELDS');
  await stand(loan, { states: 'DECEASED' });
  expect(await codeOf({ amount: 50 })).toBe('ACCOUNT_BLOCKED');
  await stand(loan, { states: '', flagged_fraud: 1 });
  expect(await codeOf({ amount: 50 })).toBe('ACCOUNT_BLOCKED');
  await stand(loan, { flagged_fraud: 0, on_hold: 1 });
  const own = { token: await world.sessionOf('borrower', loan.params.id) };
  const byThemselves = await world.call(makeLoanPayment, { params: loan.params, body: { amount: 50 } }, own);
  expect([byThemselves.status, await codeOf({ amount: 51 })]).toEqual([200, undefined]);
  expect(await world.rows('phone_authorization')).toHaveLength(1);
});

test('another text than was read, another person’s account or loan, and practice staff are refused', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const other = await aLoanOf(world, { autopay: 'NONE' });
  const { body } = await readTo(loan, { amount: 100 });
  expect((await take(loan, { ...body, amount: 120 })).body.code).toBe('STALE');
  expect((await take(loan, { ...body, paymentMethodId: other.method.id })).status).toBe(404);
  expect((await take({ params: { ...loan.params, id: other.params.id } }, body)).status).toBe(404);
  expect((await quote({ params: { ...loan.params, id: other.params.id } })).status).toBe(404);
  const practice = (await staff('manager@bright-smile.test')).token;
  expect((await take(loan, body, practice)).status).toBe(403);
  const unread = { ...body, wasReadAloud: false } as never;
  expect((await take(loan, unread)).status).toBe(422);
  expect(await world.rows('payment')).toEqual([]);
});

test.each([[undefined], ['2026-03-28']])('thirty presses at once take one payment, today or on %s', async (payOn) => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const { body } = await readTo(loan, { amount: 100, ...(payOn && { payOn }) });
  const { token } = await staff();
  const answers = await Promise.all(Array.from({ length: 30 }, () => take(loan, body, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
  expect(await world.rows('payment')).toHaveLength(1);
  expect(await world.rows('phone_authorization')).toHaveLength(1);
});
