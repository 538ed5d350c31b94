import { autopayCents, autopayInForce } from '@domain/autopay/autopay';
import { nextBusinessDay } from '@domain/calendar/business-day';
import type { CivilDate } from '@domain/calendar/civil-date';
import { autopaySaving, repricedFrom } from '@domain/loan/autopay-rate';
import { foldLoan } from '@domain/loan/fold-loan';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { percentNumber } from '@domain/money/rate';
import { nextAutopayDebit } from '@domain/payment/autopay-debit';
import { promoNeeded } from '@domain/payment/promo-guardian';
import { type AutopayOffer, autopayOffer } from '@domain/payment-plan/autopay-offer';
import { zoneOfPerson } from '../../civil-today';
import type { Clock } from '../../clock';
import { refuseStale } from '../../command/command';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { eventsOfTransaction, frozenPlan, loanDay, loanEventsOf } from '../credit-transaction/index';
import { askedMonthly, autopayOfRow, stoppedOn, takenEachTime } from './autopay-of';
import {
  type AutopayRow,
  autopayingTransactions,
  autopayRow,
  isUsable,
  payingMethodOfRow,
} from './payment-method.reads';
import { autopayOfMethod, methodView } from './payment-method.view';

const GIVEN_UP = "This loan was charged off, so autopay doesn't apply. You can still make payments yourself.";

/** Statuses in which a chosen plan can be paid by itself. */
const PAYABLE = new Set<string>(['PENDING', 'REQUESTED', 'ACCEPTED']);

/** @throws AppError NOT_FOUND; STALE for an earlier state; STEP_ORDER before a plan is chosen, after the end, for a loan that was charged off. */
export async function getPayable(db: Db, id: string, seenVersion?: number) {
  const row = await autopayRow(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  refuseStale(seenVersion, row);
  if (row.selected_plan === null || !PAYABLE.has(row.status)) throw new AppError('STEP_ORDER');
  if (row.asked_monthly_cents === 0) throw new AppError('STEP_ORDER', { userMessage: GIVEN_UP });
  const { plan } = frozenPlan(row.selected_plan);
  return { row, plan, asked: askedMonthly(row, plan), selectedPlan: row.selected_plan };
}

export type Payable = Awaited<ReturnType<typeof getPayable>>;

/** How a transaction pays by itself, and what it could pay. @throws AppError STEP_ORDER, NOT_FOUND. */
export async function viewAutopay({ db, clock }: { db: Db; clock: Clock }, id: string) {
  const payable = await getPayable(db, id);
  const { row } = payable;
  const type = autopayInForce(row);
  const method = await payingMethodOfRow(db, row);
  const kept = await loanOf({ db, clock }, payable);
  const { asked } = payable;
  const paying = await db.all(autopayingTransactions, { borrowerId: row.borrower_id });
  const amountCents = autopayCents(type, asked, customOf(row));
  const isPaused = kept !== null && foldLoan(kept.events).pausedOn !== null;
  const next =
    kept &&
    method &&
    isUsable(method) &&
    !isPaused &&
    nextAutopayDebit(kept.events, { type, cents: amountCents }, kept.today);
  return {
    transactionId: row.id,
    number: Number(row.number),
    practiceName: row.practice_name,
    type,
    stoppedOn: stoppedOn(row),
    amount: dollarsFromCents(amountCents),
    startsOn: startOf(payable, { type, isInForce: kept !== null, next: next || null }),
    next: next ? { on: next.debitOn, amount: dollarsFromCents(next.amountCents), lessBecause: next.lessBecause } : null,
    minimum: dollarsFromCents(asked.minimumPaymentCents),
    suggested: dollarsFromCents(await promoPayment(db, payable, kept)),
    most: dollarsFromCents(cents(Number(row.amount_cents))),
    isReported: row.flagged_at !== null,
    isPaidOff: row.paid_off_on !== null,
    isPaused,
    hasFirst: hasFirst(kept),
    discount: discountOf(payable, kept),
    paymentMethod: method ? methodView(method, autopayOfMethod(method, paying)) : null,
    version: row.version,
  };
}

/** Whether the first payment, which can be taken alone, is still to be taken. */
export const hasFirst = (kept: InForce | null): boolean =>
  kept === null || nextAutopayDebit(kept.events, { type: 'FIRST_ONLY', cents: cents(0) }, kept.today) !== null;

/** The day of the first or next debit; of a loan that is not in force yet by its plan. Null where nothing is taken. */
function startOf(
  { plan }: Payable,
  { type, isInForce, next }: { type: string; isInForce: boolean; next: { debitOn: CivilDate } | null },
): CivilDate | null {
  if (next || isInForce || type === 'NONE') return next?.debitOn ?? null;
  return nextBusinessDay(plan.firstDueOn);
}

/** The loan in force with the borrower's business day; null before it is. */
export async function loanOf({ db, clock }: { db: Db; clock: Clock }, { row, selectedPlan }: Payable) {
  if (row.status !== 'ACCEPTED') return null;
  const events = loanEventsOf(selectedPlan, await db.all(eventsOfTransaction, { transactionId: row.id }));
  const today = loanDay({ timeZone: zoneOfPerson(row.borrower_state, row), events, clock });
  return { events, today, pricedFrom: repricedFrom(today, row.serviced_on) };
}

type InForce = NonNullable<Awaited<ReturnType<typeof loanOf>>>;

/**
 * What keeps the promotion free of interest when it is paid on every due date from now on: the payment of the plan, or what the
 * guardian of the promotion says where the borrower is behind with it. Null without a promotion that can still be kept.
 */
export async function promoPayment(db: Db, { row, plan, asked }: Payable, loan: InForce | null): Promise<Cents | null> {
  const planned = asked.promoMonthlyPaymentCents;
  if (!plan.promo || planned === null || !loan) return planned;
  const isPaused = foldLoan(loan.events).pausedOn !== null;
  const isTaken = !isPaused && takenEachTime(await autopayOfRow(db, row)) > 0;
  const needed = promoNeeded(loan.events, loan.today, { endsOn: plan.promo.endsOn, isTaken });
  return needed && cents(Math.max(planned, needed));
}

/** What autopay takes off the rate: of a loan in force by its own events, before that of the plan as it would be signed. */
export function discountOf({ plan }: Payable, loan: InForce | null) {
  if (!loan) {
    const offer = autopayOffer(plan);
    return offer && discountView({ ...offer, agreedPercent: plan.ratePercent, from: plan.firstDueOn });
  }
  const saving = autopaySaving(loan.events, loan.pricedFrom, plan.rate);
  if (!saving) return null;
  return discountView({
    agreedPercent: percentNumber(saving.agreedRate),
    ratePercent: percentNumber(saving.rate),
    minimumPaymentCents: saving.paymentCents,
    savingCents: saving.savingCents,
    from: saving.fromDueOn,
  });
}

const discountView = (of: AutopayOffer & { agreedPercent: number; from: CivilDate }) => ({
  agreedRate: of.agreedPercent,
  rate: of.ratePercent,
  from: of.from,
  payment: dollarsFromCents(of.minimumPaymentCents),
  saving: dollarsFromCents(of.savingCents),
});

const customOf = (row: AutopayRow) => (row.autopay_custom_cents === null ? null : Number(row.autopay_custom_cents));

/** What the loan is made for, whatever was refunded of it since. */
export const purchaseOf = ({ plan }: Pick<Payable, 'plan'>) => plan.amountFinancedCents;
