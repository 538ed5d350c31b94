import { calculateGenericPayments, calculatePayments } from '@contract/payment-calculator/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { estimate } from '../../../sdk/calculator/estimate';
import type { PracticeProfile } from '../../../sdk/practice-profile';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { findPracticeProfile } from '../practice/index';

let world: TestApp;
let staff: string;
beforeAll(async () => {
  world = await startTestApp();
  staff = await world.staffSession('staff@bright-smile.test');
});
afterAll(() => world.discard());

const PRACTICE = 'prac-bright-smile';
const calculate = (body: object, token: string | undefined = staff) =>
  world.call(calculatePayments, { body: { practiceId: PRACTICE, amount: 4500, ...body } }, { token });
const forAnybody = (body: object) => world.call(calculateGenericPayments, { body: { amount: 4500, ...body } });

/** A patient of the practice with a line of $12,000 at grade B. */
async function aPatient(line: Parameters<typeof aCreditLine>[2] = {}, practice = PRACTICE) {
  const borrower = await aBorrower(world.deps, { practice_id: practice });
  const credit = await aCreditLine(world.deps, borrower, line);
  await aTransaction(world.deps, credit, { amount_cents: 100_000 });
  return borrower.id;
}

describe('anybody', () => {
  test('gets the plans of good credit with the terms that must stand beside a payment', async () => {
    const { status, body } = await forAnybody({ practiceRef: 'bright-smile' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      practice: { _id: PRACTICE, PracticeName: 'Bright Smile Dental', StateCode: 'TX' },
      amount: 4500,
      basis: 'REPRESENTATIVE',
      grade: 'C',
      availableCredit: null,
    });
    expect(body.fixed.map((offer) => [offer.product, offer.minimumPayment, offer.from.apr])).toEqual([
      ['FIXED_60', 114.25, 17.99],
      ['FIXED_36', 158.18, 15.99],
      ['FIXED_24', 216.04, 13.99],
      ['FIXED_12', 395.6, 9.99],
      ['FIXED_6', 763.16, 5.99],
    ]);
    expect(body.promotion.every((offer) => offer.promoTerm !== null && offer.from.promoMethod === 'REBATE')).toBe(true);
    expect(body.example).toMatch(
      /^Example for a good credit score at Bright Smile Dental, .* This isn’t an offer of credit\. .* Example: \$4,500\.00 at 13\.99% APR over 24 months is 23 payments of \$216\.04 and one of \$215\.95, for a total of \$5,184\.87\.$/,
    );
  });

  test.each([
    ['by its id', { practiceRef: PRACTICE }, 'Bright Smile Dental'],
    ['without one, of the platform', {}, undefined],
  ])('may name the practice %s', async (_, body, name) => {
    const answer = await forAnybody(body);
    expect([answer.status, answer.body.practice?.PracticeName]).toEqual([200, name]);
    expect(answer.body.fixed.length).toBeGreaterThan(0);
    expect(answer.body.example).toContain(name ?? 'a PatientFi practice');
  });

  test('gets the same figures as the calculator on the screen draws itself', async () => {
    const profile = await findPracticeProfile(
      { db: world.deps.database.read, deps: world.deps },
      'bright-smile',
      undefined,
    );
    for (const amount of [250, 333.33, 1000, 4999.99, 25_000]) {
      const { body } = await forAnybody({ practiceRef: 'bright-smile', amount });
      const drawn = estimate(profile as PracticeProfile, Math.round(amount * 100), 'good');
      for (const kind of ['fixed', 'promotion'] as const) {
        const figures = body[kind].map(({ from }) => [from.product, from.minimumPayment, from.totalOfPayments]);
        expect(figures).toEqual(
          drawn[kind].map(({ plan }) => [
            plan.product,
            plan.minimumPaymentCents / 100,
            plan.totalOfPaymentsCents / 100,
          ]),
        );
      }
    }
  });

  test('gets no plan, and so no example, for an amount that no product holds', async () => {
    const { body } = await forAnybody({ practiceRef: 'bright-smile', amount: 100 });
    expect([body.fixed, body.promotion, body.example]).toEqual([[], [], null]);
  });

  test.each([
    ['an unknown practice', { practiceRef: 'no-such-practice' }, 404, undefined],
    ['no amount', { amount: undefined }, 422, 'amount'],
    ['a negative amount', { amount: -4500 }, 422, 'amount'],
    ['parts of a cent', { amount: 4500.005 }, 422, 'amount'],
    ['an amount as text', { amount: '4500' }, 422, 'amount'],
    ['a borrower', { borrower: 'borrower-1' }, 422, 'borrower'],
  ])('is refused with %s', async (_, change, status, field) => {
    const answer = await forAnybody({ practiceRef: 'bright-smile', ...change });
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([status, field]);
  });
});

describe('staff', () => {
  test('see the range from the best grade to the last one without a borrower', async () => {
    const { status, body } = await calculate({ autoRefresh: true });
    expect([status, body.basis, body.grade, body.availableCredit]).toEqual([200, 'ALL_GRADES', null, null]);
    expect([body.borrower, body.limits]).toEqual([null, { from: 250, to: 25_000 }]);
    const twoYears = body.fixed.find((offer) => offer.product === 'FIXED_24');
    expect([twoYears?.from.apr, twoYears?.to.apr]).toEqual([7.99, 29.99]);
    expect(twoYears?.from.minimumPayment).toBeLessThan(twoYears?.to.minimumPayment ?? 0);
  });

  test("see one plan a product at the borrower's grade, with what is left to spend", async () => {
    const borrower = await aPatient();
    const { body } = await calculate({ borrower });
    expect(body.borrower).toEqual({ _id: borrower, name: 'Ana Reyes' });
    expect(body.example).toMatch(/^Example for your credit at Bright Smile Dental, /);
    // The grade behind the plans is the platform's to see.
    expect([body.basis, body.grade, body.availableCredit]).toEqual(['BORROWER', null, 11_000]);
    const whole = await calculate({ borrower }, await world.staffSession('admin@demo.test'));
    expect([whole.body.basis, whole.body.grade]).toEqual(['BORROWER', 'B']);
    for (const { from, to } of [...body.fixed, ...body.promotion]) expect(from).toEqual(to);
    expect(body.fixed.find((offer) => offer.product === 'FIXED_24')?.from.apr).toBe(10.99);
  });

  test.each([
    ['more than is left to spend', {}, 11_000.01],
    ['a line that has ended', { expires_on: '2025-01-01' }, 4500],
  ])('see no plan for %s', async (_, line, amount) => {
    const { body } = await calculate({ borrower: await aPatient(line), amount });
    expect([body.fixed, body.promotion]).toEqual([[], []]);
  });

  test('are told that a borrower on hold has nothing left to spend', async () => {
    const borrower = await aBorrower(world.deps, { practice_id: PRACTICE, on_hold: 1 });
    await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
    const { body } = await calculate({ borrower: borrower.id });
    expect([body.borrower?._id, body.availableCredit, body.fixed]).toEqual([borrower.id, 0, []]);
  });
});
