import { getMembership } from '@contract/membership/plan-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../db/tables/index';
import { displayStatusOf } from '../features/membership/membership.view';
import { ownAccountViolations } from '../features/membership/testing/member-world';
import { rowsOf } from '../features/servicing/testing/loan-world';
import { startTestApp, type TestApp } from '../test/app';

const DAY_MS = 86_400_000;

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
}, 120_000);
afterAll(() => world.discard());

const rows = <T extends keyof Tables>(table: T): Promise<Tables[T][]> => rowsOf(world.deps.database.read, table);

const countBy = <T>(all: readonly T[], key: (one: T) => string) => {
  const counts: Record<string, number> = {};
  for (const one of all) counts[key(one)] = (counts[key(one)] ?? 0) + 1;
  return counts;
};

const plansThatRun = async () => {
  const plans = new Map((await rows('membership_plan')).map((plan) => [plan.id, plan]));
  return (await rows('membership')).flatMap((row) => {
    const plan = row.status === 'ACTIVE' ? plans.get(row.active_plan_id ?? '') : undefined;
    return plan ? [{ row, plan }] : [];
  });
};

describe('the members of the demo world', () => {
  test('are ninety at three practices, in all seven states that lists show', async () => {
    const members = await rows('membership');
    const shown = await Promise.all(members.map(({ id }) => displayStatusOf(world.deps.database.read, id)));
    expect(countBy(shown, String)).toEqual({
      active: 62,
      plan_saved: 8,
      appointment_needed: 6,
      contact_requested: 4,
      confirmation_needed: 4,
      confirmation_requested: 2,
      cancelled: 4,
    });
    expect(Object.keys(countBy(members, (row) => row.practice_id)).sort()).toEqual([
      'prac-bright-smile',
      'prac-harbor-medspa',
      'prac-lakeview-derm',
    ]);
    const ended = members.filter(({ cancelled_on: on }) => on !== null);
    expect(countBy(ended, (row) => row.cancel_method ?? '')).toEqual({ installment: 2, lumpsum: 2 });
  });

  test('have 31 Glow, 25 Refresh and 16 Signature, paid to the practice in advance or by the month', async () => {
    const running = await plansThatRun();
    expect(countBy(running, ({ plan }) => plan.name ?? '')).toEqual({ Glow: 31, Refresh: 25, Signature: 16 });
    const contracts = countBy(running, ({ plan }) => plan.contract);
    expect(contracts.UPFRONT).toBeGreaterThan(30);
    expect(contracts.MONTHLY).toBeGreaterThan(20);
    const fees = countBy(running, ({ row, plan }) => `${row.practice_id} ${plan.member_fee_cents}`);
    expect(Object.keys(fees).sort()).toEqual(['prac-bright-smile 0', 'prac-harbor-medspa 499', 'prac-lakeview-derm 0']);
    const issuers = running.flatMap(({ plan }) => (JSON.parse(plan.discounts) as { issuer: string }[]).map((it) => it));
    expect(issuers.map(({ issuer }) => issuer).sort()).toEqual(['Manufacturer Coupon', 'Provider Discount']);
    expect(running.filter(({ row }) => row.requested_plan_id !== null)).toHaveLength(1);
  });

  test('come to about forty visits within thirty days, given where they have passed', async () => {
    const now = world.deps.clock.nowMs();
    const visits = (await rows('visit')).filter(
      ({ scheduled_at: at, ended_at: ended }) => at !== null && ended === null,
    );
    const near = visits.filter(({ scheduled_at: at }) => Math.abs(Date.parse(at ?? '') - now) < 30 * DAY_MS);
    expect(near.length).toBeGreaterThan(33);
    expect(near.length).toBeLessThan(56);
    expect(near.every(({ injector_id: injector }) => injector !== null)).toBe(true);
    const isOver = (at: string | null) => Date.parse(at ?? '') < now - DAY_MS / 4;
    expect(visits.filter((visit) => isOver(visit.scheduled_at) && visit.done_at === null)).toEqual([]);
    expect(visits.filter((visit) => !isOver(visit.scheduled_at)).length).toBeGreaterThan(8);
  });

  test('have paid for six months, but for three payments that failed: two cards and a bank account', async () => {
    const payments = await rows('membership_payment');
    const failed = payments.filter(({ return_code: code }) => code !== null);
    const series = new Map(failed.map((payment) => [payment.series_id, payment.return_code]));
    expect([...series.values()].sort()).toEqual(['R01', 'hard', 'soft']);
    expect(new Set((await rows('membership_bill')).map(({ due_on: on }) => on.slice(0, 7))).size).toBeGreaterThan(5);
    expect(payments.filter(({ status }) => status === 'SETTLED').length).toBeGreaterThan(200);
    const late = (await rows('membership')).filter(({ standing }) => standing !== 'GOOD');
    expect(late.map(({ standing }) => standing)).toEqual(['PAST_DUE', 'PAST_DUE', 'PAST_DUE']);
    const lots = await rows('credit_lot');
    expect(lots.filter(({ remaining_cents: left }) => Number(left) > 0).length).toBeGreaterThan(20);
    expect((await rows('points_entry')).length).toBeGreaterThan(200);
  });

  test('have practices that were invoiced for six months and more', async () => {
    const harbor = (await rows('provider_invoice')).filter(({ practice_id: id }) => id === 'prac-harbor-medspa');
    expect(harbor.map(({ month }) => month).sort()).toEqual(expect.arrayContaining(['2025-09', '2026-01', '2026-02']));
    expect(harbor.length).toBeGreaterThanOrEqual(6);
    const kinds = countBy(await rows('provider_invoice_line'), ({ kind }) => kind);
    expect(Object.keys(kinds).sort()).toEqual(['CREDITS_GRANTED', 'MEMBERSHIP_FEE', 'SAAS']);
  });

  test('have books that say what their rows say', async () => {
    expect(await ownAccountViolations({ rows })).toEqual([]);
  });

  test('Morgan has Signature with five payments, and was given all that was due', async () => {
    const morgan = (await rows('borrower')).find(({ email }) => email === 'morgan@patient.test');
    const row = (await rows('membership')).find(({ borrower_id: id }) => id === morgan?.id);
    const token = await world.sessionOf('member', morgan?.id ?? '');
    const { membership } = (await world.call(getMembership, { params: { id: row?.id ?? '' } }, { token })).body;
    expect(membership).toMatchObject({ memberStatus: 'active', standing: 'GOOD', nextPaymentAmount: 555.14 });
    expect(membership.activePlan?.name).toBe('Signature');
    expect(membership.payments.map(({ status, amount }) => [status, amount])).toEqual(
      Array.from({ length: 5 }, () => ['SETTLED', 555.14]),
    );
    const given = membership.priviagreements.filter(({ doneAt }) => doneAt !== null);
    expect(countBy(given, ({ treatment }) => treatment)).toEqual({ Botox: 2, HydraFacial: 5, Juvéderm: 1 });
    const next = membership.priviagreements.filter(
      ({ doneAt, scheduledDate }) => doneAt === null && scheduledDate !== null,
    );
    expect(next.map(({ treatment }) => treatment)).toEqual(['HydraFacial']);
    expect(next[0]?.injector?.name).toBeTruthy();
    expect(membership.globalCredits).toBeGreaterThan(0);
    expect(membership.loyaltyPoints).toBeGreaterThan(0);
  });
});
