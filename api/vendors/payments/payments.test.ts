import { addBusinessDays } from '@domain/calendar/business-day';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import type { PaymentSource } from './port';

let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const day = (text: string) => civilDate(text);
const bank = (ending: string): PaymentSource => ({
  kind: 'BANK',
  routingNumber: '110000000',
  accountNumber: `0001234567${ending}`,
});
const card = (lastFour: string): PaymentSource => ({ kind: 'CARD', token: `tok_${lastFour}`, lastFour });
const submit = (paymentId: string, source: PaymentSource, on = '2026-03-20') =>
  sandbox
    .vendors()
    .payments.submit({ paymentId, direction: 'DEBIT', amountCents: cents(18_074), source, submittedOn: day(on) });
const find = (paymentId: string, on: string) => sandbox.vendors().payments.find(paymentId, day(on));
const taken = async () => (await (await fetch(`${sandbox.url}/sandbox/payments`)).json()).length;

test('money arrives on days on which banks settle: two of them later, in every year', async () => {
  const days = Array.from({ length: 2200 }, (_, index) => addDays(day('2024-12-01'), index));
  const wrong = [];
  // Every third day: each weekday and each holiday of six years lies within two days of one.
  for (const on of days.filter((_, index) => index % 3 === 0)) {
    const told = await submit(`on ${on}`, bank('77'), on);
    if (told.status !== 'pending' || told.settlesOn !== addBusinessDays(on, 2)) wrong.push([on, told]);
  }
  expect(wrong).toEqual([]);
  expect(await submit('thanksgiving', bank('77'), '2026-11-24')).toEqual({
    status: 'pending',
    settlesOn: '2026-11-27',
  });
});

test('a bank debit settles on the second weekday', async () => {
  expect(await submit('p1', bank('77'))).toEqual({ status: 'pending', settlesOn: '2026-03-24' });
  expect(await find('p1', '2026-03-23')).toEqual({ status: 'pending', settlesOn: '2026-03-24' });
  expect(await find('p1', '2026-03-24')).toEqual({ status: 'settled', on: '2026-03-24' });
});

test.each(['01', '02', '03'])('an account that ends in %s gives its debit back', async (ending) => {
  await submit('p1', bank(ending));
  expect(await find('p1', '2026-03-24')).toEqual({ status: 'returned', code: `R${ending}`, on: '2026-03-24' });
});

test('one that ends in 10 is paid, and given back twenty days later', async () => {
  await submit('p1', bank('10'));
  expect(await find('p1', '2026-04-12')).toMatchObject({ status: 'settled' });
  expect(await find('p1', '2026-04-13')).toEqual({ status: 'returned', code: 'R10', on: '2026-04-13' });
});

test('a card says no at once, for now or for good', async () => {
  expect(await submit('p1', card('0002'))).toMatchObject({ status: 'declined', code: 'hard' });
  expect(await submit('p2', card('9995'))).toMatchObject({ status: 'declined', code: 'soft' });
  expect(await submit('p3', card('4242'))).toMatchObject({ status: 'pending' });
});

test('a payment that the processor has never heard of is none', async () => {
  expect(await find('unknown', '2026-03-24')).toBeNull();
});

test.each(['lost-response', 'error500', 'down', 'rate-limit'])('money is taken once, through %s', async (mode) => {
  await sandbox.fault({ vendor: 'payments', mode });
  expect(await submit('p1', bank('77'))).toMatchObject({ status: 'pending' });
  expect(await taken()).toBe(1);
});

test('an answer that never comes is a failure and no refusal', async () => {
  await sandbox.fault({ vendor: 'payments', mode: 'hang', times: 9 });
  const { payments } = sandbox.vendors({ timeoutMs: 40 });
  const failing = payments.submit({
    paymentId: 'p1',
    direction: 'DEBIT',
    amountCents: cents(100),
    source: bank('77'),
    submittedOn: day('2026-03-20'),
  });
  await expect(failing).rejects.toMatchObject({ name: 'VendorError' });
});
