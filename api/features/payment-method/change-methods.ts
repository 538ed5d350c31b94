import {
  authorizePaymentMethod as authorizeCall,
  removePaymentMethod as removeCall,
  selectPaymentOption as selectCall,
} from '@contract/payment-method/calls';
import { removeMemberPaymentMethod as removeMemberCall } from '@contract/payment-method/member-calls';
import type { CivilDate } from '@domain/calendar/civil-date';
import { nameList } from '@domain/name-list';
import { type Context, command } from '../../command/command';
import type { Tx } from '../../db/database';
import { AppError } from '../../http/app-error';
import { tellAdded, viewOf } from './add-bank';
import { keepAuthorization } from './authorize-debits';
import { cardDay } from './card-day';
import { authorizeKept } from './keep-payment-method';
import { memberMethodView } from './member-methods';
import {
  autopayingTransactions,
  isUsable,
  isUsableOn,
  membershipsPaidFrom,
  methodById,
  methodsOfBorrower,
  type PaymentMethodRow,
  takePayer,
} from './payment-method.reads';
import { autopayOfMethod, viewMethods } from './payment-method.view';
import { clearDefault, removeMethod, setAutopayMethod, setBankAdded, setDefault } from './payment-method.writes';
import { refuseUnusable } from './refuse-unusable';
import { openPaymentSecret } from './secret';
import { authorizeAutopayFrom } from './set-autopay';

const CARD_ENDED = "This card's bank declined it permanently. Enter the card again, or use another one.";
const PAYS_MEMBERSHIP =
  'You pay for your membership with this. Choose another payment method for it or turn automatic payment off first.';
const inUse = (numbers: readonly number[]) =>
  `Autopay for ${nameList.format(numbers.map((number) => `transaction ${number}`))} uses this payment method. Choose another one or turn autopay off first.`;

/** Takes the borrower, then the payment method as it is now. @throws AppError NOT_FOUND for one that was removed meanwhile. */
async function takeMethod(tx: Tx, of: { borrowerId: string; id: string }) {
  const payer = await tx.first(takePayer, { id: of.borrowerId });
  const method = await tx.first(methodById, { id: of.id });
  if (!payer || method?.borrower_id !== of.borrowerId || method.status !== 'ACTIVE') throw new AppError('NOT_FOUND');
  return { payer, method };
}

/**
 * Authorizes debits of an account later, or anew after its bank ended it. Effects: document, audit row, e-mail with the copy.
 * @throws AppError STALE; STEP_ORDER for a card, which is entered again.
 */
export const authorizePaymentMethod = command(authorizeCall)(async ({ params, body }, context) => {
  const { tx, deps, actor, leaveNoRow } = context;
  const { payer, method } = await takeMethod(tx, { borrowerId: actor.borrowerId, id: params.paymentMethodId });
  if (isUsable(method)) {
    leaveNoRow('it was authorized before');
    return { paymentMethod: await viewOf(context, method) };
  }
  if (method.kind === 'CARD') throw new AppError('STEP_ORDER', { userMessage: CARD_ENDED });
  const secret = await openPaymentSecret(tx, deps.vault, method.vault_id);
  if (secret.kind !== 'BANK') throw new Error(`Payment method ${method.id} is no bank account`);
  const { name, account_type: accountType, last_four: lastFour } = method;
  if (body.authorizationHash === undefined) throw new AppError('STALE');
  const documentId = await keepAuthorization(context, payer, {
    account: { name, accountType, routingNumber: secret.routingNumber, lastFour },
    authorizationHash: body.authorizationHash,
  });
  const authorized = await authorizeKept(context, method, { documentId });
  await tellAdded(context, payer, { method: authorized, isNew: false, documentId });
  return { paymentMethod: await viewOf(context, authorized) };
});

/**
 * Removes a payment method, and with it every authorization of it. The row stays for the payments that name it; the newest other one
 * becomes the default.
 * @throws AppError STEP_ORDER while autopay or a membership takes from it.
 */
async function removeOwn(
  { tx, deps, now, record }: Context,
  { borrowerId, id }: { borrowerId: string; id: string },
): Promise<void> {
  const { method } = await takeMethod(tx, { borrowerId, id });
  const numbers = autopayOfMethod(method, await tx.all(autopayingTransactions, { borrowerId }));
  if (numbers.length > 0) throw new AppError('STEP_ORDER', { userMessage: inUse(numbers) });
  const paid = await tx.first(membershipsPaidFrom, { methodId: method.id });
  if (paid) throw new AppError('STEP_ORDER', { userMessage: PAYS_MEMBERSHIP });
  await tx.run(removeMethod, { id: method.id, at: now });
  const left = await tx.all(methodsOfBorrower, { borrowerId });
  await settleLeft(tx, method, { left, on: cardDay(deps.clock) });
  const { kind, last_four: lastFour } = method;
  await record('payment_method.removed', { practiceId: null, id: method.id, detail: { kind, lastFour } });
}

/** @throws AppError as `removeOwn`. Source: borrower §7. */
export const removePaymentMethod = command(removeCall)(async ({ params }, context) => {
  const { borrowerId } = context.actor;
  await removeOwn(context, { borrowerId, id: params.paymentMethodId });
  return { data: await viewMethods(context.tx, borrowerId) };
});

/** The same for a member. @throws AppError as `removeOwn`. Source: decision 69. */
export const removeMemberMethod = command(removeMemberCall)(async ({ params }, context) => {
  const { borrowerId } = context.actor;
  await removeOwn(context, { borrowerId, id: params.paymentMethodId });
  const left = await context.tx.all(methodsOfBorrower, { borrowerId });
  return { data: left.map((row) => memberMethodView(row)) };
});

async function settleLeft(
  tx: Tx,
  removed: PaymentMethodRow,
  { left, on }: { left: readonly PaymentMethodRow[]; on: CivilDate },
): Promise<void> {
  const next = left.find((one) => isUsableOn(one, on));
  // What its bank ended was no default anymore, and what it paid goes to no other account by itself.
  if (next && removed.is_default === 1) await tx.run(setDefault, { id: next.id });
  const { borrower_id: borrowerId } = removed;
  if (!left.some(({ kind }) => kind === 'BANK')) await tx.run(setBankAdded, { borrowerId, isAdded: 0 });
}

/**
 * Chooses what payments are taken from: the default of all, or that of one transaction.
 * @throws AppError STEP_ORDER for a bank account whose authorization was skipped; for a transaction whose autopay is on, what
 * `authorizeAutopayFrom` throws. Source: borrower §7.
 */
export const selectPaymentOption = command(selectCall)(async ({ body }, context) => {
  const { tx, actor, deps, record } = context;
  const { borrowerId } = actor;
  const { payer, method } = await takeMethod(tx, { borrowerId, id: body.paymentMethodId });
  refuseUnusable(method, deps.clock);
  const { transactionId } = body;
  if (transactionId === undefined) {
    await tx.run(clearDefault, { borrowerId });
    await tx.run(setDefault, { id: method.id });
  } else {
    await authorizeAutopayFrom(context, { transactionId, method, payer, hash: body.authorizationHash });
    await tx.run(setAutopayMethod, { id: transactionId, methodId: method.id });
  }
  const detail = { kind: method.kind, lastFour: method.last_four, transactionId: transactionId ?? null };
  await record('payment_method.chosen', { practiceId: null, id: method.id, detail });
  return { data: await viewMethods(tx, borrowerId) };
});
