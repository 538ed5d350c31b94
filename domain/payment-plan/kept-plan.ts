import type { CivilDate } from '../calendar/civil-date';
import type { Cents } from '../money/cents';
import type { Installment } from './amortize';
import type { PaymentPlan } from './plan';

/** A schedule by columns: the names stand once instead of once a month. Its installments are numbered without gaps. */
export type KeptSchedule = {
  firstNumber: number;
  dueOn: CivilDate[];
  paymentCents: Cents[];
  interestCents: Cents[];
  principalCents: Cents[];
  balanceCents: Cents[];
};

/** A plan as it is kept for years: the same figures in a third of the text, which is read and written with its transaction. */
export type KeptPlan = Omit<PaymentPlan, 'schedule'> & { schedule: KeptSchedule };

/** The form in which a plan is kept. */
export function keepPlan(plan: PaymentPlan): KeptPlan {
  const firstNumber = plan.schedule[0]?.number ?? 1;
  const columns = { dueOn: [], paymentCents: [], interestCents: [], principalCents: [], balanceCents: [] };
  const schedule: KeptSchedule = { firstNumber, ...columns };
  for (const row of plan.schedule) {
    schedule.dueOn.push(row.dueOn);
    schedule.paymentCents.push(row.paymentCents);
    schedule.interestCents.push(row.interestCents);
    schedule.principalCents.push(row.principalCents);
    schedule.balanceCents.push(row.balanceCents);
  }
  return { ...plan, schedule };
}

/** The plan as it was; also of plans from before there was a form for keeping them. */
export function planAsKept(kept: KeptPlan | PaymentPlan): PaymentPlan {
  const { schedule } = kept;
  return Array.isArray(schedule) ? { ...kept, schedule } : { ...kept, schedule: rowsOf(schedule) };
}

function rowsOf(kept: KeptSchedule): Installment[] {
  const { firstNumber, paymentCents, interestCents, principalCents, balanceCents } = kept;
  return kept.dueOn.map((dueOn, place) => ({
    number: firstNumber + place,
    dueOn,
    paymentCents: paymentCents[place] as Cents,
    interestCents: interestCents[place] as Cents,
    principalCents: principalCents[place] as Cents,
    balanceCents: balanceCents[place] as Cents,
  }));
}
