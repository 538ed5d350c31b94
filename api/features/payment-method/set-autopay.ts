import { sendAutopaySuccess as sendCall, type setAutopay as setCall } from '@contract/calls/autopay';
import type { Decoded } from '@contract/endpoint';
import { autopayCents, autopayInForce } from '@domain/autopay/autopay';
import type { CivilDate } from '@domain/calendar/civil-date';
import { autopaySaving, repricedFrom } from '@domain/loan/autopay-rate';
import { foldLoan } from '@domain/loan/fold-loan';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { percentNumber } from '@domain/money/rate';
import { formatUsd, formatUsdExact } from '@domain/money/usd';
import { nextAutopayDebit } from '@domain/payment/autopay-debit';
import { type AutopayOffer, autopayOffer } from '@domain/payment-plan/autopay-offer';
import type { Clock } from '../../clock';
import { type Context, changeOne, command, refuseStale } from '../../command/command';
import type { Db, Tx } from '../../db/database';
import type { BorrowerActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { eventsOfTransaction, frozenPlan, loanDay, loanEventsOf } from '../credit-transaction/index';
import { askedMonthly } from './autopay-of';
import {
  type AutopayRow,
  autopayingTransactions,
  autopayRow,
  isUsable,
  methodById,
  payingMethodOfRow,
  takePayer,
} from './payment-method.reads';
import { autopayOfMethod, methodView } from './payment-method.view';
import { setAutopayOf } from './payment-method.writes';

const GIVEN_UP = 'This loan was given up as lost, so autopay takes nothing for it. You can still pay it yourself.';

const PAID_OFF = 'Nothing is owed on this loan anymore.';
const REPORTED =
  'You reported this as not yours. Nothing is taken for it while we look at it, so autopay can only be turned off.';

const NOT_USABLE = 'Authorize debits of this account first.';

/** Statuses in which a chosen plan can be paid by itself. */
const PAYABLE = new Set<string>(['PENDING', 'REQUESTED', 'ACCEPTED']);

/** @throws AppError NOT_FOUND; STALE for an earlier state; STEP_ORDER before a plan is chosen, after the end, for a loan that was given up. */
async function getPayable(db: Db, id: string, seenVersion?: number) {
  const row = await autopayRow(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  refuseStale(seenVersion, row);
  if (row.selected_plan === null || !PAYABLE.has(row.status)) throw new AppError('STEP_ORDER');
  if (row.asked_monthly_cents === 0) throw new AppError('STEP_ORDER', { userMessage: GIVEN_UP });
  const { plan } = frozenPlan(row.selected_plan);
  return { row, plan, asked: askedMonthly(row, plan), selectedPlan: row.selected_plan };
}

type Payable = Awaited<ReturnType<typeof getPayable>>;

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
    amount: dollarsFromCents(amountCents),
    next: next ? { on: next.debitOn, amount: dollarsFromCents(next.amountCents), lessBecause: next.lessBecause } : null,
    minimum: dollarsFromCents(asked.minimumPaymentCents),
    suggested: dollarsFromCents(asked.promoMonthlyPaymentCents),
    most: dollarsFromCents(cents(Number(row.amount_cents))),
    isReported: row.flagged_at !== null,
    isPaidOff: row.paid_off_on !== null,
    isPaused,
    discount: discountOf(payable, kept),
    paymentMethod: method ? methodView(method, autopayOfMethod(method, paying)) : null,
    version: row.version,
  };
}

/** The loan in force with the borrower's business day; null before it is. */
async function loanOf({ db, clock }: { db: Db; clock: Clock }, { row, selectedPlan }: Payable) {
  if (row.status !== 'ACCEPTED') return null;
  const events = loanEventsOf(selectedPlan, await db.all(eventsOfTransaction, { transactionId: row.id }));
  const today = loanDay({ stateCode: row.borrower_state ?? row.practice_state, events, clock });
  return { events, today, pricedFrom: repricedFrom(today, row.serviced_on) };
}

type InForce = NonNullable<Awaited<ReturnType<typeof loanOf>>>;

/** What autopay takes off the rate: of a loan in force by its own events, before that of the plan as it would be signed. */
function discountOf({ plan }: Payable, loan: InForce | null) {
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

/**
 * Keeps what autopay does: on, changed or off. What is under way stays. Effects: type, amount and way to pay of the
 * transaction, audit row; an e-mail when it is turned off.
 * @throws AppError STEP_ORDER before a plan is chosen, without a way to pay, or for what is reported as fraud or paid off unless it
 * is turned off; STALE, INVALID_FIELDS for an amount below the monthly payment or above the purchase.
 */
export async function keepAutopay({ params, body }: Decoded<typeof setCall>, context: Context<BorrowerActor>) {
  const { tx, actor, now, record, send } = context;
  const payer = await tx.first(takePayer, { id: actor.borrowerId });
  const payable = await getPayable(tx, params.txId, body.version);
  const { row } = payable;
  if (!payer) throw new AppError('NOT_FOUND');
  if (row.flagged_at !== null && body.type !== 'NONE') throw new AppError('STEP_ORDER', { userMessage: REPORTED });
  if (row.paid_off_on !== null && body.type !== 'NONE') throw new AppError('STEP_ORDER', { userMessage: PAID_OFF });
  const customCents = customAmountOf(payable, body);
  const methodId = body.type === 'NONE' ? row.autopay_method_id : await usableMethod(tx, row, body.paymentMethodId);
  await changeOne(tx, setAutopayOf, {
    id: row.id,
    version: row.version,
    type: body.type,
    customCents,
    methodId,
    at: now,
  });
  const detail = { type: body.type, customCents, before: autopayInForce(row) };
  await record('transaction.autopay_set', { practiceId: null, id: row.id, detail });
  if (body.type === 'NONE' && autopayInForce(row) !== 'NONE' && payer.email !== '') {
    const { email: to, first_name: firstName } = payer;
    const which = { number: Number(row.number), practice: row.practice_name, amountCents: purchaseOf(payable) };
    await send('autopay-off', { to, firstName, ...which, borrowerId: payer.id });
  }
}

/** What the loan is made for, whatever was refunded of it since. */
const purchaseOf = ({ plan }: Pick<Payable, 'plan'>) => plan.amountFinancedCents;

type Given = Decoded<typeof setCall>['body'];

function customAmountOf({ row, asked }: Payable, { type, customAmount }: Given): number | null {
  if (type !== 'CUSTOM') return null;
  const [least, most] = [asked.minimumPaymentCents, cents(Number(row.amount_cents))];
  if (customAmount !== undefined && customAmount >= least && customAmount <= most) return customAmount;
  const message = `Enter an amount from ${formatUsd(least)}, your monthly payment, to ${formatUsd(most)}.`;
  throw new AppError('INVALID_FIELDS', { fields: [{ field: 'customAmount', message }] });
}

/** The chosen way to pay, or null for the default, which must exist. */
async function usableMethod(tx: Tx, row: AutopayRow, chosenId: string | undefined): Promise<string | null> {
  if (chosenId === undefined) {
    const paying = await payingMethodOfRow(tx, row);
    if (!paying) throw new AppError('STEP_ORDER', { userMessage: 'Add a way to pay first.' });
    if (!isUsable(paying)) throw new AppError('STEP_ORDER', { userMessage: NOT_USABLE });
    return row.autopay_method_id;
  }
  const method = await tx.first(methodById, { id: chosenId });
  if (method?.borrower_id !== row.borrower_id || method.status !== 'ACTIVE') throw new AppError('NOT_FOUND');
  if (!isUsable(method)) throw new AppError('STEP_ORDER', { userMessage: NOT_USABLE });
  return method.id;
}

/** What autopay takes for one transaction, as the e-mail tells it. */
export type AutopayTold = {
  number: number;
  /** What its loan is made for. */
  purchase: string;
  practice: string;
  amount: string;
  isFirstOnly: boolean;
  method: string;
  lastFour: string;
};

/**
 * E-mails to the person what autopay takes. @throws AppError STEP_ORDER while none is on, INVALID_FIELDS for another
 * address than the account's own. Source: borrower §7 `POST /apply/autopay-successfully`.
 */
export const sendAutopaySuccess = command(sendCall)(async ({ body }, { tx, deps, actor, record, send }) => {
  const payer = await tx.first(takePayer, { id: actor.borrowerId });
  if (!payer) throw new AppError('NOT_FOUND');
  if (payer.email !== body.email) {
    const message = 'Use the email address of your account.';
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'email', message }] });
  }
  const debits: AutopayTold[] = [];
  for (const { id } of await tx.all(autopayingTransactions, { borrowerId: payer.id })) {
    const seen = await viewAutopay({ db: tx, clock: deps.clock }, id);
    const { number, practiceName: practice, amount, next, type, paymentMethod } = seen;
    if (type === 'NONE' || !paymentMethod) continue;
    const { name: method, lastFour } = paymentMethod;
    const taken = next?.lessBecause ? next.amount : amount;
    const amountText = formatUsd(cents(Math.round(taken * 100)));
    const purchase = formatUsdExact(purchaseOf(await getPayable(tx, id)));
    debits.push({
      number,
      purchase,
      practice,
      amount: amountText,
      isFirstOnly: type === 'FIRST_ONLY',
      method,
      lastFour,
    });
  }
  if (debits.length === 0) throw new AppError('STEP_ORDER');
  await record('autopay.told', { practiceId: null, id: payer.id, type: 'borrower' });
  await send('autopay-on', { to: payer.email, firstName: payer.first_name, debits, borrowerId: payer.id });
  return { success: true as const };
});
