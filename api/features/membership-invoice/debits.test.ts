import {
  getProviderInvoice,
  getProviderInvoices,
  getUnpaidInvoices,
  payProviderInvoice,
} from '@contract/membership-invoice/calls';
import {
  getProviderCardPage,
  getProviderPaymentOptions,
  processSaasFee,
  saveProviderCard,
  updateProviderPaymentOptions,
} from '@contract/payment-options/calls';
import { account } from '@domain/ledger/account';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterCard } from '../../vendors/card-page/testing/enter-card';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { type MemberWorld, membershipViolations, PRACTICE, startMemberWorld } from '../membership/testing/member-world';
import { debitInvoices } from './debit-invoices';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox, { withDeposits: true, withMails: false });
  await world.deps.database.migrate([`update practice set enterprise_id = null where id = '${PRACTICE}'`]);
});
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

/** A session ends with the days that pass. */
const asAdmin = async () => ({ token: await world.staffSession('operations@demo.test') });

const bank = (accountNumber: string) => ({
  bankName: 'First Sample Bank',
  accountHolder: 'Harbor Medspa',
  accountNumber,
  routingNumber: '110000000',
  isAuthorized: true as const,
});
const giveBank = async (accountNumber = '000123456789') =>
  world.call(
    updateProviderPaymentOptions,
    { body: { practiceId: PRACTICE, bankInfo: bank(accountNumber), paymentMethod: 'BANK' } },
    await asAdmin(),
  );
const giveCard = async (number: string) => {
  const { body } = await world.call(getProviderCardPage, { query: { practiceId: PRACTICE } }, await asAdmin());
  const entered = await enterCard(body.data.url, { number });
  return world.call(saveProviderCard, { body: { practiceId: PRACTICE, token: entered.token } }, await asAdmin());
};
const invoices = async () =>
  (await world.call(getProviderInvoices, { query: { providerId: PRACTICE } }, await asAdmin())).body.invoices;
const whole = async (month: string, kind: 'MONTH' | 'FIRST' = 'MONTH') =>
  (await world.call(getProviderInvoice, { query: { providerId: PRACTICE, month, kind } }, await asAdmin())).body
    .invoice;
const owed = async () =>
  Number(
    (await world.rows('ledger_account')).find((row) => row.id === account.providerReceivable(PRACTICE))?.balance ?? 0,
  );
const mails = async () => (await world.rows('outbox')).map(({ kind }) => kind);
const firstFee = async (key: string) =>
  world.call(
    processSaasFee,
    { body: { practiceId: PRACTICE } },
    { ...(await asAdmin()), headers: { 'idempotency-key': key } },
  );

describe('the invoice of a month', () => {
  test('is debited from the bank account three days later, once, and paid when the bank says so', async () => {
    await giveBank();
    await world.passTo('2026-04-01');
    expect(await invoices()).toMatchObject([{ month: '2026-03', status: 'OPEN', debitOn: '2026-04-06', total: 399 }]);
    expect(await owed()).toBe(39_900);
    await world.passTo('2026-04-06');
    expect(await invoices()).toMatchObject([{ status: 'DEBITED', debitOn: null }]);
    // It counts from the day on which it is handed over.
    expect(await owed()).toBe(0);
    await world.passTo('2026-04-10');
    const invoice = await whole('2026-03');
    expect(invoice).toMatchObject({ status: 'PAID', paidOn: expect.stringMatching(/^2026-04-/) });
    expect(invoice.debits).toMatchObject([
      { on: '2026-04-06', account: 'First Sample Bank ending in 6789', amount: 399, status: 'SETTLED', reason: null },
    ]);
    await world.passTo('2026-06-10');
    expect(await world.rows('invoice_debit')).toHaveLength(3);
    expect((await invoices()).map((row) => [row.month, row.status])).toEqual([
      ['2026-05', 'PAID'],
      ['2026-04', 'PAID'],
      ['2026-03', 'PAID'],
    ]);
  });

  test('waits where no account was given, and is debited on the next business day after one is', async () => {
    await world.passTo('2026-04-10');
    expect(await invoices()).toMatchObject([{ status: 'OPEN', debitOn: null }]);
    expect(await world.rows('invoice_debit')).toEqual([]);
    const { body } = await world.call(getProviderPaymentOptions, { query: { practiceId: PRACTICE } }, await asAdmin());
    expect(body.standing.open).toEqual({ count: 1, total: 399, debitOn: '2026-04-13' });
    await giveBank();
    await world.passTo('2026-04-13');
    expect(await invoices()).toMatchObject([{ status: 'DEBITED' }]);
  });

  test('whose money came back is tried again as often as is allowed, then waits for another account, and the practice hears', async () => {
    await giveBank('000123456701');
    await world.passTo('2026-04-08');
    await world.passTo('2026-04-30');
    const failed = await whole('2026-03');
    expect(failed).toMatchObject({ status: 'FAILED', debitOn: null });
    expect(failed.debits.map(({ status, reason }) => [status, reason])).toEqual([
      ['RETURNED', "There wasn't enough money in the account."],
      ['RETURNED', "There wasn't enough money in the account."],
    ]);
    expect(await owed()).toBe(39_900);
    expect((await mails()).filter((kind) => kind === 'provider-invoice-failed')).toHaveLength(2);
    await giveBank();
    await world.passTo('2026-05-01');
    expect((await whole('2026-03')).status).toBe('DEBITED');
  });

  test('is taken from a closed account once: it ends, and nothing more is tried', async () => {
    await giveBank('000123456702');
    await world.passTo('2026-05-30');
    expect((await whole('2026-03')).debits).toHaveLength(1);
    expect((await whole('2026-04')).debits).toEqual([]);
    const { body } = await world.call(getProviderPaymentOptions, { query: { practiceId: PRACTICE } }, await asAdmin());
    expect(body.bankInfo).toMatchObject({ accountNumber: '6702', isUsable: false });
  });

  test('is debited from the card, and tried the next day where its bank said no for now', async () => {
    await giveCard('4000000000009995');
    await world.passTo('2026-04-06');
    expect((await whole('2026-03')).debits).toMatchObject([{ account: 'Visa ending in 9995', status: 'RETURNED' }]);
    expect(await whole('2026-03')).toMatchObject({ status: 'FAILED', debitOn: '2026-04-07' });
    await world.passTo('2026-04-08');
    expect((await whole('2026-03')).debits).toHaveLength(2);
  });

  test('is debited once by fifty processes at once', async () => {
    await giveBank();
    await world.passTo('2026-04-05');
    world.deps.clock.setTo('2026-04-06T15:00:00.000Z');
    await Promise.all(Array.from({ length: 50 }, () => debitInvoices(world.deps, '2026-04-06' as never)));
    expect(await world.rows('invoice_debit')).toHaveLength(1);
  });

  test('whose processor does not answer stays on its way, and is asked about until it is known', async () => {
    await giveBank();
    await world.passTo('2026-04-05');
    await sandbox.fault({ vendor: 'payments', mode: 'down', times: 20 });
    await world.passTo('2026-04-06');
    expect(await invoices()).toMatchObject([{ status: 'DEBITED' }]);
    await sandbox.reset();
    world.restVendors();
    await world.passTo('2026-04-14');
    expect((await whole('2026-03')).debits).toMatchObject([{ status: 'SETTLED' }]);
    expect(await world.rows('invoice_debit')).toHaveLength(1);
  });

  test('is not debited where that is switched off', async () => {
    await giveBank();
    await world.call(updateProviderPaymentOptions, { body: { practiceId: PRACTICE, enabled: false } }, await asAdmin());
    await world.passTo('2026-04-10');
    expect(await invoices()).toMatchObject([{ status: 'OPEN', debitOn: null }]);
  });
});

describe('the first platform fee', () => {
  test('is taken at once for the month that begins, and by a second press no second time; the month has no other', async () => {
    expect((await firstFee('early')).body).toMatchObject({
      code: 'STEP_ORDER',
      message: 'Add a bank account or card for the practice first.',
    });
    await giveBank();
    const [one, two, other] = [await firstFee('a'), await firstFee('a'), await firstFee('b')];
    expect(one.body.invoice).toMatchObject({
      kind: 'FIRST',
      status: 'DEBITED',
      total: 399,
      documentPath: '2026-03.first',
    });
    expect(one.body.invoice.lines).toMatchObject([{ kind: 'SAAS', amount: 399 }]);
    expect(two.body).toEqual(one.body);
    expect(other.body.invoice._id).toBe(one.body.invoice._id);
    await world.passTo('2026-04-10');
    expect((await whole('2026-03', 'FIRST')).status).toBe('PAID');
    // Nothing else was to be invoiced for March; April has its own fee.
    expect((await invoices()).map(({ month, kind }) => [month, kind])).toEqual([['2026-03', 'FIRST']]);
    await world.passTo('2026-05-02');
    expect((await invoices()).map(({ month, kind, total }) => [month, kind, total])).toEqual([
      ['2026-04', 'MONTH', 399],
      ['2026-03', 'FIRST', 399],
    ]);
  });

  test('of a year is ten percent less, and covers twelve months', async () => {
    await giveBank();
    await world.call(
      updateProviderPaymentOptions,
      { body: { practiceId: PRACTICE, paymentPeriod: 'ANNUAL' } },
      await asAdmin(),
    );
    expect((await firstFee('year')).body.invoice).toMatchObject({ total: 4309.2 });
    await world.passTo('2026-06-02');
    expect(await invoices()).toHaveLength(1);
  });

  test('whose money came back is tried again by another press, from the account that is there then', async () => {
    await giveCard('4000000000000002');
    expect((await firstFee('a')).status).toBe(200);
    await world.sendAll();
    expect(await whole('2026-03', 'FIRST')).toMatchObject({ status: 'FAILED' });
    await giveBank();
    expect((await firstFee('b')).body.invoice).toMatchObject({ status: 'DEBITED' });
    expect((await firstFee('b')).body.invoice.debits).toHaveLength(2);
  });
});

describe('an unpaid invoice', () => {
  const idOf = async (month: string) => (await whole(month))._id;
  const pay = async (invoiceId: string, key = 'pay', email = 'operations@demo.test') =>
    world.call(
      payProviderInvoice,
      { body: { invoiceId } },
      { token: await world.staffSession(email), headers: { 'idempotency-key': key } },
    );
  const unpaid = async (of: { providerId?: string } = { providerId: PRACTICE }) =>
    (await world.call(getUnpaidInvoices, { query: of }, await asAdmin())).body;
  const switchOff = async () =>
    world.call(updateProviderPaymentOptions, { body: { practiceId: PRACTICE, enabled: false } }, await asAdmin());

  test('says why nothing debits it and since when, until an account is there', async () => {
    await world.passTo('2026-05-10');
    expect(await unpaid()).toMatchObject({
      count: 2,
      total: 798,
      invoices: [
        { month: '2026-03', unpaid: { reason: 'NO_ACCOUNT', since: '2026-04-01', bankReason: null } },
        { month: '2026-04', unpaid: { reason: 'NO_ACCOUNT', since: '2026-05-01' } },
      ],
    });
    expect((await unpaid({})).count).toBeGreaterThanOrEqual(2);
    expect(await whole('2026-03')).toMatchObject({ unpaid: { reason: 'NO_ACCOUNT' }, payFrom: null });
    expect((await pay(await idOf('2026-03'))).body.code).toBe('STEP_ORDER');
    await giveBank();
    expect(await unpaid()).toEqual({ count: 0, total: 0, invoices: [] });
    expect(await whole('2026-03')).toMatchObject({ unpaid: null, payFrom: 'First Sample Bank ending in 6789' });
  });

  test('is paid once by hand where debits are off, and its history says by whom', async () => {
    await giveBank();
    await switchOff();
    await world.passTo('2026-04-10');
    expect((await unpaid()).invoices).toMatchObject([{ unpaid: { reason: 'DEBITS_OFF', since: '2026-04-01' } }]);
    const id = await idOf('2026-03');
    const first = await pay(id);
    expect([first.status, first.body.invoice.status, first.body.invoice.unpaid]).toEqual([200, 'DEBITED', null]);
    expect((await pay(id)).body).toEqual(first.body);
    expect((await pay(id, 'another')).body.code).toBe('STEP_ORDER');
    await world.passTo('2026-04-20');
    const paid = await whole('2026-03');
    expect(paid).toMatchObject({ status: 'PAID', payFrom: null });
    expect(paid.debits).toMatchObject([{ amount: 399, status: 'SETTLED', paidBy: expect.stringMatching(/\w+ \w+/) }]);
    expect(await owed()).toBe(0);
    const acts = (await world.rows('audit')).filter(({ object_id }) => object_id === id).map(({ action }) => action);
    expect(acts).toContain('provider_invoice.paid_by_hand');
    expect((await pay(id, 'later')).body).toMatchObject({ message: 'This invoice is already paid.' });
  });

  test('is paid by one of thirty presses, also while the job of the day debits it', async () => {
    await giveBank();
    await world.passTo('2026-04-05');
    world.deps.clock.setTo('2026-04-06T15:00:00.000Z');
    const id = await idOf('2026-03');
    const [, ...presses] = await Promise.all([
      debitInvoices(world.deps, '2026-04-06' as never),
      ...Array.from({ length: 30 }, (_, index) => pay(id, `press-${index}`)),
    ]);
    expect(await world.rows('invoice_debit')).toHaveLength(1);
    expect(presses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status, body } of presses) if (status !== 200) expect(body.code).toBe('STEP_ORDER');
  });

  test('that was paid by hand and came back is not tried again by itself, and says what the bank said', async () => {
    await giveBank('000123456701');
    await switchOff();
    await world.passTo('2026-04-10');
    expect((await pay(await idOf('2026-03'))).status).toBe(200);
    await world.call(updateProviderPaymentOptions, { body: { practiceId: PRACTICE, enabled: true } }, await asAdmin());
    await world.passTo('2026-04-30');
    const back = await whole('2026-03');
    expect(back).toMatchObject({ status: 'FAILED', debitOn: null });
    expect(back.unpaid).toMatchObject({
      reason: 'RETURNED',
      since: expect.stringMatching(/^2026-04-/),
      bankReason: "There wasn't enough money in the account.",
    });
    expect(back.debits).toHaveLength(1);
    expect((await pay(back._id, 'again')).status).toBe(200);
  });

  test('is nobody else’s to pay, and of an enterprise its administrators’ alone', async () => {
    await giveBank();
    await switchOff();
    await world.passTo('2026-04-10');
    const id = await idOf('2026-03');
    expect((await pay(id, 'a', 'manager@bright-smile.test')).status).toBe(404);
    expect((await pay(id, 'b', 'staff@harbor-medspa.test')).status).toBe(403);
    await world.deps.database.migrate([
      `update provider_invoice set payer = 'ENTERPRISE', enterprise_id = 'ent-harborline' where id = '${id}'`,
    ]);
    const refused = await pay(id, 'c', 'manager@harbor-medspa.test');
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'The enterprise pays this invoice. Ask its administrator.' },
    });
    expect(await world.rows('invoice_debit')).toEqual([]);
  });
});
