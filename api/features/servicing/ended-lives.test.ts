import { viewDocument } from '@contract/document/calls';
import { authorizePaymentMethod } from '@contract/payment-method/calls';
import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenVersion } from '../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from './testing/loan-world';

/** Lives of one world, which share its days. */
const LIVES = 12;
const DAYS = 75;
const LONG_MS = 240_000;

/** An account by its last digits, which the sandbox's processor acts by, and what is done on some days. */
const anyLife = fc.record({
  account: fc.constantFrom('02', '02', '03', '10', '10', '01', '91', '77'),
  autopay: fc.constantFrom('MINIMUM', 'MINIMUM', 'NONE'),
  acts: fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: DAYS - 1 }),
      what: fc.constantFrom('PAY', 'PAY', 'PLAN', 'PLAN', 'AUTHORIZE', 'REFUND'),
      cents: fc.integer({ min: 500, max: 20_000 }),
      later: fc.integer({ min: 1, max: 30 }),
    }),
    { minLength: 3, maxLength: 9 },
  ),
});
type Life = Awaited<ReturnType<typeof aLoanOf>>;
type Act = (typeof anyLife extends fc.Arbitrary<infer Drawn> ? Drawn : never)['acts'][number];

let sandbox: SandboxHarness;
let world: LoanWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox, { withMails: false });
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const today = () => civilDate(world.deps.clock.now().slice(0, 10));
const tokenOf = async ({ borrower }: Life) => ({ token: await world.sessionOf('borrower', borrower.id) });
const methodOf = async ({ method }: Life) => (await world.rows('payment_method')).find(({ id }) => id === method.id);
let asked = 0;

/** Does one thing of a life; what may be refused is refused in one way. */
async function act(life: Life, { what, cents, later }: Act): Promise<void> {
  const { params, method } = life;
  const session = await tokenOf(life);
  const isEnded = (await methodOf(life))?.ended_at !== null;
  asked += 1;
  const headers = { 'idempotency-key': `life-${asked}` };
  if (what === 'PAY' || what === 'PLAN') {
    const body = {
      amount: cents / 100,
      paymentMethodId: method.id,
      ...(what === 'PLAN' && { payOn: addDays(today(), later) }),
    };
    const { status } = await world.call(makeLoanPayment, { params, body }, { ...session, headers });
    if (isEnded) expect(status).toBe(409);
    else expect([200, 409, 422]).toContain(status);
  } else if (what === 'AUTHORIZE') {
    const shown = await world.call(viewDocument, { params: { documentKey: 'ach-authorization' } }, session);
    const request = { params: { paymentMethodId: method.id }, body: { authorizationHash: shown.body.sha256 } };
    expect((await world.call(authorizePaymentMethod, request, session)).status).toBe(200);
  } else {
    const body = { version: await seenVersion(world, params.txId) };
    const token = await world.staffSession('manager@bright-smile.test');
    const { status } = await world.call(refundPatientTransaction, { params, body }, { token, headers });
    expect([200, 409]).toContain(status);
  }
}

/** What the processor was asked for on an account. */
async function movedOn({ method }: Life): Promise<Set<string>> {
  const [payments, payouts] = [await world.rows('payment'), await world.rows('credit_payout')];
  const ours = new Set(
    [...payments, ...payouts].filter(({ method_id }) => method_id === method.id).map(({ id }) => id),
  );
  const orders = [...(await ordersOf(sandbox, 'debit')), ...(await ordersOf(sandbox, 'credit'))];
  return new Set(orders.map(({ paymentId }) => paymentId).filter((id) => ours.has(id)));
}

test(
  'however people pay, an account whose bank ended it takes and gets nothing until it is authorized anew, and the books hold',
  async () => {
    const drawn = fc.sample(anyLife, { numRuns: LIVES, seed: 20_261_128 });
    const lives: Life[] = [];
    for (const { account, autopay } of drawn)
      lives.push(await aLoanOf(world, { account, autopay, amountCents: 150_000 }));
    let endings = 0;
    let cancelled = 0;
    for (let day = 1; day < DAYS; day += 1) {
      const before = [];
      for (const life of lives)
        before.push({ life, endedAt: (await methodOf(life))?.ended_at ?? null, moved: await movedOn(life) });
      await world.passTo(addDays(today(), 1));
      for (const [index, { life, endedAt, moved }] of before.entries()) {
        const after = await methodOf(life);
        if (endedAt === null && after?.ended_at) endings += 1;
        const payments = (await world.rows('payment')).filter(({ method_id }) => method_id === life.method.id);
        const told = { index, account: drawn[index]?.account, day: today() };
        if (endedAt !== null) expect({ ...told, moved: await movedOn(life) }).toEqual({ ...told, moved });
        if (after?.ended_at) {
          const waiting = payments.filter(({ status }) => status === 'SCHEDULED');
          expect({ ...told, waiting, isDefault: after.is_default }).toEqual({ ...told, waiting: [], isDefault: 0 });
        }
        for (const one of drawn[index]?.acts ?? []) if (one.day === day) await act(life, one);
      }
    }
    const [payments, notices] = [await world.rows('payment'), await world.rows('servicing_notice')];
    const running = new Set(
      (await world.rows('credit_transaction')).flatMap((row) => (row.status === 'ACCEPTED' ? [row.id] : [])),
    );
    for (const { id, status, kind, transaction_id } of payments) {
      // Of a purchase that was refunded nothing is owed, so that nothing waits anymore.
      if (status !== 'CANCELLED' || kind !== 'ONCE' || !running.has(transaction_id)) continue;
      cancelled += 1;
      expect(notices.filter((row) => row.kind === 'DEBIT_CANCELLED' && row.about.includes(id))).toHaveLength(1);
    }
    expect(Math.min(endings - 3, cancelled)).toBeGreaterThan(0);
    expect(await ledgerViolations(world)).toEqual([]);
  },
  LONG_MS,
);
