import { finishApplication } from '@contract/application/decision-calls';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import { checkReapply, increaseCreditLine, reapply } from '@contract/application/reapply-calls';
import { listLoanPayments, makeLoanPayment } from '@contract/servicing/payment-calls';
import { nextBusinessDay } from '@domain/calendar/business-day';
import { addDays, type CivilDate, civilDate, daysBetween } from '@domain/calendar/civil-date';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayDecisions } from '../application/index';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';
import { aCustomer, type Customer, passDays, takeLoanOf } from './testing/credit-life';

/** Lives of one world, which share its days. */
const LIVES = 10;
const DAYS = 165;
/** The first payment falls due this many days after the approval. */
const FIRST_DUE_DAYS = 31;
const LONG_MS = 240_000;

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

/** How many days late each payment is made; null: never, and none after it. */
const anyLife = fc.record({
  delays: fc.array(
    fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.constantFrom(1, 6, 20, 29, 34, 50), fc.constant(null)),
    { minLength: 6, maxLength: 6 },
  ),
  askAfter: fc.integer({ min: FIRST_DUE_DAYS + 1, max: DAYS - 1 }),
  isElsewhere: fc.boolean(),
});
type Life = Customer & Awaited<ReturnType<typeof takeLoanOf>> & { dueOn: CivilDate[]; paidOn: (CivilDate | null)[] };

const today = () => civilDate(world.deps.clock.now().slice(0, 10));
const sessionOf = async ({ borrowerId }: Customer) => ({ token: await world.sessionOf('borrower', borrowerId) });

/** What is expected of a life, counted from its payments and due dates alone. */
function expectedOf({ dueOn, paidOn }: Life, on: CivilDate) {
  let [now, worst, isLost] = [0, 0, false];
  for (const [index, due] of dueOn.entries()) {
    const paid = paidOn[index] ?? null;
    const until = paid !== null && paid <= on ? paid : on;
    const late = until > nextBusinessDay(due) ? daysBetween(due, until) : 0;
    // What is paid on a day was late until the day before.
    const counted = paid !== null && paid <= on ? Math.max(0, late - 1) : late;
    worst = Math.max(worst, counted);
    if (paid === null || paid > on) now = Math.max(now, late);
    isLost ||= counted >= 120;
  }
  return { isLateNow: now > 0 && !isLost, wasLate30: worst >= 30, isLost };
}

async function payOne(life: Life, amount: number): Promise<void> {
  const body = { amount };
  const answer = await world.call(makeLoanPayment, { params: life.params, body }, await sessionOf(life));
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
}

/** A decision about the person: a first one at another practice, or what home offers. Null where nothing is offered. */
async function decide(life: Life, isElsewhere: boolean) {
  if (isElsewhere) {
    const at = await world.arrive(life.email, 'brightarch-smiles');
    const given = { ...life.answers, ssnLastFourDigits: '0001', applicationId: at.applicationId };
    expect((await world.call(savePersonalInfo, { body: given }, at)).status).toBe(200);
    return (await world.call(finishApplication, { body: { applicationId: at.applicationId } }, at)).body;
  }
  const session = await sessionOf(life);
  const { body: offer } = await world.call(checkReapply, { query: {} }, session);
  const body = { applicationId: life.applicationId, annualIncome: 120_000, creditPullConsent: true } as const;
  const ask = () =>
    offer.isCreditLineIncrease
      ? world.call(increaseCreditLine, { body: { ...body, requestedAmount: 40_000 } }, session)
      : world.call(reapply, { body: { ...body, refreshSpendingLimit: true } }, session);
  const answer = await ask();
  expect(answer.status).toBe(offer.isReapplyEnabled ? 200 : 409);
  return offer.isReapplyEnabled ? answer.body : null;
}

test(
  'however people pay, each kind of new decision knows it, and each replays',
  async () => {
    const lives = fc.sample(anyLife, { numRuns: LIVES, seed: 20_261_127 });
    const people: Life[] = [];
    for (const { delays } of lives) {
      const who = await aCustomer(world, { annualIncome: 60_000, requestedAmount: 4_000 });
      const loan = await takeLoanOf(world, who, 100_000);
      const { body } = await world.call(listLoanPayments, { params: loan.params }, await sessionOf(who));
      const dueOn = body.schedule.slice(0, delays.length).map(({ dueOn: day }) => civilDate(day));
      const end = delays.indexOf(null);
      const paidOn = dueOn.map((due, index) => {
        const delay = delays[index];
        return delay == null || (end >= 0 && index >= end) ? null : addDays(due, delay);
      });
      people.push({ ...who, ...loan, dueOn, paidOn });
    }
    const start = today();
    const seen = { APPROVED: 0, DENIED: 0, NOTHING: 0 };
    for (let day = 1; day < DAYS; day += 1) {
      await passDays(world, 1);
      for (const [index, life] of people.entries()) {
        const of = lives[index];
        if (!of) continue;
        for (const [number, paid] of life.paidOn.entries()) {
          if (paid !== today()) continue;
          // Whatever of fees is open is left; a payment counts for the oldest that is missing.
          const { body } = await world.call(listLoanPayments, { params: life.params }, await sessionOf(life));
          const row = body.schedule.find(({ number: one }) => one === number + 1);
          if (row && row.missing > 0) await payOne(life, row.missing);
        }
        if (daysBetween(start, today()) !== of.askAfter) continue;
        const { isLateNow, wasLate30, isLost } = expectedOf(life, today());
        const answer = await decide(life, of.isElsewhere);
        const told = { index, day: today(), isLateNow, wasLate30, isLost };
        const codes = answer?.deniedReasons.map(({ code }) => code) ?? [];
        seen[answer === null ? 'NOTHING' : answer.status === 'DENIED' ? 'DENIED' : 'APPROVED'] += 1;
        if (!of.isElsewhere && (isLateNow || isLost)) expect({ ...told, answer }).toEqual({ ...told, answer: null });
        else if (answer !== null) {
          const expected = [
            ...(isLateNow ? ['PAST_DUE_WITH_US'] : []),
            ...(wasLate30 ? ['POOR_WITH_US'] : []),
            ...(isLost ? ['CHARGED_OFF_WITH_US'] : []),
          ];
          const own = codes.filter((code) => code.endsWith('_WITH_US'));
          expect({ ...told, own }).toEqual({ ...told, own: expected });
          if (expected.length > 0) expect(answer.status).toBe('DENIED');
        }
      }
    }
    expect(Math.min(seen.DENIED, seen.APPROVED + seen.NOTHING)).toBeGreaterThan(0);
    expect((await replayDecisions(world.deps)).faults).toEqual([]);
  },
  LONG_MS,
);
