import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { seriesApr } from '@domain/disclosure/apr';
import { type Cents, cents } from '@domain/money/cents';
import { ratePercent } from '@domain/money/rate';
import { amortize } from '@domain/payment-plan/amortize';
import { dueDates } from '@domain/payment-plan/due-dates';
import { periodRates } from '@domain/payment-plan/interest';
import { quotePlan } from '@domain/payment-plan/quote-plan';
import { type BenchPart, type BenchResult, compare, inFull, processorSeconds } from '../result';

/** Rounds of each side, taken in turns so that a busy machine slows both. */
const ROUNDS = 15;

/** Calls in one timed round, about 10 to 60 ms. */
const CALLS = inFull(40_000, 400);

const TERMS = [6, 12, 24, 36, 48, 60];
const RATES = ['5.99', '9.99', '14.99', '17.99', '23.99'];
const FUNDED_ON = civilDate('2026-01-15');
const FIRST_DUE_ON = civilDate('2026-02-15');
const MONTHLY = { unit: 'month', every: 1 } as const;

const loans = TERMS.flatMap((term, index) =>
  RATES.map((text, step) => {
    const amount = 100_000 + 37_717 * index + 11_113 * step;
    const plan = quotePlan({
      product: 'X',
      amountCents: cents(amount),
      rate: ratePercent(text),
      termMonths: term,
      fundedOn: FUNDED_ON,
    });
    return {
      amount,
      term,
      rate: plan.rate,
      yearly: plan.ratePercent / 100,
      payments: plan.schedule.map((row) => row.paymentCents),
    };
  }),
);
type Loan = (typeof loans)[number];

/** The rate as one would write it by hand: Newton's method on the present value, no dates, no odd days, no checks. */
function bareApr(loan: Loan): number {
  const { amount, payments } = loan;
  let rate = 0.01;
  for (let round = 0; round < 50; round += 1) {
    const v = 1 / (1 + rate);
    let factor = v;
    let value = 0;
    let slope = 0;
    for (let index = 0; index < payments.length; index += 1) {
      const part = (payments[index] ?? 0) * factor;
      value += part;
      slope += part * (index + 1);
      factor *= v;
    }
    const step = (value - amount) / (slope * v);
    rate += step;
    if (Math.abs(step) < 1e-12) break;
  }
  return Math.round(rate * 120_000) / 100;
}

type BareRow = { number: number; dueOn: string; payment: number; interest: number; principal: number; balance: number };

/** The schedule as one would write it by hand: doubles, Math.round, due dates by month arithmetic on a fixed day. */
function bareSchedule(loan: Loan): BareRow[] {
  const rate = loan.yearly / 12;
  const payment = Math.round((loan.amount * rate) / (1 - (1 + rate) ** -loan.term));
  const rows: BareRow[] = [];
  let balance = loan.amount;
  for (let number = 1; number <= loan.term; number += 1) {
    const interest = Math.round(balance * rate);
    const principal = number === loan.term ? balance : payment - interest;
    balance -= principal;
    const month = (number % 12) + 1;
    const dueOn = `${2026 + Math.floor(number / 12)}-${month < 10 ? '0' : ''}${month}-15`;
    rows.push({ number, dueOn, payment: principal + interest, interest, principal, balance });
  }
  return rows;
}

function ourApr(loan: Loan): number {
  const { amount, payments } = loan;
  return seriesApr({
    amountFinancedCents: amount as Cents,
    startOn: FUNDED_ON,
    firstDueOn: FIRST_DUE_ON,
    period: MONTHLY,
    payments,
  }).printed;
}

function ourSchedule(loan: Loan): readonly { balanceCents: Cents; dueOn: CivilDate; paymentCents: Cents }[] {
  const dueOn = dueDates(FIRST_DUE_ON, 15, loan.term);
  return amortize({
    balanceCents: loan.amount as Cents,
    dueOn,
    rates: periodRates(loan.rate, '30/360', loan.term, () => []),
  });
}

/** Calls per processor second of one round; the sum keeps the work from being optimised away. */
function callsPerSecond(work: (loan: Loan) => number): number {
  const start = processorSeconds();
  let sum = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const loan = loans[call % loans.length];
    if (loan) sum += work(loan);
  }
  if (!Number.isFinite(sum)) throw new Error('The benchmark computed nothing.');
  return CALLS / (processorSeconds() - start);
}

function beside(
  id: string,
  what: string,
  { baseline, ours }: { baseline: (loan: Loan) => number; ours: (loan: Loan) => number },
): Promise<BenchResult> {
  return compare({
    id,
    what,
    unit: '/s',
    goal: { atLeast: 0.7 },
    rounds: ROUNDS,
    warmUps: 2,
    baseline: () => callsPerSecond(baseline),
    ours: () => callsPerSecond(ours),
  });
}

/**
 * Annual percentage rates and schedules per second beside bare loops, 30 loans of 6 to 60 months. Both sides must agree first.
 * @throws Error when the product and the bare loop disagree on a printed rate or a schedule.
 */
async function run(): Promise<BenchResult[]> {
  for (const loan of loans) {
    if (bareApr(loan) !== ourApr(loan))
      throw new Error(`The rates differ for ${loan.amount} over ${loan.term} months.`);
    const [bare, own] = [bareSchedule(loan), ourSchedule(loan)];
    const isSame = bare.every(
      (row, index) => own[index]?.paymentCents === row.payment && own[index]?.dueOn === row.dueOn,
    );
    if (!isSame || bare.length !== own.length)
      throw new Error(`The schedules differ for ${loan.amount} over ${loan.term} months.`);
  }
  return [
    await beside('R10 apr', 'annual percentage rates, dated, odd days and checks included', {
      baseline: bareApr,
      ours: ourApr,
    }),
    await beside('R10 schedule', 'dated schedules, exact cents', {
      baseline: (loan) => bareSchedule(loan).length,
      ours: (loan) => ourSchedule(loan).length,
    }),
  ];
}

/** Annual percentage rates and payment schedules. */
export const paymentPlan: BenchPart = { ids: ['R10'], run };
