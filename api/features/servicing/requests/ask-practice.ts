import { actOf } from '@contract/audit-log/actions';
import {
  askForChange,
  askForRefund,
  declinePatientRequest,
  disputeTransaction,
  withdrawRequest,
} from '@contract/servicing/transaction-request-calls';
import type { HistoryAction } from '@domain/credit-transaction/history';
import { afterRequest, askPractice, type PatientRequest } from '@domain/credit-transaction/patient-request';
import type { TransactionStatus } from '@domain/credit-transaction/status';
import { type Context, changeOne, command, doerOf, refuseStale } from '../../../command/command';
import type { BorrowerActor, StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { aDay, takeEach } from '../../../security/rate-limit';
import {
  getTransaction,
  insertHistory,
  isStillSo,
  nameOf,
  pageOf,
  setRequest,
  type TransactionDetail,
  viewStaffTransaction,
  viewTransaction,
} from '../../credit-transaction/index';
import { pauseLoan, resumeLoan } from './pause-loan';

const ASKED_ALREADY = 'You already sent your practice a request. Withdraw it before you send another.';
const STAFF_ASKED_ALREADY = 'The practice already has a request from this borrower for this transaction.';
const HELD = "This was reported as not yours. It's on hold while we look into it.";
const NOTHING_TO_CONFIRM = "The patient didn't request this transaction.";
const NOTHING_ASKED = 'This request is no longer open.';

/**
 * The borrower asks for a refund. Nothing of the loan changes until the practice refunds it. Effects: the request with its history
 * and audit row, e-mail to the practice. @throws AppError NOT_PENDING, STALE, RATE_LIMITED. Source: decision 16.
 */
export const refundRequest = command(
  askForRefund,
  isStillSo,
)(({ params, body }, context) =>
  ask(context, { txId: params.txId, version: body?.version, kind: 'REFUND', cents: null, reason: body?.reason }),
);

/**
 * The borrower asks for another amount: one that waits becomes REQUESTED, a running loan goes on as agreed. It can still be approved
 * as it stands, which ends the request. Effects and refusals as of a refund's.
 */
export const changeRequest = command(
  askForChange,
  isStillSo,
)(({ params, body }, context) =>
  ask(context, {
    txId: params.txId,
    version: body?.version,
    kind: 'MODIFY',
    cents: body?.txAmount ?? null,
    reason: body?.reason,
  }),
);

/**
 * The borrower says that the treatment was not given as agreed. Until the practice, or we after its time, have answered, nothing is
 * taken for it and no late fee is added. Effects otherwise and refusals as of a refund's; the borrower gets an e-mail too. The
 * practice's payment goes its way: only what was settled can be refunded. Source: domain §4.5.
 */
export const dispute = command(
  disputeTransaction,
  isStillSo,
)(({ params, body }, context) =>
  openDispute(context, { txId: params.txId, version: body.version, reason: body.reason }),
);

type Disputed = { txId: string; version: number | undefined; reason: string };

/**
 * The same, whoever enters it.
 * @param of.request how and when the borrower asked our staff; they did it themselves where there is none.
 * @throws AppError NOT_PENDING, STALE, RATE_LIMITED.
 */
export async function openDispute(
  context: Context<BorrowerActor | StaffActor>,
  { request, ...given }: Disputed & { request?: { channel: string; on: string } },
) {
  const answer = await ask(context, { ...given, kind: 'DISPUTE', cents: null });
  await pauseLoan(context, given.txId);
  const row = await getTransaction(context.tx, given.txId);
  const { email: to, first_name: firstName, amount_cents: amountCents } = row;
  const { answerBy } = answer.transaction.request ?? {};
  await context.send('dispute-opened', {
    transactionId: given.txId,
    to,
    firstName,
    amountCents: Number(amountCents),
    ...(answerBy && { on: answerBy }),
    ...(request && { requestChannel: request.channel, requestedOn: request.on }),
  });
  return answer;
}

const ACTIONS = { REFUND: 'REFUND_REQUESTED', MODIFY: 'FUNDS_PENDING', DISPUTE: 'DISPUTED' } as const;

type Asked = {
  txId: string;
  version: number | undefined;
  kind: PatientRequest;
  cents: number | null;
  reason: string | undefined;
};

/** What is asked of a practice about one transaction in a day, each with a mail: whoever withdraws and asks again pesters it. */
const ABOUT_ONE_TRANSACTION = aDay(6);

async function ask(context: Context<BorrowerActor | StaffActor>, { txId, version, kind, cents, reason }: Asked) {
  const { tx, deps, now, send } = context;
  await takeEach(tx, [[`patient-asks:${txId}`, ABOUT_ONE_TRANSACTION]], deps);
  const row = await getTransaction(tx, txId);
  refuseStale(version, row);
  if (row.flagged_at !== null) throw new AppError('NOT_PENDING', { userMessage: HELD });
  if (row.request_kind !== null)
    throw new AppError('NOT_PENDING', {
      userMessage: context.actor.kind === 'staff' ? STAFF_ASKED_ALREADY : ASKED_ALREADY,
    });
  const outcome = askPractice(row.status, kind);
  if ('refused' in outcome) throw new AppError('NOT_PENDING');
  if (cents !== null) refuseAmount(row, cents);
  const note = reason || null;
  await setAsked(context, row, {
    status: outcome.status,
    action: ACTIONS[kind],
    note,
    request: { kind, cents, note, at: now },
  });
  await send('patient-asked', { transactionId: row.id, to: row.practice_email, number: row.number, ask: kind });
  return { transaction: await viewTransaction(pageOf(context), row.id) };
}

/** A loan cannot grow: more money is another purchase, with its own plan and its own approval. */
function refuseAmount({ amount_cents, accepted_at }: TransactionDetail, cents: number): void {
  const message =
    cents === Number(amount_cents)
      ? 'Enter a different amount'
      : accepted_at !== null && cents > Number(amount_cents)
        ? 'Enter a lower amount. To add more, ask your practice for another transaction'
        : null;
  if (message) throw new AppError('INVALID_FIELDS', { fields: [{ field: 'txAmount', message }] });
}

/** The borrower takes it back while nobody has answered. @throws AppError NOT_PENDING once answered, STALE. */
export const requestWithdrawn = command(
  withdrawRequest,
  isStillSo,
)(async ({ params, body }, context) => {
  const { send } = context;
  const row = await getAsked(context, params.txId, body?.version);
  const { request_kind: kind } = row;
  await setAsked(context, row, { status: afterRequest(row.status, kind), action: 'REQUEST_WITHDRAWN', note: null });
  if (kind === 'DISPUTE') await resumeLoan(context, row.id, 'WITHDRAWN');
  await send('patient-asked', { transactionId: row.id, to: row.practice_email, number: row.number, ask: 'NOTHING' });
  return { transaction: await viewTransaction(pageOf(context), row.id) };
});

/**
 * Staff say no. The patient reads the reason in the history and is told by e-mail that there is an answer.
 * @throws AppError NOT_FOUND for another patient's, NOT_PENDING once taken back or done, STALE.
 */
export const requestDeclined = command(declinePatientRequest)(async ({ params, body }, context) => {
  const { tx, actor, send } = context;
  const row = await getAsked(context, params.txId, body.version);
  if (row.borrower_id !== params.id) throw new AppError('NOT_FOUND');
  const { id, borrower_id: borrowerId, practice_id: practiceId, amount_cents: amountCents } = row;
  const told = { transactionId: id, to: row.email, firstName: row.first_name, amountCents: Number(amountCents) };
  if (body.answer === 'CONFIRMED') {
    // Anything else that is asked is done by doing it, and not by saying yes.
    if (row.request_kind !== 'CREATE') throw new AppError('NOT_PENDING', { userMessage: NOTHING_TO_CONFIRM });
    await setAsked(context, row, { status: 'PENDING', action: 'CREATED', note: null });
    await send('transaction-created', told);
  } else {
    const status = afterRequest(row.status, row.request_kind);
    await setAsked(context, row, { status, action: 'REQUEST_DECLINED', note: body.reason });
    const isOurs = actor.scope.kind === 'all';
    if (row.request_kind === 'DISPUTE')
      await resumeLoan(context, row.id, isOurs ? 'DECLINED_BY_US' : 'DECLINED_BY_PRACTICE');
    else await send('patient-request-declined', { ...told, ...(isOurs && { isOurs: true as const }) });
  }
  return { transaction: await viewStaffTransaction(tx, { id, borrowerId, practiceId, scope: actor.scope }) };
});

async function getAsked(
  { tx }: Context,
  id: string,
  version: number | undefined,
): Promise<TransactionDetail & { request_kind: PatientRequest | 'CREATE' }> {
  const row = await getTransaction(tx, id);
  refuseStale(version, row);
  const { request_kind } = row;
  if (request_kind === null) throw new AppError('NOT_PENDING', { userMessage: NOTHING_ASKED });
  return { ...row, request_kind };
}

type Change = {
  status: TransactionStatus;
  action: HistoryAction;
  note: string | null;
  request?: { kind: PatientRequest | 'CREATE'; cents: number | null; note: string | null; at: string };
};

/** The request, or that there is none anymore, with its history and audit row; what it says is in the history alone. */
async function setAsked(
  { tx, deps, actor, now, record }: Context<BorrowerActor | StaffActor>,
  row: TransactionDetail,
  { status, action, note, request }: Change,
): Promise<void> {
  const { id, version, practice_id: practiceId } = row;
  const { kind = null, cents = null, at = null, note: asked = null } = request ?? {};
  await changeOne(tx, setRequest, { id, version, status, kind, cents, note: asked, at });
  const userName = actor.kind === 'staff' ? actor.name : nameOf(row);
  await tx.run(insertHistory, {
    id: deps.newId(),
    transactionId: id,
    action,
    userName,
    ...doerOf(actor),
    note,
    at: now,
  });
  const detail = { ...(kind && { kind }), ...(cents !== null && { wishedCents: cents }) };
  await record(`transaction.${actOf(action)}`, { practiceId, id, detail });
}
