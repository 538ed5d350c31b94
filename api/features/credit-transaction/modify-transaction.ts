import { updatePatientTransaction } from '@contract/credit-transaction/staff-calls';
import { historyEntry } from '@domain/credit-transaction/history';
import { modify } from '@domain/credit-transaction/status';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { changeOne, command, doerOf, refuseStale } from '../../command/command';
import { AppError } from '../../http/app-error';
import { allowed } from './change-status';
import { factsOf, getTransaction } from './load-transaction';
import { refuseEarlyCharge } from './refuse-early-charge';
import { roomFor } from './room-for-amount';
import { canChange, viewStaffTransaction } from './staff-transactions';
import { changeTerms, insertHistory } from './transaction.writes';

const NOTHING_NEW = { field: 'txAmount', message: 'Change the amount, the treatments, or the first treatment date.' };

/**
 * Staff change a request that the patient has not approved. A plan that was chosen for another amount is chosen anew, and what the
 * patient asked of the practice is answered by it. A running loan is changed by a refund of a part.
 *
 * Effects: the terms, with history and audit row; e-mail to the patient.
 * @throws AppError NOT_FOUND for another patient's, NOT_PENDING once decided, OVER_LIMIT, ACCOUNT_BLOCKED, STALE, INVALID_FIELDS for
 * an amount that no plan covers, a treatment that is too far off, or for nothing new. Source: provider-admin §7, borrower §4 Transaction statuses, decision 26.
 */
export const modifyTransaction = command(updatePatientTransaction)(async ({ params, body }, context) => {
  const { tx, deps, actor, now, record, send } = context;
  const row = await getTransaction(tx, params.txId);
  if (row.borrower_id !== params.id) throw new AppError('NOT_FOUND');
  refuseStale(body.version, row);
  if (!canChange(row)) throw new AppError('NOT_PENDING');
  const { status } = allowed(modify(await factsOf(tx, row)));
  const { id, borrower_id: borrowerId, practice_id: practiceId, version } = row;
  const before = Number(row.amount_cents);
  const amountCents = body.txAmount ?? before;
  const isOtherAmount = amountCents !== before;
  const products = body.txProducts === undefined ? row.products : JSON.stringify(body.txProducts);
  const firstTreatmentOn = (body.firstTreatmentDate ?? row.first_treatment_on) || null;
  if (!isOtherAmount && products === row.products && firstTreatmentOn === row.first_treatment_on)
    throw new AppError('INVALID_FIELDS', { fields: [NOTHING_NEW] });
  if (isOtherAmount) await roomFor(context, { borrowerId, practiceId, amountCents, heldCents: before });
  await refuseEarlyCharge({ db: tx, deps }, { ...row, firstTreatmentOn });
  await changeOne(tx, changeTerms, { id, version, status, amountCents, products, firstTreatmentOn });
  const { action } = historyEntry('modify', actor.name);
  const note = isOtherAmount ? `${formatUsdExact(cents(before))} → ${formatUsdExact(cents(amountCents))}` : null;
  const doer = { userName: actor.name, ...doerOf(actor) };
  await tx.run(insertHistory, { id: deps.newId(), transactionId: id, action, ...doer, note, at: now });
  await record('transaction.modified', { practiceId, id, detail: { amountCents, beforeCents: before } });
  const told = { transactionId: id, to: row.email, firstName: row.first_name, amountCents };
  await send('transaction-changed', { ...told, ...(isOtherAmount && { beforeCents: before }) });
  return { transaction: await viewStaffTransaction(tx, { id, borrowerId, practiceId, scope: actor.scope }) };
});
