import { activateMembership } from '@contract/membership/activation-calls';
import {
  cancelMembership,
  getCancellationInformation,
  sendCancellationMail,
} from '@contract/membership/cancellation-calls';
import { applyGlobalCredits, withdrawGlobalCredits } from '@contract/membership/credit-calls';
import { markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { applyMemberOutcome } from './billing/outcome';
import { turnTo } from './testing/member-acts';
import {
  aMember,
  detailsOf,
  type Member,
  type MemberWorld,
  membershipViolations,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from './testing/member-world';
import { withTiers } from './testing/simulated-members';

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

async function activate(member: Member, given: { payAtOnce?: boolean; applyCredits?: boolean } = {}) {
  const flag = (value: boolean | undefined) =>
    value === undefined ? {} : value ? ('true' as const) : ('false' as const);
  const details = await detailsOf(world, member, {
    ...(given.payAtOnce !== undefined && { payAtOnce: flag(given.payAtOnce) as 'true' }),
    ...(given.applyCredits !== undefined && { applyCredits: flag(given.applyCredits) as 'true' }),
  });
  const { disclosureHash, paymentDueToday, version } = details;
  return world.call(
    activateMembership,
    {
      body: {
        membershipId: member.membershipId,
        typedName: 'Ana Reyes',
        disclosureHash,
        paymentDueToday,
        version,
        ...given,
      },
    },
    { token: await member.session() },
  );
}

const quoteOf = async (member: Member) => {
  const answer = await world.call(
    getCancellationInformation,
    { query: { membershipId: member.membershipId } },
    { token: await member.session() },
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.cancellationInformation;
};
const cancel = async (
  member: Member,
  quoteId: string,
  cancelMethod: 'lumpsum' | 'installment' = 'lumpsum',
  headers: Record<string, string> = {},
) =>
  world.call(
    cancelMembership,
    { body: { membershipId: member.membershipId, quoteId, cancelMethod } },
    { token: await member.session(), headers },
  );

/** Gives so many treatments of each kind. */
async function give(member: Member, counts: Record<string, number>) {
  for (const [name, count] of Object.entries(counts)) {
    for (let done = 0; done < count; done += 1) {
      const { priviagreements } = await seen(world, member);
      const next = priviagreements.find((one) => one.treatment === name && one.doneAt === null);
      if (!next) throw new Error(`No ${name} is left`);
      const scheduledDate = new Date(world.deps.clock.nowMs() + 60_000).toISOString();
      const booked = await world.call(
        scheduleAgreements,
        { body: { membershipId: member.membershipId, agreements: [{ agreementId: next._id, scheduledDate }] } },
        { token: await world.staff() },
      );
      expect(booked.body.agreements?.[0]?.appointmentStatus).toBe('SCHEDULED');
      const marked = await world.call(
        markAgreementDone,
        { body: { membershipId: member.membershipId, agreementId: next._id } },
        { token: await world.staff() },
      );
      expect(marked.status).toBe(200);
    }
  }
}

describe('a plan that a member activates with a card', () => {
  test('is billed by the month from its anchor, with the fee, and the practice is paid in advance', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    const details = await detailsOf(world, member);
    expect(details).toMatchObject({
      membershipPayment: 555.14,
      paymentDueToday: 555.14,
      paymentsRemaining: 11,
      totalTreatmentsCost: 6601.8,
    });
    expect(details.federalBox).toMatchObject({
      apr: 0,
      financeCharge: 0,
      amountFinanced: 6601.8,
      totalOfPayments: 6601.8,
    });
    expect(details.federalBox?.schedule).toEqual([{ count: 12, amount: 550.15, dueFrom: '2026-03-16' }]);
    const answer = await activate(member);
    expect([answer.status, answer.body.status, answer.body.paymentDueToday]).toEqual([200, 'ACTIVE', 555.14]);
    const membership = await seen(world, member);
    expect(membership).toMatchObject({
      status: 'ACTIVE',
      standing: 'GOOD',
      requestedPlan: null,
      nextPaymentAmount: 555.14,
      nextPaymentDate: '2026-04-16',
    });
    expect(membership.activePlan?.status).toBe('ACTIVE');
    expect(membership.priviagreements).toHaveLength(18);
    const fundings = await world.rows('membership_funding');
    expect(
      fundings.map((row) => [row.kind, Number(row.gross_cents), Number(row.fee_cents), Number(row.net_cents)]),
    ).toEqual([['PLAN', 660_180, 19_739, 640_441]]);
    await world.passTo('2026-08-20');
    const bills = (await world.rows('membership_bill')).sort((one, other) => (one.due_on < other.due_on ? -1 : 1));
    expect(
      bills.map((bill) => [bill.due_on, bill.status, Number(bill.treatments_cents), Number(bill.fee_cents)]),
    ).toEqual(
      ['2026-03-16', '2026-04-16', '2026-05-16', '2026-06-16', '2026-07-16', '2026-08-16'].map((day) => [
        day,
        'PAID',
        55_015,
        499,
      ]),
    );
  });

  test('vector M2: after five payments, two Botox, five facials and a filler, 381.00 is owed and paid once', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    await world.passTo('2026-07-20');
    await give(member, { Botox: 2, HydraFacial: 5, Filler: 1 });
    const quote = await quoteOf(member);
    expect(quote).toMatchObject({
      totalDelivered: 3131.75,
      totalPaid: 2750.75,
      totalUnpaid: 381,
      totalRefund: 0,
      lumpsum: { paymentDueToday: 381 },
      installment: { cancellationInstallment: 54.43, paymentDueToday: 54.43 },
    });
    expect(quote.installment?.payments.map(({ amount }) => amount)).toEqual([
      54.43, 54.43, 54.43, 54.43, 54.43, 54.43, 54.42,
    ]);
    const done = await cancel(member, quote.quoteId);
    expect([done.status, done.body.type]).toEqual([200, 'CANCELLED']);
    const fundings = await world.rows('membership_funding');
    expect(fundings.find(({ kind }) => kind === 'CANCELLATION')).toMatchObject({ net_cents: -336_630 });
    expect(await seen(world, member)).toMatchObject({ status: 'CANCELLED', memberStatus: 'cancelled' });
    await world.passTo('2026-09-20');
    expect((await world.rows('membership_payment')).filter(({ kind }) => kind === 'CANCELLATION')).toHaveLength(1);
  });

  test('in installments pays on the anchor’s days and is over with the last', async () => {
    const member = await aMember(world, { account: '77' });
    await sendPlan(world, member);
    await activate(member);
    await world.passTo('2026-07-20');
    await give(member, { Botox: 2, HydraFacial: 5, Filler: 1 });
    const quote = await quoteOf(member);
    const done = await cancel(member, quote.quoteId, 'installment');
    expect(done.body.type).toBe('CANCELLATION_INSTALLMENT');
    // The last is ordered on January 16, and has not settled a day later.
    await world.passTo('2027-01-17');
    expect(await seen(world, member)).toMatchObject({ status: 'CANCELLATION_INSTALLMENT' });
    await world.passTo('2027-02-01');
    const paid = (await world.rows('membership_payment')).filter(({ kind }) => kind === 'CANCELLATION');
    expect(paid.map((one) => Number(one.amount_cents))).toEqual([5443, 5443, 5443, 5443, 5443, 5443, 5442]);
    expect(await seen(world, member)).toMatchObject({ status: 'CANCELLED' });
  });

  test('after nine payments with the same treatments 1,819.60 goes back to the card, the newest charge first', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    await world.passTo('2026-11-20');
    await give(member, { Botox: 2, HydraFacial: 5, Filler: 1 });
    const quote = await quoteOf(member);
    expect(quote).toMatchObject({ totalPaid: 4951.35, totalRefund: 1819.6, feesKept: 44.91 });
    expect(quote.refunds.map(({ amount }) => amount)).toEqual([1819.6]);
    expect((await cancel(member, quote.quoteId)).body.type).toBe('CANCELLED');
    await world.passTo('2026-11-25');
    const refunds = await world.rows('membership_refund');
    expect(refunds.map(({ status }) => status)).toEqual(['SETTLED', 'SETTLED', 'SETTLED', 'SETTLED']);
  });
});

describe('the mail of a cancellation', () => {
  test('tells what it would come to, to the member alone, and cancels nothing', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    const early = await world.call(
      sendCancellationMail,
      { body: { membershipId: member.membershipId } },
      { token: await member.session() },
    );
    expect([early.status, early.body.code]).toEqual([409, 'STEP_ORDER']);
    await activate(member);
    await world.passTo('2026-07-20');
    await give(member, { Botox: 2, HydraFacial: 5, Filler: 1 });
    const body = { membershipId: member.membershipId };
    const mails = async () =>
      (await world.rows('outbox')).filter(({ kind }) => kind === 'membership-cancellation-asked');
    const asked = await world.call(sendCancellationMail, { body }, { token: await member.session() });
    expect([asked.status, asked.body.sentTo]).toEqual([200, member.borrower.email]);
    const byStaff = await world.call(sendCancellationMail, { body }, { token: await world.staff() });
    expect([byStaff.status, byStaff.body.sentTo]).toEqual([200, member.borrower.email]);
    // The same figures are not mailed twice on one day.
    expect(await mails()).toHaveLength(1);
    await world.passTo('2026-07-21');
    await world.call(
      sendCancellationMail,
      { body },
      { token: await member.session(), headers: { 'idempotency-key': 'a-day-later' } },
    );
    expect(await mails()).toHaveLength(2);
    const trail = async () =>
      (await world.rows('audit')).filter(({ action }) => action === 'membership.cancellation_mailed');
    // What a member asks for is on no trail; what a practice mails is.
    expect(await trail()).toEqual([]);
    await world.passTo('2026-07-22');
    const again = { token: await world.staff(), headers: { 'idempotency-key': 'by-staff' } };
    await world.call(sendCancellationMail, { body }, again);
    expect(await mails()).toHaveLength(3);
    expect(await trail()).toMatchObject([{ actor_kind: 'staff', actor_id: 'staff-staff-harbor-medspa-test' }]);
    const words = JSON.stringify(await sandbox.mailbox(member.borrower.email));
    for (const figure of [
      "This email doesn't cancel anything.",
      '$3,131.75',
      '$2,750.75',
      '$381.00',
      '7 payments',
      '$54.43',
    ])
      expect(words).toContain(figure);
    const other = await aMember(world);
    const foreign = await world.call(sendCancellationMail, { body }, { token: await other.session() });
    expect(foreign.status).toBe(404);
    expect(await seen(world, member)).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('a cancellation', () => {
  test('within three business days, with nothing given, returns all that was paid, the fee too', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    await world.passTo('2026-03-19');
    const quote = await quoteOf(member);
    expect(quote).toMatchObject({ totalRefund: 555.14, feesKept: 0, totalUnpaid: 0 });
    expect((await cancel(member, quote.quoteId)).body.type).toBe('CANCELLED');
    await world.passTo('2026-03-25');
    const refunds = await world.rows('membership_refund');
    expect(refunds.map(({ status, amount_cents: amount }) => [status, Number(amount)])).toEqual([['SETTLED', 55_514]]);
  });

  test('while its payment is on its way leaves no points for what goes back', async () => {
    await withTiers(world);
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    expect((await cancel(member, (await quoteOf(member)).quoteId)).body.type).toBe('CANCELLED');
    await world.passTo('2026-03-25');
    expect((await world.rows('membership_refund')).map(({ status }) => status)).toEqual(['SETTLED']);
    expect(await world.rows('points_entry')).toEqual([]);
  });

  test('takes back the points of what goes back; those of what the practice keeps stay', async () => {
    await withTiers(world);
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    await world.passTo('2026-03-19');
    await give(member, { HydraFacial: 1 });
    const points = async () => (await world.rows('points_entry')).map((one) => [one.kind, Number(one.hundredths)]);
    expect(await points()).toEqual([['PAYMENT', 55_514]]);
    const { quoteId, totalRefund } = await quoteOf(member);
    expect(totalRefund).toBe(381);
    expect((await cancel(member, quoteId)).body.type).toBe('CANCELLED');
    expect(await points()).toEqual([
      ['PAYMENT', 55_514],
      ['TAKEN_BACK', -38_100],
    ]);
  });

  test('that waits for its bank is carried out as it was quoted: nothing is billed, given or paid by credits meanwhile', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    await world.passTo('2026-08-14');
    await give(member, { Botox: 2, HydraFacial: 6, Filler: 1 });
    const { priviagreements } = await seen(world, member);
    const left = priviagreements.find(({ doneAt }) => doneAt === null)?._id ?? '';
    const { quoteId, totalUnpaid } = await quoteOf(member);
    await sandbox.fault({ vendor: 'payments', mode: 'down', times: 500 });
    expect((await cancel(member, quoteId)).body.type).toBe('PENDING');
    const of = { membershipId: member.membershipId };
    const scheduledDate = new Date(world.deps.clock.nowMs() + 60_000).toISOString();
    const visits = [{ agreementId: left, scheduledDate }];
    const [own, staff] = [{ token: await member.session() }, { token: await world.staff() }];
    await world.call(scheduleAgreements, { body: { ...of, agreements: visits } }, staff);
    const refused = [
      await world.call(markAgreementDone, { body: { ...of, agreementId: left } }, staff),
      await world.call(applyGlobalCredits, { body: { ...of, amount: 1 } }, own),
      await world.call(withdrawGlobalCredits, { body: { ...of, amount: 1 } }, own),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(['STEP_ORDER', 'STEP_ORDER', 'STEP_ORDER']);
    await world.passTo('2026-08-18');
    expect((await world.rows('membership_bill')).map(({ kind }) => kind)).toEqual(Array(5).fill('MONTH'));
    await sandbox.reset();
    world.restVendors();
    await world.passTo('2026-08-20');
    expect(await seen(world, member)).toMatchObject({ status: 'CANCELLED' });
    const paid = (await world.rows('membership_payment')).filter(({ kind }) => kind !== 'ACTIVATION');
    expect(paid.map((one) => [one.kind, Number(one.amount_cents)])).toEqual([
      ...Array(4).fill(['MONTH', 55_514]),
      ['CANCELLATION', totalUnpaid * 100],
    ]);
  });

  test('a day later keeps the fee of the month that began', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    await world.passTo('2026-03-20');
    expect(await quoteOf(member)).toMatchObject({ totalRefund: 550.15, feesKept: 4.99 });
  });

  test('whose quote has run out, was used, or says something else by now is refused', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    await world.passTo('2026-05-20');
    const quote = await quoteOf(member);
    await give(member, { Botox: 1 });
    expect((await cancel(member, quote.quoteId)).body.code).toBe('STALE');
    const fresh = await quoteOf(member);
    world.deps.clock.advance(31 * 60_000);
    expect((await cancel(member, fresh.quoteId)).body.code).toBe('STALE');
    const last = await quoteOf(member);
    expect((await cancel(member, last.quoteId, 'installment')).body.fields?.map(({ field }) => field)).toEqual([
      'cancelMethod',
    ]);
    expect((await cancel(member, last.quoteId)).status).toBe(200);
    expect((await cancel(member, fresh.quoteId)).body.code).toBe('STEP_ORDER');
  });

  test('by the quote of another member is refused, also where it says the same', async () => {
    const [member, other] = [await aMember(world), await aMember(world)];
    for (const one of [member, other]) {
      await sendPlan(world, one);
      await activate(one);
    }
    await world.passTo('2026-05-20');
    const [own, foreign] = [await quoteOf(member), await quoteOf(other)];
    expect(foreign.totalRefund).toBe(own.totalRefund);
    expect((await cancel(member, foreign.quoteId)).status).toBe(404);
    expect((await cancel(member, own.quoteId)).status).toBe(200);
  });

  test('whose card is declined cancels nothing', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    await world.passTo('2026-07-20');
    await give(member, { Botox: 2, HydraFacial: 5, Filler: 1 });
    await world.deps.database.migrate([
      `update payment_method set last_four = '0002' where id = '${member.method.id}'`,
    ]);
    const { quoteId } = await quoteOf(member);
    const refused = await cancel(member, quoteId);
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_DECLINED']);
    expect(await seen(world, member)).toMatchObject({ status: 'ACTIVE' });
    // A quote is confirmed once: what is charged next is shown anew.
    const again = { 'idempotency-key': 'pressed-again' };
    expect((await cancel(member, quoteId, 'lumpsum', again)).body.code).toBe('STALE');
  });

  test('by bank that comes back afterwards is owed again, and a refund that waited for it is not sent', async () => {
    const member = await aMember(world, { account: '01' });
    await sendPlan(world, member);
    await activate(member);
    const quote = await quoteOf(member);
    expect(quote.totalRefund).toBe(555.14);
    expect((await cancel(member, quote.quoteId)).body.type).toBe('CANCELLED');
    await world.passTo('2026-03-25');
    expect((await world.rows('membership_refund')).map(({ status }) => status)).toEqual(['CANCELLED']);
  });
});

describe('an activation', () => {
  test('whose card is declined charges nothing, keeps the signature, and goes on with another card', async () => {
    const member = await aMember(world, { card: '0002' });
    await sendPlan(world, member);
    const refused = await activate(member);
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_DECLINED']);
    expect(await seen(world, member)).toMatchObject({ status: 'PLAN_REQUESTED', bills: [] });
    const signed = (await world.rows('document')).filter(({ document_key: key }) => key === 'membership-agreement');
    expect(signed).toHaveLength(1);
    expect(await world.rows('membership_bill')).toEqual([]);
  });

  test('shown with another amount than is due by now, another text, or another name is refused', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    const { disclosureHash, paymentDueToday } = await detailsOf(world, member);
    const token = await member.session();
    const ask = (body: object) =>
      world.call(
        activateMembership,
        {
          body: { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday, ...body },
        },
        { token },
      );
    expect((await ask({ paymentDueToday: 555.13 })).body.code).toBe('STALE');
    expect((await ask({ disclosureHash: 'a'.repeat(64) })).body.code).toBe('STALE');
    expect((await ask({ typedName: 'Bob Reyes' })).body.fields?.[0]?.field).toBe('typedName');
    expect(await world.rows('membership_payment')).toEqual([]);
  });

  test('pressed fifty times at once charges once', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    const { disclosureHash, paymentDueToday } = await detailsOf(world, member);
    const token = await member.session();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        world.call(
          activateMembership,
          { body: { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday } },
          { token, headers: { 'idempotency-key': `press-${index}` } },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(await world.rows('membership_payment')).toHaveLength(1);
    expect(await world.rows('membership_bill')).toHaveLength(1);
  });

  test('in one sum bills the year at once and no month after', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    const answer = await activate(member, { payAtOnce: true });
    expect(answer.body.paymentDueToday).toBe(6661.68);
    await world.passTo('2026-06-20');
    expect(await world.rows('membership_bill')).toHaveLength(1);
  });
});

describe('a payment that fails', () => {
  test('is tried on days 0, 1, 3, 5 and 7; late from the first, held on day 14, nothing charged for it', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    await world.deps.database.migrate([
      `update payment_method set last_four = '9996' where id = '${member.method.id}'`,
    ]);
    await world.passTo('2026-04-16');
    await world.sendAll();
    expect(await seen(world, member)).toMatchObject({ standing: 'PAST_DUE' });
    await world.passTo('2026-05-15');
    const tries = (await world.rows('membership_payment')).filter(({ kind }) => kind === 'MONTH');
    expect(tries.map(({ submitted_on: on }) => on)).toEqual([
      '2026-04-16',
      '2026-04-17',
      '2026-04-19',
      '2026-04-21',
      '2026-04-23',
    ]);
    expect(await seen(world, member)).toMatchObject({ standing: 'BENEFITS_HELD' });
    const bills = await world.rows('membership_bill');
    expect(bills.reduce((sum, bill) => sum + Number(bill.treatments_cents) + Number(bill.fee_cents), 0)).toBe(
      2 * 55_514,
    );
    const notices = (await world.rows('membership_notice')).map(({ kind }) => kind);
    expect(notices).toEqual(expect.arrayContaining(['LATE_NOTICE', 'BENEFITS_HELD', 'PRACTICE_TASK']));
    expect(notices).not.toContain('CANCEL_PROPOSAL');
  });

  test('keeps back the credits of the tier until it is made up for', async () => {
    await withTiers(world);
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    await turnTo(world, member, '0002');
    await world.passTo('2026-06-20');
    const received = async () => (await world.rows('credit_lot')).map(({ received_on: on }) => on);
    // On the first late day nobody knows it yet.
    expect(await received()).toEqual(['2026-04-16']);
    await turnTo(world, member, '4242');
    await world.deps.database.migrate([
      `update payment_method set ended_at = null, ended_code = null, status = 'ACTIVE' where id = '${member.method.id}'`,
    ]);
    await world.passTo('2026-07-20');
    expect(await seen(world, member)).toMatchObject({ standing: 'GOOD' });
    expect((await received()).at(-1)).toBe('2026-07-16');
  });

  test('by bank, returned after it settled, loses the points that it earned', async () => {
    await withTiers(world);
    const member = await aMember(world, { account: '77' });
    await sendPlan(world, member);
    await activate(member);
    await world.passTo('2026-03-27');
    const points = async () => (await world.rows('points_entry')).map((one) => [one.kind, Number(one.hundredths)]);
    expect(await points()).toEqual([['PAYMENT', 55_514]]);
    const [first] = await world.rows('membership_payment');
    const returned = { status: 'returned' as const, code: 'R10', on: civilDate('2026-03-27') };
    await applyMemberOutcome(world.deps, first?.id ?? '', returned);
    expect(await points()).toEqual([
      ['PAYMENT', 55_514],
      ['TAKEN_BACK', -55_514],
    ]);
  });

  test('by bank, returned after it counted, opens its month again', async () => {
    const member = await aMember(world, { account: '01' });
    await sendPlan(world, member);
    expect((await activate(member)).body.status).toBe('ACTIVE');
    await world.passTo('2026-04-15');
    expect(await seen(world, member)).toMatchObject({ standing: expect.stringMatching(/PAST_DUE|BENEFITS_HELD/) });
    expect((await world.rows('membership_bill'))[0]).toMatchObject({ status: 'OPEN', paid_treatments_cents: 0 });
    const row = (await world.rows('membership')).find(({ id }) => id === member.membershipId);
    // The debit of March 16 came back two days later, and from then on it is known.
    expect(row?.past_due_on).toBe('2026-03-18');
  });
});

describe('a card that its bank ended', () => {
  test('is not charged; the member is late and told, and pays with another one, also what is tried again', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    await activate(member);
    const at = world.deps.clock.now();
    await world.deps.database.migrate([
      `update payment_method set ended_at = '${at}', ended_code = 'hard' where id = '${member.method.id}'`,
    ]);
    await world.passTo('2026-04-17');
    expect(await seen(world, member)).toMatchObject({ standing: 'PAST_DUE' });
    expect((await world.rows('membership_payment')).map(({ kind }) => kind)).toEqual(['ACTIVATION']);
    expect((await world.rows('membership_notice')).map(({ kind }) => kind)).toContain('NO_METHOD');
  });
});
