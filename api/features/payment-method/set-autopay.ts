import type { Decoded } from '@contract/endpoint';
import type { getAutopayAuthorization } from '@contract/payment-method/autopay-calls';
import type { setAutopay as setCall } from '@contract/servicing/autopay-calls';
import { type AutopayType, autopayInForce } from '@domain/autopay/autopay';
import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import type { Clock } from '../../clock';
import { type Context, changeOne } from '../../command/command';
import type { Db } from '../../db/database';
import type { RowOf } from '../../db/statement';
import type { Deps } from '../../deps';
import type { BorrowerActor, StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import { type AutopayChoice, keepAutopayAuthorization, viewAuthorization } from './autopay-authorization';
import { getPayable, hasFirst, loanOf, type Payable, promoPayment, purchaseOf } from './payable';
import {
  type AutopayRow,
  autopayRow,
  methodById,
  type PaymentMethodRow,
  payerNames,
  payingMethodOfRow,
  takePayer,
} from './payment-method.reads';
import { setAutopayOf } from './payment-method.writes';
import { refuseUnusable } from './refuse-unusable';

const PAID_OFF = 'This loan has nothing left to pay.';
const NO_FIRST = 'The first payment is already paid. Choose another amount.';
const REPORTED =
  "This was reported as not yours. We won't collect payments while we review it, so you can only turn autopay off.";

/**
 * Keeps what autopay does: on, changed or off. What is under way stays. Effects: type, amount and payment method of the
 * transaction, the authorization among the person's documents and its mail, audit row; an e-mail when it is turned off.
 * @throws AppError STEP_ORDER before a plan is chosen, without a payment method, or for what is reported as fraud or paid off unless it
 * is turned off; STALE also for another authorization than was shown, or none; INVALID_FIELDS for an amount below the monthly payment or above the purchase.
 */
export async function keepAutopay({ params, body }: Decoded<typeof setCall>, context: Context<BorrowerActor>) {
  const { tx, actor, deps } = context;
  const payer = await tx.first(takePayer, { id: actor.borrowerId });
  const payable = await getPayable(tx, params.txId, body.version);
  const { row } = payable;
  if (!payer) throw new AppError('NOT_FOUND');
  if (row.flagged_at !== null && body.type !== 'NONE') throw new AppError('STEP_ORDER', { userMessage: REPORTED });
  if (row.paid_off_on !== null && body.type !== 'NONE') throw new AppError('STEP_ORDER', { userMessage: PAID_OFF });
  const choice =
    body.type === 'NONE' ? null : await choiceOf({ db: tx, clock: deps.clock }, payable, { ...body, type: body.type });
  const customCents = choice?.customCents ?? null;
  // Before anything changes: the text is made of what was so when it was shown.
  if (choice) await keepAutopayAuthorization(context, choice, { payer, hash: body.authorizationHash });
  // The account or card that was authorized, and no other one that becomes the default.
  const methodId = choice?.method.id ?? row.autopay_method_id;
  const type = choice?.type ?? 'NONE';
  await setTo(context, payable, { type, customCents, methodId });
  if (body.type === 'NONE' && autopayInForce(row) !== 'NONE') await tellOfOff(context, payable, { payer });
}

async function setTo(
  { tx, now, record }: Pick<Context, 'tx' | 'now' | 'record'>,
  { row }: Payable,
  to: { type: AutopayType; customCents: number | null; methodId: string | null },
): Promise<void> {
  await changeOne(tx, setAutopayOf, { id: row.id, version: row.version, ...to, at: now });
  const detail = { type: to.type, customCents: to.customCents, before: autopayInForce(row) };
  await record('transaction.autopay_set', { practiceId: null, id: row.id, detail });
}

/** How and when somebody asked our staff for it; they did it themselves where there is none. */
type AskedStaff = { channel: string; on: string };
type Told = { payer: Pick<RowOf<typeof takePayer>, 'id' | 'email' | 'first_name'>; request?: AskedStaff };

async function tellOfOff({ send }: Pick<Context, 'send'>, payable: Payable, { payer, request }: Told): Promise<void> {
  const { row } = payable;
  const { email: to, first_name: firstName } = payer;
  if (to === '') return;
  const which = { number: Number(row.number), practice: row.practice_name, amountCents: purchaseOf(payable) };
  const asked = request && { requestChannel: request.channel, requestedOn: request.on };
  await send('autopay-off', { to, firstName, ...which, borrowerId: payer.id, ...asked });
}

/**
 * Turns autopay off for a borrower who asked our staff. Effects as of their own, and the mail says how they asked.
 * @returns false where it was off before, which changes nothing.
 * @throws AppError NOT_FOUND, STEP_ORDER as `getPayable` does.
 */
export async function endAutopayOf(
  context: Context<StaffActor>,
  { borrowerId, transactionId, request }: { borrowerId: string; transactionId: string; request: AskedStaff },
): Promise<boolean> {
  const payer = await context.tx.first(takePayer, { id: borrowerId });
  if (!payer) throw new AppError('NOT_FOUND');
  const payable = await getPayable(context.tx, transactionId);
  if (autopayInForce(payable.row) === 'NONE') return false;
  await setTo(context, payable, { type: 'NONE', customCents: null, methodId: payable.row.autopay_method_id });
  await tellOfOff(context, payable, { payer, request });
  return true;
}

/**
 * Autopay that is on goes on with another account or card only where its person has authorized that one (12 CFR 1005.10(b)): the
 * authorization is kept and mailed as when autopay is turned on. Autopay that is off, or takes from it already, asks for none.
 * @throws AppError STALE where another text was shown, or none; STEP_ORDER for a loan that autopay takes nothing for anymore.
 */
export async function authorizeAutopayFrom(
  context: Context<BorrowerActor>,
  of: {
    transactionId: string;
    method: PaymentMethodRow;
    payer: Parameters<typeof keepAutopayAuthorization>[2]['payer'];
    hash: string | undefined;
  },
): Promise<void> {
  const { tx } = context;
  const { method, payer, hash } = of;
  const row = await autopayRow(tx, of.transactionId);
  const type = row ? autopayInForce(row) : 'NONE';
  if (!row || type === 'NONE' || row.autopay_method_id === method.id) return;
  const payable = await getPayable(tx, of.transactionId);
  const customCents = row.autopay_custom_cents === null ? null : cents(Number(row.autopay_custom_cents));
  await keepAutopayAuthorization(context, { payable, type, customCents, method }, { payer, hash });
}

type Look = { db: Db; clock: Clock };
type Given = {
  type: AutopayChoice['type'];
  customAmount?: number | undefined;
  paymentMethodId?: string | undefined;
};

/** @throws AppError STEP_ORDER without a payment method that may be taken from, NOT_FOUND, INVALID_FIELDS for the amount. */
async function choiceOf(look: Look, payable: Payable, given: Given): Promise<AutopayChoice> {
  const customCents = customAmountOf(payable, given);
  if (given.type === 'FIRST_ONLY' && !hasFirst(await loanOf(look, payable)))
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'type', message: NO_FIRST }] });
  const method = await usableMethod(look, payable.row, given.paymentMethodId);
  return { payable, ...(await keepingPromo(look, payable, { type: given.type, customCents })), method };
}

/** Of a borrower who is behind, what keeps the promotion is more than the payment of the plan: it is an amount of its own. */
async function keepingPromo(look: Look, payable: Payable, chosen: Pick<AutopayChoice, 'type' | 'customCents'>) {
  if (chosen.type !== 'SUGGESTED') return chosen;
  const neededCents = await promoPayment(look.db, payable, await loanOf(look, payable));
  const isMore = neededCents !== null && neededCents > (payable.asked.promoMonthlyPaymentCents ?? 0);
  return isMore ? { type: 'CUSTOM' as const, customCents: neededCents } : chosen;
}

/** What a person would authorize by turning autopay on like this. @throws AppError as `keepAutopay` does. */
export async function previewAutopay(
  { params, query, meta }: HandlerRequest<typeof getAutopayAuthorization>,
  { database, clock, config }: Deps,
) {
  const { read: db } = database;
  const payer = await db.first(payerNames, { id: params.id });
  if (!payer) throw new AppError('NOT_FOUND');
  const choice = await choiceOf({ db, clock }, await getPayable(db, params.txId), query);
  return viewAuthorization({ db, clock, config }, choice, { payer, language: meta.language });
}

function customAmountOf({ row, asked }: Payable, { type, customAmount }: Given): number | null {
  if (type !== 'CUSTOM') return null;
  const [least, most] = [asked.minimumPaymentCents, cents(Number(row.amount_cents))];
  if (customAmount !== undefined && customAmount >= least && customAmount <= most) return customAmount;
  const message = `Enter an amount from ${formatUsd(least)} (your monthly payment) to ${formatUsd(most)}.`;
  throw new AppError('INVALID_FIELDS', { fields: [{ field: 'customAmount', message }] });
}

/** The chosen payment method, or the one that it pays with, or the default, which must exist. */
async function usableMethod(
  { db, clock }: Look,
  row: AutopayRow,
  chosenId: string | undefined,
): Promise<PaymentMethodRow> {
  if (chosenId === undefined) {
    const paying = await payingMethodOfRow(db, row);
    if (!paying) throw new AppError('STEP_ORDER', { userMessage: 'Add a payment method first.' });
    refuseUnusable(paying, clock);
    return paying;
  }
  const method = await db.first(methodById, { id: chosenId });
  if (method?.borrower_id !== row.borrower_id || method.status !== 'ACTIVE') throw new AppError('NOT_FOUND');
  refuseUnusable(method, clock);
  return method;
}
