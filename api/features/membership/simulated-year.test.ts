import { civilDate, daysBetween } from '@domain/calendar/civil-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { ordersOf } from '../servicing/testing/loan-world';
import { type MemberWorld, startMemberWorld } from './testing/member-world';
import { type MemberDay, type Person, simulateMembers, withTiers } from './testing/simulated-members';

/** At night three hundred members live a year and a month; by day twenty. */
const isNightly = process.env.TEST_PROFILE === 'nightly';
const MEMBERS = isNightly ? 300 : 20;
const DAYS = 400;
const YEAR_MS = isNightly ? 3_600_000 : 300_000;

let sandbox: SandboxHarness;
let world: MemberWorld;
let people: Person[] = [];
const days: MemberDay[] = [];
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withMails: false, withDeposits: true });
  await withTiers(world);
  people = await simulateMembers(world, { members: MEMBERS, days: DAYS }, (day) => days.push(day));
}, YEAR_MS);
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

test('on each of four hundred days the books hold: members, practice, deposits, invoices and the processor’s open items', () => {
  expect(days).toHaveLength(DAYS);
  expect(days.flatMap(({ day, violations }) => violations.map((one) => ({ day, ...one })))).toEqual([]);
  expect(people).toHaveLength(MEMBERS);
});

test('plans were changed, cancelled and renewed, payments failed and were paid again, credits were given, used and paid out', async () => {
  const told = new Set((await world.rows('membership_history')).map(({ action }) => action as string));
  expect([...told]).toEqual(
    expect.arrayContaining([
      'ACTIVATED',
      'BENEFITS_HELD',
      'CANCELLATION_PAID',
      'CANCELLED',
      'CAUGHT_UP',
      'CHANGE_ACCEPTED',
      'CREDITS_APPLIED',
      'CREDITS_GRANTED',
      'PAST_DUE',
      'PAUSED',
      'PAYMENT_RETURNED',
      'REFUND_SENT',
      'RENEWED',
      'VISIT_DONE',
      'YEAR_ENDED',
    ]),
  );
  const statuses = new Set((await world.rows('membership_payment')).map(({ status }) => status));
  for (const status of ['SETTLED', 'DECLINED', 'RETURNED', 'CANCELLED'] as const)
    expect([...statuses]).toContain(status);
  const bills = new Set((await world.rows('membership_bill')).map(({ kind }) => kind));
  expect([...bills].sort()).toEqual(['CANCELLATION', 'MONTH', 'UPFRONT', 'YEAR']);
  const refunds = await world.rows('membership_refund');
  expect(refunds.filter((row) => row.payment_id === null && row.status === 'SETTLED').length).toBeGreaterThan(0);
  expect(refunds.filter((row) => row.payment_id !== null && row.status === 'SETTLED').length).toBeGreaterThan(0);
  const fundings = new Set((await world.rows('membership_funding')).map(({ kind }) => kind));
  expect([...fundings].sort()).toEqual(['CANCELLATION', 'CHANGE', 'MONTH', 'PLAN']);
  const points = new Set((await world.rows('points_entry')).map(({ kind }) => kind));
  expect([...points]).toEqual(expect.arrayContaining(['PAYMENT', 'TAKEN_BACK', 'BIRTHDAY']));
});

test('the processor took money once for every payment that was submitted, and sent every refund and deposit once', async () => {
  const submitted = (await world.rows('membership_payment')).filter((row) => row.submitted_on !== null);
  const taken = await ordersOf(sandbox, 'debit');
  expect(taken.map(({ paymentId }) => paymentId).sort()).toEqual(submitted.map(({ id }) => id).sort());
  const refunds = (await world.rows('membership_refund')).filter((row) => row.submitted_on !== null);
  const deposits = (await world.rows('deposit')).filter((row) => Number(row.amount_cents) > 0);
  expect(await ordersOf(sandbox, 'credit')).toHaveLength(refunds.length + deposits.length);
  expect(deposits.length).toBeGreaterThan(10);
});

/** What is known of one member, oldest first. */
async function lifeOf(person: Person | undefined) {
  const id = person?.membershipId ?? '';
  const own = <T extends { membership_id: string | null }>(rows: readonly T[]) =>
    rows.filter((row) => row.membership_id === id);
  const payments = own(await world.rows('membership_payment')).sort((one, other) =>
    one.scheduled_on.localeCompare(other.scheduled_on),
  );
  const fundings = own(await world.rows('membership_funding')).sort((one, other) =>
    one.due_on.localeCompare(other.due_on),
  );
  const lots = own(await world.rows('credit_lot'));
  const points = own(await world.rows('points_entry'));
  const invoiced = own(await world.rows('provider_invoice_line')).filter(({ kind }) => kind === 'MEMBERSHIP_FEE');
  return {
    cash: payments.map((row) => Number(row.amount_cents)),
    settled: payments.filter(({ status }) => status === 'SETTLED').length,
    fundings: fundings.map((row) => [row.kind, Number(row.net_cents)]),
    granted: total(lots.map((lot) => Number(lot.amount_cents))),
    left: total(lots.map((lot) => Number(lot.remaining_cents))),
    pointsOfPayments: total(points.filter(({ kind }) => kind === 'PAYMENT').map((one) => Number(one.hundredths))),
    invoiced: total(invoiced.map((line) => Number(line.amount_cents))),
  };
}
const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

// The plan is 6,601.80 a year: 550.15 a month, with the fee of 4.99 it is 555.14. Credits of a month lower the next one.
test('by hand: who pays by card and stays', async () => {
  const [person] = people;
  expect([person?.name, person?.since]).toEqual(['pays and stays', '2026-03-17']);
  const life = await lifeOf(person);
  // 5.00 with each month from the second; from the seventh, when 3,310.84 was paid, 15.00.
  const year = [...times(2, 55_514), ...times(5, 55_014), ...times(5, 54_014)];
  // Twelve months, and two of the next year.
  expect(life.cash).toEqual([...year, 54_014, 54_014]);
  expect(life.granted).toBe(5 * 500 + 8 * 1_500);
  expect(life.left).toBe(1_500);
  // 6,601.80 less 2.99 %, 197.39, in each of two years.
  expect(life.fundings).toEqual([
    ['PLAN', 640_441],
    ['PLAN', 640_441],
  ]);
  // The months that began until March 31, 2027.
  expect(life.invoiced).toBe(13 * 499);
  // A point for each dollar of the first six, and 1.25 from the seventh.
  const silver = 2 * 55_514 + 4 * 55_014;
  const gold = Math.floor(55_014 * 1.25) + 7 * Math.floor(54_014 * 1.25);
  expect([life.settled, life.pointsOfPayments]).toEqual([14, silver + gold]);
});

test('by hand: who pays by bank, at a practice that is paid by the month', async () => {
  const person = people.find(({ index }) => index === 1);
  expect([person?.name, person?.since]).toEqual(['pays by bank', '2026-03-24']);
  const life = await lifeOf(person);
  expect(life.cash).toEqual([...times(2, 55_514), ...times(5, 55_014), ...times(5, 54_014)]);
  // 2.99 % of all that was billed so far, rounded up, less what was taken before: 197.39 in all.
  const fees = Array.from({ length: 12 }, (_, month) => {
    const upTo = (count: number) => Math.min(19_739, Math.ceil((count * 55_015 * 299) / 10_000));
    return upTo(month + 1) - upTo(month);
  });
  expect(total(fees)).toBe(19_739);
  expect(life.fundings.map(([kind]) => kind)).toEqual(times(12, 0).map(() => 'MONTH'));
  expect(life.fundings.map(([, net]) => Number(net))).toEqual(fees.map((fee) => 55_015 - fee));
  // The member pays the whole fee.
  expect(life.invoiced).toBe(0);
  expect(life.granted).toBe(5 * 500 + 6 * 1_500);
});

test('by hand: who cancels after five months and owes', async () => {
  const person = people.find(({ index }) => index === 2);
  expect([person?.name, person?.since]).toEqual(['cancels and owes', '2026-03-31']);
  const life = await lifeOf(person);
  // Two Botox at 468.00, three facials at 169.15 and a filler at 1,350.00 against five months of 550.15.
  const delivered = 2 * 46_800 + 3 * 16_915 + 135_000;
  const owes = delivered - 5 * 55_015;
  expect(owes).toBe(4_270);
  expect(life.cash).toEqual([...times(2, 55_514), ...times(3, 55_014), owes]);
  // The practice keeps what was delivered less its fee: 93.64 of 3,131.75 in the anchors, 83.52 here.
  const keeps = delivered - Math.round((delivered * 299) / 10_000);
  expect(life.fundings).toEqual([
    ['PLAN', 640_441],
    ['CANCELLATION', keeps - 640_441],
  ]);
  expect(life.invoiced).toBe(5 * 499);
  expect([life.granted, life.left]).toEqual([4 * 500, 500]);
});

/** What a debit's notice names: plan year, kind and number of its bill. */
const keyOf = ({ plan_year: year, kind, number }: { plan_year: number; kind: string; number: number }) =>
  `${year}:${kind}:${number}`;

test('each debit was announced to the cent and to its day, at the latest three days before or on the day after its amount was signed', async () => {
  const bills = new Map((await world.rows('membership_bill')).map((bill) => [bill.id, bill]));
  const notices = (await world.rows('membership_notice')).filter(({ kind }) => kind.startsWith('DEBIT_'));
  const history = await world.rows('membership_history');
  const debits = (await world.rows('membership_payment')).flatMap((payment) => {
    const bill = bills.get(/^pay:(\w+)$/.exec(payment.natural_key)?.[1] ?? '');
    // What is taken later than on its first day waited for another card, or for a bank's answer: it was asked for by then.
    return bill && payment.scheduled_on === bill.debit_on ? [{ payment, bill }] : [];
  });
  expect(debits.length).toBeGreaterThan(MEMBERS * 5);
  const faults = debits.flatMap(({ payment, bill }) => {
    const { membership_id: membershipId, scheduled_on: on, amount_cents: cents } = payment;
    const own = notices
      .filter((one) => one.membership_id === membershipId && one.about.startsWith(`${keyOf(bill)} `))
      .filter(({ about }) => about.split(' ')[2] === on)
      .sort((one, other) => one.sent_on.localeCompare(other.sent_on) || one.kind.localeCompare(other.kind));
    const last = own.at(-1);
    const told = own.map(({ kind, about, sent_on: sentOn }) => `${sentOn} ${kind} ${about}`);
    const { due_on: dueOn, created_at: billedAt, natural_key: key } = bill;
    const fault = { membershipId, key, dueOn, billedAt, on, cents: Number(cents), told };
    if (!last || Number(last.about.split(' ')[1]) !== Number(cents)) return [fault];
    if (daysBetween(civilDate(last.sent_on), on) >= 3) return [];
    const signed = history.some(
      ({ membership_id: id, action, at }) =>
        id === membershipId &&
        ['CHANGE_ACCEPTED', 'CREDITS_WITHDRAWN', 'CREDITS_APPLIED', 'RENEWAL_AGREED', 'CREDITS_GRANTED'].includes(
          action,
        ) &&
        daysBetween(civilDate(at.slice(0, 10)), civilDate(last.sent_on)) <= 2,
    );
    return signed ? [] : [fault];
  });
  expect(faults).toEqual([]);
});
