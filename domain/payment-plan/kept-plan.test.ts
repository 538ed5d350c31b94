import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { keepPlan, planAsKept } from './kept-plan';
import type { PaymentPlan } from './plan';
import { quotePlan } from './quote-plan';

const terms = {
  product: 'P',
  amountCents: cents(512_345),
  rate: ratePercent('17.99'),
  termMonths: 60,
  fundedOn: civilDate('2026-01-31'),
};
const plans: [string, PaymentPlan][] = [
  ['fixed', quotePlan(terms)],
  ...(['REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const).map((promoMethod): [string, PaymentPlan] => [
    promoMethod,
    quotePlan({ ...terms, promoTermMonths: 12, promoMethod }),
  ]),
];

test.each(plans)('a plan comes back as it was: %s', (_, plan) => {
  const kept = JSON.stringify(keepPlan(plan));
  expect(planAsKept(JSON.parse(kept))).toEqual(plan);
  expect(kept.length).toBeLessThan(JSON.stringify(plan).length / 2);
});

test('the rest of a schedule keeps its numbers', () => {
  const [, plan] = plans[0] as [string, PaymentPlan];
  const rest = { ...plan, schedule: plan.schedule.slice(7) };
  expect(planAsKept(keepPlan(rest))).toEqual(rest);
});

test('a plan that was kept row by row is read too', () => {
  const [, plan] = plans[0] as [string, PaymentPlan];
  expect(planAsKept(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
});
