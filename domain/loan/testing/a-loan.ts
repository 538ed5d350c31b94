import { type CivilDate, civilDate } from '../../calendar/civil-date';
import { type Cents, cents } from '../../money/cents';
import { ratePercent } from '../../money/rate';
import type { PaymentPlan } from '../../payment-plan/plan';
import { type PlanTerms, quotePlan } from '../../payment-plan/quote-plan';
import type { LoanEvent } from '../loan-event';
import { loanTermsOf } from '../loan-terms';

type Bare = LoanEvent extends infer Event
  ? Event extends LoanEvent
    ? Omit<Event, 'id' | 'sequence' | 'effectiveOn'>
    : never
  : never;

/** Builds the events of a loan for tests: ids are `e1`, `e2` … in the order of booking. */
export class LoanBuilder {
  readonly events: LoanEvent[] = [];

  constructor(
    readonly plan: PaymentPlan,
    merchantDiscountFeeCents: Cents = cents(0),
  ) {
    this.add(plan.fundedOn, { type: 'ACCEPTED', terms: loanTermsOf(plan, { merchantDiscountFeeCents }) });
  }

  /** Books an event on a day. */
  add(on: string, change: Bare): this {
    const sequence = this.events.length + 1;
    this.events.push({ ...change, id: `e${sequence}`, sequence, effectiveOn: civilDate(on) });
    return this;
  }

  pay(on: string, amount: number): this {
    return this.add(on, { type: 'PAYMENT', amountCents: cents(amount) });
  }

  /** Due date of installment `number`, counted from 1. */
  due(number: number): CivilDate {
    const row = this.plan.schedule[number - 1];
    if (!row) throw new Error(`No installment ${number}`);
    return row.dueOn;
  }

  /** Pays installments `from` to `to` on their due dates, as scheduled or the given amount each. */
  payScheduled(from: number, to: number, amount?: number): this {
    for (const row of this.plan.schedule.slice(from - 1, to)) this.pay(row.dueOn, amount ?? row.paymentCents);
    return this;
  }
}

/** $5,000 at 17.99 % over 36 months from 15 January 2026, unless said otherwise. */
export function aLoan(terms: Partial<PlanTerms> & { percent?: string; fee?: number } = {}): LoanBuilder {
  const { percent = '17.99', fee = 0, ...rest } = terms;
  const plan = quotePlan({
    product: 'FIXED_36',
    amountCents: cents(500_000),
    rate: ratePercent(percent),
    termMonths: 36,
    fundedOn: civilDate('2026-01-15'),
    ...rest,
  });
  return new LoanBuilder(plan, cents(fee));
}
