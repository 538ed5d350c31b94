import { createPatientTransaction } from '@contract/credit-transaction/calls';
import { type Context, command, doerOf } from '../../command/command';
import { nextNumber } from '../../db/counter';
import type { BorrowerActor, StaffActor } from '../../http/actor';
import { isStillSo, pageOf, viewTransaction } from './load-transaction';
import { refuseEarlyCharge } from './refuse-early-charge';
import { roomFor } from './room-for-amount';
import { insertHistory, insertTransaction } from './transaction.writes';

type Wanted = {
  borrowerId: string;
  practiceId: string;
  amountCents: number;
  firstTreatmentOn: string | null;
  products: readonly string[];
  status: 'PENDING' | 'REVIEW';
};

/**
 * Stores a transaction that holds credit until it is answered. @throws AppError NOT_FOUND, OVER_LIMIT, ACCOUNT_BLOCKED,
 * INVALID_FIELDS.
 */
export async function storeTransaction({ tx, deps, now, actor }: Context<BorrowerActor | StaffActor>, wanted: Wanted) {
  const { practiceId, amountCents, firstTreatmentOn, status } = wanted;
  const { line, practice } = await roomFor({ tx, deps, actor }, wanted);
  await refuseEarlyCharge({ db: tx, deps }, { ...practice, practice_state: practice.state_code, firstTreatmentOn });
  const id = deps.newId();
  const number = await nextNumber(tx, 'transaction');
  await tx.run(insertTransaction, {
    id,
    number,
    borrower_id: wanted.borrowerId,
    practice_id: practiceId,
    credit_profile_id: line.id,
    amount_cents: amountCents,
    status,
    approved: 0,
    genesis: 0,
    first_treatment_on: firstTreatmentOn,
    products: JSON.stringify(wanted.products),
    selected_product: null,
    selected_plan: null,
    monthly_cents: null,
    asked_monthly_cents: null,
    autopay_type: null,
    autopay_custom_cents: null,
    autopay_method_id: null,
    autopay_set_at: null,
    autopay_stopped_at: null,
    accepted_at: null,
    created_at: now,
    version: 1,
  });
  return { id, number, line, practice };
}

/**
 * Staff create a credit transaction; it waits for the borrower as PENDING and holds credit until it is answered.
 *
 * Effects: the transaction with its first history row, audit row, message to the borrower.
 * @throws AppError NOT_FOUND without a credit line, OVER_LIMIT above what is available or after the line expired, and to a
 * practice for a hold, ACCOUNT_BLOCKED, INVALID_FIELDS for an amount that no plan of the practice covers or a treatment that is too far off.
 * Source: provider-admin §7 Reports and transactions, decision 26.
 */
export const createTransaction = command(
  createPatientTransaction,
  isStillSo,
)(async ({ params, body }, context) => {
  const { tx, deps, actor, now, record, send } = context;
  const { txAmount: amountCents, practiceManagementId: practiceId } = body;
  const { id, line } = await storeTransaction(context, {
    borrowerId: params.id,
    practiceId,
    amountCents,
    firstTreatmentOn: body.firstTreatmentDate ?? null,
    products: body.txProducts ?? [],
    status: 'PENDING',
  });
  const doer = { userName: actor.name, ...doerOf(actor) };
  await tx.run(insertHistory, { id: deps.newId(), transactionId: id, action: 'CREATED', ...doer, note: null, at: now });
  await record('transaction.created', { practiceId, id, detail: { amountCents } });
  await send('transaction-created', { transactionId: id, to: line.email, firstName: line.first_name, amountCents });
  return { transaction: await viewTransaction(pageOf(context), id) };
});
