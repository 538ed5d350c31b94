import { approveCreditTransaction, getCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { calculatePayments } from '@contract/payment-calculator/calls';
import { civilDate } from '@domain/calendar/civil-date';
import { decideCompiled } from '@domain/underwriting/decide';
import { DEMO_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import { stateRuleFor } from '@domain/underwriting/state-rules';
import { anApplicant } from '@domain/underwriting/test-applicants';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { loadRiskProfile, publishRiskProfile } from '../risk/index';

let world: TestApp;
beforeEach(async () => {
  await world?.discard();
  world = await startTestApp();
});
afterAll(() => world.discard());

type Configuration = typeof DEMO_CONFIGURATION;

/** Publishes the demo tables with a change, as the version after the seeded ones. */
function publish(change: Partial<Configuration>) {
  const riskProfile = { ...DEMO_CONFIGURATION.riskProfile, version: 4 };
  const configuration = { ...DEMO_CONFIGURATION, ...change, riskProfile };
  const productGroups = Object.values(DEMO_PRODUCT_GROUPS);
  return world.deps.database.transaction((tx) =>
    publishRiskProfile(tx, { configuration, productGroups }, { by: 'Priya Raman', at: world.deps.clock.now() }),
  );
}

/** Texas caps rates at 15 % and bars deferred interest. */
function texasLaw() {
  const rule = { ...stateRuleFor(DEMO_CONFIGURATION.stateRules, 'TX'), maxAprBps: 1_500 };
  const others = DEMO_CONFIGURATION.stateRules.filter(({ stateCode }) => stateCode !== 'TX');
  return publish({ stateRules: [...others, { ...rule, allowDeferredInterest: 'NO' }] });
}

/** Two plans stand above the military limit from grade B on. */
function dearTables() {
  const products = (DEMO_CONFIGURATION.gradeRiskApr?.products ?? []).map((row) => {
    const dear = row.product === 'FIXED_36' || row.product === 'PROMO_12';
    const values = Object.entries(row.values).map(([grade, bps]) => [
      grade,
      grade === 'A' || bps === null ? bps : 3_650,
    ]);
    return dear ? { ...row, values: Object.fromEntries(values) } : row;
  });
  // The state's own cap would bar them for everybody.
  const stateRules = DEMO_CONFIGURATION.stateRules.map((rule) => ({ ...rule, maxAprBps: null }));
  const gradeRiskApr = { ...DEMO_CONFIGURATION.gradeRiskApr, products } as Configuration['gradeRiskApr'];
  return publish({ gradeRiskApr, stateRules });
}

async function aTransactionOf(mlaCovered: number | null = 0) {
  const borrower = await aBorrower(world.deps);
  const line = await aCreditLine(world.deps, borrower, { mla_covered: mlaCovered });
  const transaction = await aTransaction(world.deps, line);
  const token = await world.sessionOf('borrower', borrower.id);
  return { borrower, transaction, token, params: { id: borrower.id, txId: transaction.id } };
}

async function quotedTo(of: Awaited<ReturnType<typeof aTransactionOf>>) {
  const answer = await world.call(getCreditTransaction, { params: of.params }, { token: of.token });
  return answer.body.paymentPlans.map((plan: { product: string }) => plan.product).sort();
}

/** What a decision of today offers the same person; grade B, as the builder's lines. */
async function decidedFor(mlaCovered: boolean) {
  const { compiled } = await loadRiskProfile(
    world.deps.database.read,
    DEMO_CONFIGURATION.riskProfile.id,
    DEMO_PRODUCT_GROUPS.standard.id,
  );
  const applicant = anApplicant({
    score: 705,
    annualIncomeCents: 8_200_000,
    requestedAmountCents: 420_000,
    stateCode: 'TX',
    practiceStateCode: 'TX',
    mlaCovered,
  });
  const decision = decideCompiled(applicant, compiled, civilDate('2026-03-16'));
  expect(decision.grade).toBe('B');
  return decision.offers
    .filter((offer) => offer.minAmountCents <= 420_000 && offer.maxAmountCents >= 420_000)
    .map((offer) => offer.product)
    .sort();
}

async function calculatedFor(borrowerId: string) {
  const token = await world.staffSession('staff@bright-smile.test');
  const body = { practiceId: 'prac-bright-smile', amount: 4200, borrower: borrowerId };
  const answer = await world.call(calculatePayments, { body }, { token });
  return [...answer.body.fixed, ...answer.body.promotion].map(({ product }: { product: string }) => product).sort();
}

describe('the plans of a transaction', () => {
  test('are the plans of the decision, under a rate cap and a ban of deferred interest', async () => {
    await texasLaw();
    const of = await aTransactionOf();
    const quoted = await quotedTo(of);
    expect(quoted).toEqual(['FIXED_12', 'FIXED_24', 'FIXED_36', 'FIXED_6', 'FIXED_60']);
    expect(quoted).toEqual(await decidedFor(false));
    const forgotten = await calculatedFor(of.borrower.id);
    expect(forgotten.every((product) => quoted.includes(product))).toBe(true);
    const refused = await world.call(
      selectPaymentPlan,
      { body: { transactionId: of.transaction.id, product: 'PROMO_12' } },
      { token: of.token },
    );
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS' } });
  });

  test('are held to the military limit for a covered borrower, and for one who was never checked', async () => {
    await dearTables();
    const everybody = await quotedTo(await aTransactionOf(0));
    expect(everybody).toEqual(await decidedFor(false));
    expect(everybody).toContain('PROMO_12');
    for (const mlaCovered of [1, null]) {
      const of = await aTransactionOf(mlaCovered);
      const quoted = await quotedTo(of);
      expect(quoted).toEqual(await decidedFor(true));
      expect(quoted).toEqual(everybody.filter((product: string) => !['FIXED_36', 'PROMO_12'].includes(product)));
      expect((await calculatedFor(of.borrower.id)).some((product) => product === 'PROMO_12')).toBe(false);
    }
  });

  test('a plan that became unlawful after it was chosen is not approved', async () => {
    const of = await aTransactionOf();
    const chosen = await world.call(
      selectPaymentPlan,
      { body: { transactionId: of.transaction.id, product: 'PROMO_12' } },
      { token: of.token },
    );
    expect(chosen.status).toBe(200);
    await texasLaw();
    const answer = await world.call(approveCreditTransaction, { params: of.params, body: {} }, { token: of.token });
    expect(answer).toMatchObject({ status: 409, body: { code: 'STALE' } });
  });
});
