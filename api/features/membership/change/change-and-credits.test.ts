import { activateMembership } from '@contract/membership/activation-calls';
import { calculatePlan } from '@contract/membership/calculator-calls';
import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import {
  applyGlobalCredits,
  getGlobalCredits,
  listMembershipPayments,
  reprocessMembershipPayment,
  withdrawGlobalCredits,
} from '@contract/membership/credit-calls';
import { updatePlan, withdrawPlan } from '@contract/membership/plan-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { creditsGranted, membershipFeesReturned } from '@domain/ledger/membership-templates';
import { cents } from '@domain/money/cents';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carryOut } from '../../../command/command';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { takeMembership } from '../../member-record/index';
import { addLot } from '../billing/add-lot';
import { postFor } from '../billing/books';
import { insertLot } from '../billing/money.writes';
import { giveOne, quoteOf } from '../testing/member-acts';
import {
  aMember,
  detailsOf,
  type Member,
  type MemberWorld,
  membershipViolations,
  PRACTICE,
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

async function active(given: Parameters<typeof aMember>[1] = {}): Promise<Member> {
  const member = await aMember(world, given);
  await sendPlan(world, member);
  const { disclosureHash, paymentDueToday } = await detailsOf(world, member);
  const body = { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
  const answer = await world.call(activateMembership, { body }, { token: await member.session() });
  expect(answer.body.status).toBe('ACTIVE');
  return member;
}

/** The running plan as it would be asked for, with other units. */
async function askedWith(member: Member, units: Record<string, number>, left: readonly string[] = []) {
  const { activePlan } = await seen(world, member);
  return (activePlan?.treatments ?? [])
    .filter(({ name }) => !left.includes(name))
    .map((kept) => ({
      _id: kept.treatmentId ?? '',
      threadId: kept.threadId,
      units: units[kept.name] ?? kept.units,
      interval: kept.interval,
    }));
}
const propose = async (
  member: Member,
  treatments: Awaited<ReturnType<typeof askedWith>>,
  reason = 'As we talked about',
) =>
  world.call(
    updatePlan,
    { body: { practiceId: PRACTICE, membershipId: member.membershipId, treatments, reason } },
    { token: await world.staff() },
  );
const changeOf = async (member: Member) =>
  (await world.call(getPlanChange, { query: { membershipId: member.membershipId } }, { token: await member.session() }))
    .body;
const accept = async (member: Member, body: object = {}) =>
  world.call(
    acceptPlanChange,
    {
      body: {
        membershipId: member.membershipId,
        typedName: 'Ana Reyes',
        disclosureHash: (await changeOf(member)).disclosureHash,
        ...body,
      },
    },
    { token: await member.session() },
  );

describe('the quote of a cancellation', () => {
  test('adds up from its rows to what was delivered, also after a change to fewer units', async () => {
    const member = await active();
    await world.passTo('2026-07-20');
    expect(await giveOne(world, member, 'Botox')).toBe(true);
    const { activePlan } = await seen(world, member);
    const botox = activePlan?.treatments.find(({ name }) => name === 'Botox');
    const proposed = await propose(member, await askedWith(member, { Botox: (botox?.units ?? 0) / 2 }));
    expect(proposed.status).toBe(200);
    expect((await accept(member)).body.status).toBe('ACTIVE');
    const quote = await quoteOf(world, member);
    expect(quote.delivered).toEqual([{ treatment: 'Botox', count: 1, amount: botox?.totalAmount }]);
    const rows = quote.delivered.reduce((sum, { amount }) => sum + amount, 0);
    expect(rows - quote.deliveredDiscounts - quote.abovePlan).toBeCloseTo(quote.totalDelivered, 6);
  });
});

describe('a change of a running plan', () => {
  test('vector MB7: 1,200.00 more after five payments is 721.58 a month, the last 721.57, and 1,164.12 for the practice', async () => {
    const member = await active();
    await world.passTo('2026-07-20');
    const before = await seen(world, member);
    expect(before.payments.filter(({ status }) => status === 'SETTLED')).toHaveLength(5);
    // Filler at 1,950.00 in place of 1,350.00, twice a year.
    const { activePlan } = before;
    const filler = activePlan?.treatments.find(({ name }) => name === 'Filler');
    const treatments = (await askedWith(member, {})).map((one) =>
      one.threadId === filler?.threadId ? { ...one, units: 2, upfrontCost: 0 } : one,
    );
    const added = { _id: 'sold-hydrafacial', units: 1, interval: null, discountPercent: 0 };
    // 1,200.00 more: 1,001.00 of filler at full price and a facial at 199.00.
    const proposed = await world.call(
      updatePlan,
      {
        body: {
          practiceId: PRACTICE,
          membershipId: member.membershipId,
          treatments: [...treatments, { ...added, units: 6, discountAmount: 0 }],
          discounts: [],
          reason: 'Six facials more',
        },
      },
      { token: await world.staff() },
    );
    expect(proposed.status).toBe(200);
    const { body: preview } = await world.call(
      calculatePlan,
      {
        body: {
          ...{ practiceId: PRACTICE, membershipId: member.membershipId, discounts: [] },
          treatments: [...treatments, { ...added, units: 6, discountAmount: 0 }],
        },
      },
      { token: await world.staff() },
    );
    expect(preview).toMatchObject({
      membershipPayment: 725.72,
      change: { extraToPractice: 1158.3, paymentsRemaining: 7 },
    });
    const change = await changeOf(member);
    expect(change).toMatchObject({
      oldTotal: 6601.8,
      newTotal: 7795.8,
      paid: 2750.75,
      paymentDueToday: 0,
      paymentsRemaining: 7,
    });
    expect(change.newMonthlyPayment).toBe(720.73);
    expect(change.firstPaymentOn).toBe('2026-08-16');
    // The member's file says what the contract says, and not the year by twelve.
    expect(await seen(world, member)).toMatchObject({
      requestedPlan: { monthlyPayment: 720.73, membershipPayment: 725.72 },
      requestedChange: { paymentsRemaining: 7, firstPaymentOn: '2026-08-16' },
    });
    expect((await seen(world, member)).activePlan?.totalTreatmentsCost).toBe(6601.8);
    expect((await accept(member)).status).toBe(200);
    const after = await seen(world, member);
    expect(after).toMatchObject({ nextPaymentAmount: 725.72, requestedPlan: null });
    const funding = (await world.rows('membership_funding')).find(({ kind }) => kind === 'CHANGE');
    expect(funding).toMatchObject({ gross_cents: 119_400, fee_cents: 3_570, net_cents: 115_830 });
    await world.passTo('2027-03-01');
    const bills = (await world.rows('membership_bill')).reduce((sum, bill) => sum + Number(bill.treatments_cents), 0);
    expect(bills).toBe(779_580);
  });

  test('is signed as it was shown: a bill in between, another way to pay and the credits of the months to come', async () => {
    const member = await active();
    await world.passTo('2026-04-10');
    await propose(member, await askedWith(member, { Botox: 50 }));
    const shown = await changeOf(member);
    expect(shown).toMatchObject({ openBills: 0, paymentsRemaining: 11, firstPaymentOn: '2026-04-16' });
    const said = shown.agreement.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
    expect(shown.agreement.title).toBe('Membership plan change');
    expect(said).toContain(
      'in 11 monthly payments of $592.70 (the last is $592.65), with a membership fee of $4.99 added to each',
    );
    expect(said).toContain('The first is due on April 16, 2026.');
    expect(shown.federalBox).toMatchObject({ amountFinanced: 6519.65, financeCharge: 0 });
    await world.passTo('2026-04-17');
    const { disclosureHash } = shown;
    const late = await accept(member, { disclosureHash });
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    const now = await changeOf(member);
    expect([now.paymentsRemaining, now.firstPaymentOn]).toEqual([10, '2026-05-16']);
    const older = await accept(member, { version: now.version - 1 });
    expect([older.status, older.body.code]).toEqual([409, 'STALE']);
    const signed = await accept(member, { version: now.version, applyCredits: false });
    expect([signed.status, signed.body.status]).toEqual([200, 'ACTIVE']);
    const [row] = await world.rows('membership');
    expect(row).toMatchObject({ pays_with_credits: 0 });
    await world.sendAll();
    const mailed = (await sandbox.mailbox(member.borrower.email)).find(({ subject }) =>
      subject.includes('plan has changed'),
    );
    expect(mailed?.attachments?.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.pdf$/)]);
    const practice = (await world.rows('practice')).find(({ id }) => id === PRACTICE);
    const office = (await sandbox.mailbox(practice?.email ?? '')).map(({ subject }) => subject);
    expect(office).toContain('A member accepted a change');
  });

  test('keeps the terms that the plan has, whatever the practice agreed to since', async () => {
    const member = await active();
    await program(world, { member_fee_cents: 999 });
    await propose(member, await askedWith(member, { Botox: 50 }));
    expect(await changeOf(member)).toMatchObject({ membershipFee: 4.99, after: { membershipFee: 4.99 } });
    await program(world);
  });

  test('that the practice changed since is not signed; one that is kept says what the member would like', async () => {
    const member = await active();
    await propose(member, await askedWith(member, { Botox: 50 }));
    const { disclosureHash, version } = await changeOf(member);
    await propose(member, await askedWith(member, { Botox: 60 }));
    const signed = await accept(member, { disclosureHash });
    expect([signed.status, signed.body.code]).toEqual([409, 'STALE']);
    const keep = { membershipId: member.membershipId, accept: false, note: 'Fewer facials, please.' };
    const token = await member.session();
    expect((await world.call(acceptPlanChange, { body: { ...keep, version } }, { token })).body.code).toBe('STALE');
    const all = await Promise.all(
      Array.from({ length: 50 }, () => world.call(acceptPlanChange, { body: keep }, { token })),
    );
    // A double tap is answered as the first was, and done once.
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const declined = (await world.rows('membership_history')).filter(({ action }) => action === 'PLAN_DECLINED');
    expect(declined.map(({ note }) => note)).toEqual(['Fewer facials, please.']);
    const later = await world.call(acceptPlanChange, { body: { ...keep, note: 'Another word' } }, { token });
    expect([later.status, later.body.code]).toEqual([409, 'STEP_ORDER']);
    await world.sendAll();
    const practice = (await world.rows('practice')).find(({ id }) => id === PRACTICE);
    const office = (await sandbox.mailbox(practice?.email ?? '')).filter(({ subject }) =>
      subject.startsWith('A member declined'),
    );
    expect(office.map(({ text }) => text.includes('Their note: Fewer facials, please.'))).toEqual([true]);
  });

  test('that is not wanted leaves the plan as it is; one that is taken back is gone', async () => {
    const member = await active();
    await propose(member, await askedWith(member, { Botox: 50 }));
    const kept = await accept(member, { accept: false });
    expect(kept.body.membership).toMatchObject({ requestedPlan: null, activePlan: { totalTreatmentsCost: 6601.8 } });
    await propose(member, await askedWith(member, { Botox: 60 }));
    const { disclosureHash } = await changeOf(member);
    await world.call(
      withdrawPlan,
      { body: { practiceId: PRACTICE, membershipId: member.membershipId } },
      { token: await world.staff() },
    );
    const late = await world.call(
      acceptPlanChange,
      { body: { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash } },
      { token: await member.session() },
    );
    expect([late.status, late.body.code]).toEqual([409, 'STEP_ORDER']);
  });

  test('below what was paid becomes credit of the member’s own, which can be paid out', async () => {
    const member = await active();
    await world.passTo('2026-11-20');
    const proposed = await propose(member, await askedWith(member, {}, ['Filler']));
    expect(proposed.status).toBe(200);
    const change = await changeOf(member);
    expect(change).toMatchObject({ newTotal: 3901.8, paid: 4951.35, credit: 1049.55, newMonthlyPayment: 0 });
    expect((await accept(member)).status).toBe(200);
    const token = await member.session();
    const of = { membershipId: member.membershipId };
    const account = await world.call(getGlobalCredits, { query: of }, { token });
    expect(account.body).toMatchObject({ globalCredits: 1049.55, maxWithdrawal: 1049.55 });
    const more = await world.call(withdrawGlobalCredits, { body: { ...of, amount: 1049.56 } }, { token });
    expect(more.body.fields?.map(({ field }) => field)).toEqual(['amount']);
    const out = await world.call(withdrawGlobalCredits, { body: { ...of, amount: 1000 } }, { token });
    expect(out.body).toMatchObject({ globalCredits: 49.55, maxWithdrawal: 49.55 });
    await world.passTo('2026-11-25');
    expect(
      (await world.rows('membership_refund')).map(({ status, amount_cents: amount }) => [status, Number(amount)]),
    ).toEqual([['SETTLED', 100_000]]);
  });
});

describe('credits', () => {
  /** Credits that were given, with their entry. */
  const grant = (member: Member, amountCents: number, expiresOn: string | null) =>
    carryOut({ actor: { kind: 'system', name: 'Test' } }, world.deps, async (context) => {
      context.leaveNoRow('A test.');
      const row = await takeMembership(context.tx, member.membershipId);
      const naturalKey = `grant:${row.id}:${amountCents}`;
      await context.tx.run(insertLot, {
        id: naturalKey,
        membership_id: row.id,
        kind: 'GRANTED',
        source: 'Test',
        natural_key: naturalKey,
        amount_cents: amountCents,
        remaining_cents: amountCents,
        received_on: civilDate(context.now.slice(0, 10)),
        expires_on: expiresOn === null ? null : civilDate(expiresOn),
        created_at: context.now,
        version: 1,
      });
      await postFor(context, row, {
        draft: creditsGranted({ userId: row.id, practiceId: row.practice_id, amount: cents(amountCents) }),
        on: civilDate(context.now.slice(0, 10)),
        naturalKey,
      });
    });

  test('lower what is due on the first day unless they are switched off, and every month after', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await grant(member, 60_000, '2027-03-16');
    expect(await detailsOf(world, member)).toMatchObject({
      spendableCredits: 600,
      creditsApplied: 555.14,
      paymentDueToday: 0,
    });
    expect(await detailsOf(world, member, { applyCredits: 'false' })).toMatchObject({
      creditsApplied: 0,
      paymentDueToday: 555.14,
    });
    const { disclosureHash } = await detailsOf(world, member);
    const body = { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday: 0 };
    const answer = await world.call(activateMembership, { body }, { token: await member.session() });
    expect(answer.body.status).toBe('ACTIVE');
    await world.passTo('2026-04-20');
    const payments = await world.rows('membership_payment');
    expect(payments.map(({ amount_cents: amount }) => Number(amount))).toEqual([51_028]);
  });

  test('that were given and paid beyond a changed plan go back to their lot, never to money', async () => {
    const member = await active();
    await world.passTo('2026-10-20');
    await grant(member, 100_000, '2027-10-20');
    await world.passTo('2026-11-20');
    expect((await propose(member, await askedWith(member, {}, ['Filler']))).status).toBe(200);
    expect((await accept(member)).status).toBe(200);
    const of = { query: { membershipId: member.membershipId } };
    const account = await world.call(getGlobalCredits, of, { token: await member.session() });
    expect(account.body.lots.map(({ kind, remaining }) => [kind, remaining])).toEqual([
      ['GRANTED', 995.01],
      ['PURCHASED', 499.4],
    ]);
    expect(account.body.maxWithdrawal).toBe(499.4);
  });

  test('that were given and lapse go back to the practice; bought ones stay, and leave once what was paid has settled', async () => {
    const member = await active();
    await grant(member, 2_000, '2026-03-20');
    await carryOut({ actor: { kind: 'system', name: 'Test' } }, world.deps, async (context) => {
      context.leaveNoRow('A test.');
      const row = await takeMembership(context.tx, member.membershipId);
      const on = civilDate(context.now.slice(0, 10));
      await postFor(context, row, {
        draft: membershipFeesReturned({ userId: row.id, amount: cents(5_000) }),
        on,
        naturalKey: 'owed-by-test',
      });
      await addLot(context, row, { amountCents: cents(5_000), source: 'Test', naturalKey: 'bought-by-test', on });
    });
    const own = { membershipId: member.membershipId, amount: 50 };
    const early = await world.call(withdrawGlobalCredits, { body: own }, { token: await member.session() });
    expect([early.status, early.body.code]).toEqual([409, 'STEP_ORDER']);
    await world.passTo('2026-03-22');
    const account = await world.call(
      getGlobalCredits,
      { query: { membershipId: member.membershipId } },
      { token: await member.session() },
    );
    expect(account.body).toMatchObject({ globalCredits: 50, maxWithdrawal: 50 });
  });

  test('pay a bill that is open, and no more than there is', async () => {
    const member = await active({ card: '4242' });
    await world.deps.database.migrate([
      `update payment_method set last_four = '9996' where id = '${member.method.id}'`,
    ]);
    await world.passTo('2026-04-17');
    await grant(member, 10_000, null);
    const token = await member.session();
    const of = { membershipId: member.membershipId };
    const more = await world.call(applyGlobalCredits, { body: { ...of, amount: 100.01 } }, { token });
    expect(more.status).toBe(422);
    const applied = await world.call(applyGlobalCredits, { body: { ...of, amount: 60 } }, { token });
    expect(applied.body).toMatchObject({ globalCredits: 40, openBills: [{ left: 495.14 }] });
    expect(await seen(world, member)).toMatchObject({ standing: 'PAST_DUE' });
    await grant(member, 60_000, null);
    const account = await world.call(getGlobalCredits, { query: of }, { token });
    expect(account.body).toMatchObject({ globalCredits: 640, maxApply: 495.14 });
    const above = await world.call(applyGlobalCredits, { body: { ...of, amount: 495.15 } }, { token });
    expect([above.status, above.body.fields]).toEqual([
      422,
      [{ field: 'amount', message: "That's more than you owe." }],
    ]);
    await world.call(applyGlobalCredits, { body: { ...of, amount: 495.14 } }, { token });
    expect(await seen(world, member)).toMatchObject({ standing: 'GOOD' });
  });
});

describe('a payment that failed', () => {
  test('is paid again at once, with another card, and is not tried twice', async () => {
    const member = await active();
    await world.deps.database.migrate([
      `update payment_method set last_four = '9996' where id = '${member.method.id}'`,
    ]);
    await world.passTo('2026-04-16');
    await world.sendAll();
    const [failed] = (
      await world.call(listMembershipPayments, { query: {} }, { token: await member.session() })
    ).body.payments.filter(({ status }) => status === 'DECLINED');
    expect(failed).toMatchObject({ canReprocess: true, againOn: '2026-04-17' });
    await world.deps.database.migrate([
      `update payment_method set last_four = '4242' where id = '${member.method.id}'`,
    ]);
    const paid = await world.call(
      reprocessMembershipPayment,
      { body: { paymentId: failed?._id ?? '' } },
      { token: await member.session() },
    );
    expect([paid.status, paid.body.payment?.status]).toEqual([200, 'PENDING']);
    await world.passTo('2026-05-01');
    expect(await seen(world, member)).toMatchObject({ standing: 'GOOD' });
    const settled = (await world.rows('membership_payment')).filter(({ status }) => status === 'SETTLED');
    expect(settled.map(({ amount_cents: amount }) => Number(amount))).toEqual([55_514, 55_514]);
  });
});
