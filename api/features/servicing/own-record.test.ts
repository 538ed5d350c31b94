import { finishApplication } from '@contract/application/decision-calls';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import { checkReapply, increaseCreditLine, reapply } from '@contract/application/reapply-calls';
import { getCreditProfile } from '@contract/borrower/calls';
import { listLoanPayments, makeLoanPayment, quoteLoanPayoff } from '@contract/servicing/payment-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endLimitsOfLateLoans, replayDecisions } from '../application/index';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';
import { businessDayOf } from '../credit-transaction/index';
import { aCustomer, type Customer, passDays, takeLoanOf } from './testing/credit-life';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

type Debtor = Customer & Awaited<ReturnType<typeof takeLoanOf>>;

/** Somebody whose first payment is missed; it falls due 31 days after the approval. */
async function aDebtor(daysLate: number): Promise<Debtor> {
  const who = await aCustomer(world);
  const loan = await takeLoanOf(world, who);
  await passDays(world, 31 + daysLate);
  return { ...who, ...loan };
}

const sessionOf = async ({ borrowerId }: Customer) => ({ token: await world.sessionOf('borrower', borrowerId) });
const offered = async (who: Customer) => (await world.call(checkReapply, { query: {} }, await sessionOf(who))).body;
const home = async (who: Customer) =>
  (await world.call(getCreditProfile, { params: { id: who.borrowerId } }, await sessionOf(who))).body;

const chargedOffOf = async ({ params, ...who }: Debtor) =>
  (await world.call(listLoanPayments, { params }, await sessionOf(who))).body.owed.chargedOff;

/** The whole of what is owed of a loan, paid by hand. */
async function payAll(who: Debtor): Promise<void> {
  const { params } = who;
  const session = await sessionOf(who);
  const { body } = await world.call(quoteLoanPayoff, { params }, session);
  const pay = body.total > 0 ? { amount: body.total, kind: 'PAYOFF' as const } : { amount: await chargedOffOf(who) };
  expect((await world.call(makeLoanPayment, { params, body: pay }, session)).status).toBe(200);
}

/** A first application of the same person, at another practice. */
async function appliesElsewhere({ email, answers }: Customer) {
  const at = await world.arrive(email, 'brightarch-smiles');
  const given = { ...answers, ssnLastFourDigits: '0001', applicationId: at.applicationId };
  const saved = await world.call(savePersonalInfo, { body: given }, at);
  expect([saved.status, saved.body]).toMatchObject([200, {}]);
  const { body } = await world.call(finishApplication, { body: { applicationId: at.applicationId } }, at);
  return body;
}

const asks = async (who: Customer, kind: 'REFRESH' | 'INCREASE') => {
  const { applicationId } = await offered(who);
  const body = {
    applicationId: applicationId ?? who.applicationId,
    creditPullConsent: true,
    annualIncome: 90_000,
  } as const;
  const session = await sessionOf(who);
  return kind === 'REFRESH'
    ? world.call(reapply, { body: { ...body, refreshSpendingLimit: true } }, session)
    : world.call(increaseCreditLine, { body: { ...body, requestedAmount: 25_000 } }, session);
};
const noticesOf = async (who: Customer) =>
  (await world.rows<{ document_key: string; id: string }>('document', ['borrower_id', who.borrowerId])).filter(
    ({ document_key: key }) => key === 'adverse-action-notice',
  );
const codesOf = (body: { deniedReasons: readonly { code: string }[] }) => body.deniedReasons.map(({ code }) => code);

describe('20 days late on the first payment', () => {
  let who: Debtor;
  beforeAll(async () => {
    who = await aDebtor(20);
  });

  test('home offers neither a refresh nor more, and says what has to be paid', async () => {
    const offer = await offered(who);
    expect(offer).toMatchObject({ isReapplyEnabled: false, isCreditLineIncrease: false, isCreditLineRefresh: false });
    expect(offer.buttonLabel).toBeNull();
    expect(offer.message).toMatch(/^You have \$\d[\d.,]* past due on your loans\. Once you pay it/);
    for (const kind of ['REFRESH', 'INCREASE'] as const)
      expect(await asks(who, kind)).toMatchObject({ status: 409, body: { code: 'REAPPLY_NOT_OPEN' } });
    expect((await home(who)).credit_profile).toMatchObject({ endedBecause: null });
  });

  test('a first application at another practice is denied, with the reason and its notice', async () => {
    const body = await appliesElsewhere(who);
    expect([body.status, codesOf(body)]).toEqual(['DENIED', ['PAST_DUE_WITH_US']]);
    expect(body.patientfiPlusAvailable).toBe(false);
    expect(await noticesOf(who)).toHaveLength(1);
    const [notice] = (await world.mailsTo(who.email)).filter(({ subject }) => subject?.startsWith('About your'));
    expect(notice?.attachments?.length).toBe(1);
  });
});

describe('more than 30 days late', () => {
  test('the limit ends on day 31 with an adverse action notice, once, whoever runs the day and how often', async () => {
    const who = await aDebtor(30);
    const before = (await home(who)).credit_profile;
    expect(before).toMatchObject({ endedBecause: null });
    expect(before?.availableCredit).toBeGreaterThan(0);
    await passDays(world, 1);
    const day = businessDayOf(world.deps);
    await Promise.all(Array.from({ length: 50 }, () => endLimitsOfLateLoans(world.deps, day)));
    expect((await home(who)).credit_profile).toMatchObject({ endedBecause: 'PAST_DUE', availableCredit: 0 });
    const notices = await noticesOf(who);
    expect(notices).toHaveLength(1);
    const deliveries = await world.rows('notice_delivery', ['document_id', notices[0]?.id ?? '']);
    expect(deliveries).toMatchObject([{ sent_at: expect.any(String) }]);
    const ended = (await world.mailsTo(who.email)).filter(({ subject }) =>
      subject?.endsWith('spending limit has ended'),
    );
    expect(ended).toHaveLength(1);
    expect(ended[0]?.attachments?.length).toBe(1);
  });

  test('who has paid after the loans of the day were looked at keeps the limit, and gets no notice', async () => {
    const who = await aDebtor(30);
    const { database } = world.deps;
    // As another process has noted the loan this morning.
    await database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('loan_servicing')
          .set({ days_past_due: 31 })
          .where('transaction_id', '=', who.params.txId),
      ),
    );
    await payAll(who);
    await endLimitsOfLateLoans(world.deps, businessDayOf(world.deps));
    const line = (await home(who)).credit_profile;
    expect(line).toMatchObject({ endedBecause: null });
    expect(line?.availableCredit).toBeGreaterThan(0);
    expect(await noticesOf(who)).toEqual([]);
    expect(world.deps.logLines.filter((told) => told.includes('limit_not_ended'))).toEqual([]);
  });

  test('what was paid late counts for twelve months: a refresh is decided, and denied', async () => {
    const who = await aDebtor(35);
    await payAll(who);
    expect(await offered(who)).toMatchObject({ isCreditLineRefresh: true });
    const { status, body } = await asks(who, 'REFRESH');
    expect([status, body.status, codesOf(body)]).toEqual([200, 'DENIED', ['POOR_WITH_US']]);
    expect((await home(who)).credit_profile).toMatchObject({ endedBecause: 'PAST_DUE', availableCredit: 0 });
  });
});

describe('charged off', () => {
  let who: Debtor;
  beforeAll(async () => {
    who = await aDebtor(125);
  });

  test('home and limit say what is owed, and nothing is offered while it is', async () => {
    const owed = await chargedOffOf(who);
    expect(owed).toBeGreaterThan(3_000);
    const seen = await home(who);
    expect(seen.credit_profile).toMatchObject({ balance: owed, availableCredit: 0, endedBecause: 'PAST_DUE' });
    expect(seen.totalRemainingPrincipal).toBe(owed);
    const offer = await offered(who);
    expect(offer).toMatchObject({ isReapplyEnabled: false, buttonLabel: null });
    expect(offer.message).toContain("on a charged-off loan. We can't offer a spending limit until you pay it.");
    for (const kind of ['REFRESH', 'INCREASE'] as const) expect((await asks(who, kind)).status).toBe(409);
    expect(codesOf(await appliesElsewhere(who))).toEqual(['POOR_WITH_US', 'CHARGED_OFF_WITH_US']);
  });

  test('paid back it is a limit again that can be asked for, and the loss is a reason', async () => {
    await payAll(who);
    expect((await home(who)).credit_profile).toMatchObject({ balance: 0 });
    await passDays(world, 31);
    const { status, body } = await asks(who, 'REFRESH');
    expect([status, body.status, codesOf(body)]).toEqual([200, 'DENIED', ['POOR_WITH_US', 'CHARGED_OFF_WITH_US']]);
  });
});

test('every decision replays with the facts that it was made on', async () => {
  const { decisions, faults } = await replayDecisions(world.deps);
  expect(decisions).toBeGreaterThan(6);
  expect(faults).toEqual([]);
});
