import { sendPaymentEstimate } from '@contract/payment-calculator/calls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutboxDispatcher } from '../../jobs/outbox-dispatcher';
import { outboxHandlers } from '../../outbox-handlers';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';

let sandbox: SandboxHarness;
let world: TestApp;
let count = 0;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  world = await startTestApp({
    sandbox: { url: sandbox.url, smtpUrl: sandbox.smtpUrl },
    environment: { PF_RATE_LIMITS: 'on' },
  });
});
afterEach(() => world.discard());

/** The demo practice's website, which every demo practice lists. */
const site = () => new URL(world.deps.config.demoSiteUrl).origin;
const freshAddress = () => {
  count += 1;
  return `pat${count}@example.test`;
};
type Options = { token?: string; headers?: Record<string, string> };
const send = (change: object = {}, options: Options = {}) =>
  world.call(
    sendPaymentEstimate,
    {
      body: {
        practiceId: 'prac-bright-smile',
        amount: 4500,
        selectedPaymentPlan: { product: 'FIXED_24', creditBand: 'good' },
        email: freshAddress(),
        ...change,
      },
    },
    options,
  );
const queued = async () => {
  const { read } = world.deps.database;
  return (await read.query(read.builder.selectFrom('outbox').select('id'))).length;
};
/** Sends what waits and reads what reached an address. */
async function received(to: string) {
  const dispatcher = createOutboxDispatcher({ deps: world.deps, handlers: outboxHandlers(world.deps) });
  while ((await dispatcher.runDue()) > 0);
  return sandbox.mailbox(to);
}

describe('the e-mail', () => {
  test('shows the figures of the chosen plan and the example that federal law asks for', async () => {
    const email = freshAddress();
    expect((await send({ email })).body).toEqual({ success: true });
    const [mail, ...more] = await received(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your PatientFi payment estimate');
    for (const part of [
      'Bright Smile Dental',
      'Cost of treatment: $4,500',
      'Payment: $216.04 a month for 24 months',
      'APR: 13.99%',
      'Interest: $684.87',
      'Total: $5,184.87',
      'Example: $4,500.00 at 13.99% APR over 24 months is 23 payments of $216.04 and one of $215.95, for a total of $5,184.87.',
      '/v2/bright-smile/apply',
    ])
      expect(mail?.text).toContain(part);
  });

  test("is priced by the reader's own credit, and says what a promotion costs when it is missed", async () => {
    const email = freshAddress();
    await send({ email, selectedPaymentPlan: { product: 'PROMO_12', creditBand: 'fair' } });
    const [mail] = await received(email);
    expect(mail?.text).toContain('Payment: $375 a month, no interest if paid in full within 12 months');
    expect(mail?.text).toContain('APR: 27.99%');
    expect(mail?.text).toContain('Example for a fair credit score');
    expect(mail?.text).toContain('show what you would pay with the minimum payment of');
    expect(mail?.text).toContain(
      'Interest is charged from the first day if the whole amount isn’t paid within 12 months.',
    );
  });

  test('comes in the language of whoever has proven the address, else in that of the page', async () => {
    const [email, bea] = [freshAddress(), await aBorrower(world.deps, { language: 'es' })];
    await send({ email }, { headers: { 'accept-language': 'es' } });
    await send({ email: bea.email, selectedPaymentPlan: { product: 'PROMO_12', creditBand: 'fair' } });
    const [[mail], [other]] = [await received(email), await received(bea.email)];
    expect(mail?.subject).toBe('Su estimación de pagos de PatientFi');
    expect(mail?.html).toContain('<html lang="es">');
    for (const part of [
      'Costo del tratamiento: $4,500',
      'Pago: $216.04 al mes por 24 meses',
      'Ejemplo para un puntaje de crédito bueno en Bright Smile Dental',
      'son 23 pagos de $216.04 y uno de $215.95, en total $5,184.87.',
    ])
      expect(mail?.text).toContain(part);
    expect(other?.text).toContain('Ejemplo para un puntaje de crédito regular');
    expect(other?.text).toContain('Se cobran intereses desde el primer día');
  });

  test('of a plan named by its code alone is priced for good credit', async () => {
    const email = freshAddress();
    await send({ email, selectedPaymentPlan: 'FIXED_24' });
    expect((await received(email))[0]?.text).toContain('APR: 13.99%');
  });

  test('of a borrower, sent by staff, has the rate of the credit line and leaves an audit row', async () => {
    const borrower = await aBorrower(world.deps);
    await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
    const email = freshAddress();
    const token = await world.staffSession('staff@bright-smile.test');
    expect((await send({ email, borrowerId: borrower.id }, { token })).status).toBe(200);
    const [mail] = await received(email);
    expect(mail?.text).toContain('APR: 10.99%');
    expect(mail?.text).not.toContain('Ana');
    const { read } = world.deps.database;
    const rows = await read.query(
      read.builder.selectFrom('audit').select(['actor_id', 'object_id']).where('action', '=', 'estimate.sent'),
    );
    expect(rows).toEqual([{ actor_id: 'staff-staff-bright-smile-test', object_id: borrower.id }]);
  });
});

describe('nothing is sent', () => {
  test.each([
    ['to no address', { email: 'pat' }, 422, 'email'],
    ['to a list of addresses', { email: 'a@example.test,b@example.test' }, 422, 'email'],
    ['with words of the caller', { note: 'Buy now' }, 422, 'note'],
    ['for a plan that does not exist', { selectedPaymentPlan: 'FIXED_999' }, 422, 'selectedPaymentPlan'],
    ['for an amount that the plan does not hold', { amount: 100 }, 422, 'selectedPaymentPlan'],
    [
      'for a made-up credit score',
      { selectedPaymentPlan: { product: 'FIXED_24', creditBand: 'best' } },
      422,
      'selectedPaymentPlan',
    ],
    ['for an unknown practice', { practiceId: 'no-such-practice' }, 404, undefined],
  ])('%s', async (_, change, status, field) => {
    const answer = await send(change);
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([status, field]);
    expect(await queued()).toBe(0);
  });

  test('about a borrower, known or not, by somebody who is not staff', async () => {
    const borrower = await aBorrower(world.deps);
    await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
    const own = await world.sessionOf('borrower', borrower.id);
    for (const borrowerId of [borrower.id, 'no-such-borrower']) {
      expect((await send({ borrowerId })).status).toBe(404);
      expect((await send({ borrowerId }, { token: own })).status).toBe(404);
    }
    expect(await queued()).toBe(0);
  });

  test("about another practice's borrower, or for another practice, by staff", async () => {
    const borrower = await aBorrower(world.deps, { practice_id: 'prac-clearview-eye' });
    await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
    const token = await world.staffSession('staff@bright-smile.test');
    expect((await send({ borrowerId: borrower.id }, { token })).status).toBe(404);
    expect((await send({ practiceId: 'prac-clearview-eye' }, { token })).status).toBe(404);
    expect(await queued()).toBe(0);
  });
});

describe('limits', () => {
  test('a repeated click sends one e-mail', async () => {
    const email = freshAddress();
    const [first, second] = [await send({ email }), await send({ email })];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await queued()).toBe(1);
  });

  test('one mailbox gets three in ten minutes, whatever stands after its plus sign, and ten a day', async () => {
    const to = ['sam@example.test', 'sam+a@example.test', 'sam+b@example.test', 'SAM+c@example.test'];
    const answers = [];
    for (const email of to) answers.push(await send({ email }));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await queued()).toBe(3);
    let sent = 3;
    for (let round = 0; round < 12; round += 1) {
      world.deps.clock.advance(10 * 60_000);
      if ((await send({ email: `sam+${round}@example.test` })).status === 200) sent += 1;
    }
    // Ten at once, and one more for each 2.4 hours that went by.
    expect(sent).toBe(10);
  });

  test('one visitor sends ten an hour, and staff more', async () => {
    const statuses = [];
    for (let round = 0; round < 11; round += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const token = await world.staffSession('staff@bright-smile.test');
    expect((await send({}, { token })).status).toBe(200);
  });
});

describe("a practice's website", () => {
  const preflight = (origin: string) =>
    world.app.request(sendPaymentEstimate.path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
  const from = (origin: string, change: object = {}) =>
    send(change, { headers: { origin, 'sec-fetch-site': 'cross-site' } });

  test('on the list may send, and read the answer', async () => {
    const asked = await preflight(site());
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, site()]);
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await from(site());
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, site()]);
    expect((await from(site(), { amount: -1 })).headers.get('access-control-allow-origin')).toBe(site());
  });

  test.each(['https://evil.test', 'null', 'http://localhost:3001.evil.test', 'http://localhost%'])(
    'that nobody lists is refused: %s',
    async (origin) => {
      const asked = await preflight(origin);
      expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      const answer = await from(origin);
      expect([answer.status, answer.body.code]).toEqual([403, 'CROSS_SITE']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(await queued()).toBe(0);
    },
  );

  test('may not send for a practice that does not list it', async () => {
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('practice')
          .set({ embed_origins: '["https://eyes.test"]' })
          .where('slug', '=', 'clearview-eye'),
      ),
    );
    expect((await preflight('https://eyes.test')).status).toBe(204);
    expect((await from('https://eyes.test')).status).toBe(403);
    expect((await from('https://eyes.test', { practiceId: 'prac-clearview-eye' })).status).toBe(200);
  });

  test('cannot use the session of staff who visit it', async () => {
    const token = await world.staffSession('staff@bright-smile.test');
    const answer = await send(
      {},
      { headers: { origin: site(), 'sec-fetch-site': 'cross-site', cookie: `session=${token}` } },
    );
    expect([answer.status, answer.body.code]).toEqual([403, 'CROSS_SITE']);
  });
});
