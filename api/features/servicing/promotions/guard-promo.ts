import type { promoGuardian as guardianShape } from '@contract/servicing/promo-guardian-entity';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { loanStanding, type PaymentState } from '@domain/loan/standing';
import { type Cents, cents, ZERO_CENTS } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { type PromoGuardian, promoGuardian } from '@domain/payment/promo-guardian';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { frozenPlan } from '../../credit-transaction/index';
import { autopayOf, takenEachTime } from '../../payment-method/index';
import { getLoan, isPaused, type Loan, loanToday } from '../loan';
import { loansOfBorrower } from '../loan.reads';
import { paymentsOfLoan } from '../payments/payment.reads';

/** A promotion with the amount that autopay debits each time (none while payments are paused) and the outcome of each payment. */
export type Guarded = {
  guardian: PromoGuardian;
  autopayCents: Cents;
  isPaused: boolean;
  payments: readonly PaymentState[];
};

/** The promotion of a loan by what its borrower has set up: autopay, and payments that wait for their day. */
export async function guardPromo(db: Db, loan: Loan, today: CivilDate): Promise<Guarded | null> {
  const { promo, schedule } = frozenPlan(loan.selectedPlan).plan;
  if (!promo) return null;
  const paused = isPaused(loan);
  const autopayCents = paused ? ZERO_CENTS : takenEachTime(await autopayOf(db, loan.row.id));
  const made = await db.all(paymentsOfLoan, { transactionId: loan.row.id });
  const planned = made
    .filter(({ status }) => status === 'SCHEDULED')
    .map((row) => ({ on: civilDate(row.scheduled_on), amountCents: cents(Number(row.amount_cents)) }));
  const pace = { monthlyCents: autopayCents, planned };
  const guardian = promoGuardian(loan.events, today, { endsOn: promo.endsOn, pace });
  const count = schedule.filter(({ dueOn }) => dueOn <= promo.endsOn).length;
  const payments = loanStanding(loan.events, today).payments.slice(0, count);
  return guardian && { guardian, autopayCents, isPaused: paused, payments };
}

/** Interest that is owed when nothing but what is asked for is paid until the end of a promotion, whatever autopay takes; null without one. */
export function interestAtMinimum(loan: Loan, on: CivilDate): Cents | null {
  const { promo } = frozenPlan(loan.selectedPlan).plan;
  if (!promo) return null;
  const pace = { monthlyCents: ZERO_CENTS };
  return promoGuardian(loan.events, on, { endsOn: promo.endsOn, pace })?.interestCents ?? null;
}

export function guardianView({ guardian, autopayCents, isPaused, payments }: Guarded): z.input<typeof guardianShape> {
  const { status, endsOn, lastDayOn, daysLeft, paymentsLeft, pace, neededCents } = guardian;
  return {
    status,
    endsOn,
    lastDayOn,
    daysLeft,
    paymentsLeft,
    paid: dollarsFromCents(guardian.paidCents),
    payoff: dollarsFromCents(guardian.payoffCents),
    fees: dollarsFromCents(guardian.feesCents),
    interest: dollarsFromCents(guardian.interestCents),
    needed: neededCents === null ? null : dollarsFromCents(neededCents),
    short: dollarsFromCents(guardian.shortCents),
    pace,
    autopay: dollarsFromCents(autopayCents),
    isPaused,
    payments: [...payments],
  };
}

/** The promotions of a borrower's loans in force, the first to end first; of what is reported as fraud nobody is asked to pay more. */
export async function promotionsOf(borrowerId: string, deps: Deps) {
  const { read } = deps.database;
  const found = [];
  for (const { id, flagged_at } of await read.all(loansOfBorrower, { borrowerId })) {
    if (flagged_at !== null) continue;
    const loan = await getLoan(read, id);
    const guarded = await guardPromo(read, loan, loanToday(loan, deps.clock));
    if (guarded) found.push({ transactionId: id, practiceName: loan.row.practice_name, promo: guardianView(guarded) });
  }
  return found.sort((one, other) => (one.promo.endsOn < other.promo.endsOn ? -1 : 1));
}
