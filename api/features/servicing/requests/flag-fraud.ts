import { actOf } from '@contract/audit-log/actions';
import { flagFraudTransaction } from '@contract/servicing/fraud-flag-calls';
import { flagged, unflagged } from '@domain/credit-transaction/fraud-flag';
import type { HistoryAction } from '@domain/credit-transaction/history';
import type { TransactionStatus } from '@domain/credit-transaction/status';
import { fullName } from '@domain/person-name';
import { type Context, changeOne, command, doerOf } from '../../../command/command';
import type { BorrowerActor, StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { getTransaction, insertHistory } from '../../credit-transaction/index';
import { takeLoan } from '../loan';
import { type FundingRow, fundingOfLoan } from '../loan.reads';
import { setFlag, setHeld } from '../loan.writes';
import { NOT_SETTLED, refundLoan } from '../refund/refund-transaction';
import { pauseLoan, resumeLoan } from './pause-loan';

type Flagging = Context<BorrowerActor | StaffActor>;
type Row = Awaited<ReturnType<typeof getTransaction>>;

const FLAGGED_ALREADY = "This was already reported, and we're reviewing it.";
const NOTHING_TO_HOLD = "Nothing is owed for this, so there's nothing to put on hold.";
const NOT_FLAGGED = "This transaction isn't reported as fraud.";
const REASON = { field: 'reason', message: 'Enter a reason' };

/**
 * A transaction is said not to be the borrower's own. What waits goes into review; of a running loan the payments are paused, late
 * fees too, and the practice's payment is held unless it has left. Support, the practice and the patient get e-mails. An administrator
 * also has what was paid returned (`reverseFundings`), or ends the flag (`undo`).
 * @throws AppError FORBIDDEN for what is an administrator's, NOT_PENDING, STALE. Source: borrower §7, §8; domain §4.5.
 */
export const flagFraud = command(flagFraudTransaction)(async ({ body }, context) => {
  const { tx, actor } = context;
  const row = await getTransaction(tx, body.transactionId);
  if (row.borrower_id !== body.borrowerId) throw new AppError('NOT_FOUND');
  if (actor.kind !== 'staff' && (body.undo || body.reverseFundings)) throw new AppError('FORBIDDEN');
  if (body.undo) return unflag(context, row, body.reason);
  if (row.flagged_at !== null && !body.reverseFundings)
    throw new AppError('NOT_PENDING', { userMessage: FLAGGED_ALREADY });
  if (row.flagged_at === null) await hold(context, row);
  const funding = await tx.first(fundingOfLoan, { transactionId: row.id });
  if (!body.reverseFundings || funding?.status === 'QUEUED') return { flagged: true, funding: stateOf(funding) };
  await reverse(context, row.id, funding);
  return { flagged: true, funding: 'reversed' as const };
});

const stateOf = (funding: FundingRow | undefined) => (!funding ? 'none' : funding.held ? 'held' : 'unchanged');

async function hold(context: Flagging, row: Row): Promise<void> {
  const { tx, now, deps, send } = context;
  const to = row.request_kind === 'CREATE' ? { refused: true as const } : flagged(row.status);
  if ('refused' in to) throw new AppError('NOT_PENDING', { userMessage: NOTHING_TO_HOLD });
  await setFlagged(context, row, { status: to.status, at: now, from: row.status, action: 'FRAUD_FLAGGED', note: null });
  await pauseLoan(context, row.id);
  await tx.run(setHeld, { transactionId: row.id, held: 1 });
  const { supportEmail } = deps.config.brandFinancing;
  const about = {
    transactionId: row.id,
    number: row.number,
    amountCents: Number(row.amount_cents),
    ...(context.actor.kind === 'staff' && { byStaff: true as const }),
  };
  await send('transaction-flagged', { ...about, to: supportEmail, reader: 'support' });
  await send('transaction-flagged', { ...about, to: row.practice_email, reader: 'practice' });
  await send('transaction-flagged', { ...about, to: row.email, firstName: row.first_name, reader: 'patient' });
}

async function reverse(context: Flagging, transactionId: string, funding: FundingRow | undefined): Promise<void> {
  if (context.actor.kind !== 'staff' || funding?.status !== 'SETTLED')
    throw new AppError('NOT_PENDING', { userMessage: NOT_SETTLED });
  const loan = await takeLoan(context.tx, transactionId);
  if (!loan) throw new AppError('NOT_PENDING', { userMessage: NOTHING_TO_HOLD });
  await refundLoan({ ...context, actor: context.actor }, loan, await getTransaction(context.tx, transactionId));
}

async function unflag(context: Flagging, row: Row, reason: string | undefined) {
  const { tx, send } = context;
  if (!reason) throw new AppError('INVALID_FIELDS', { fields: [REASON] });
  if (row.flagged_at === null || row.flagged_from === null)
    throw new AppError('NOT_PENDING', { userMessage: NOT_FLAGGED });
  const status = unflagged(row.status, row.flagged_from);
  await setFlagged(context, row, { status, at: null, from: null, action: 'FRAUD_CLEARED', note: reason });
  await resumeLoan(context, row.id, 'REVIEWED');
  await tx.run(setHeld, { transactionId: row.id, held: 0 });
  const told = { to: row.email, firstName: row.first_name, amountCents: Number(row.amount_cents) };
  await send('transaction-unflagged', { transactionId: row.id, ...told });
  return { flagged: false, funding: stateOf(await tx.first(fundingOfLoan, { transactionId: row.id })) } as const;
}

type Flag = {
  status: TransactionStatus;
  at: string | null;
  from: TransactionStatus | null;
  action: HistoryAction;
  note: string | null;
};

async function setFlagged(
  { tx, deps, actor, now, record }: Flagging,
  row: Row,
  { action, note, ...flag }: Flag,
): Promise<void> {
  const { id, version, practice_id: practiceId, first_name, last_name } = row;
  await changeOne(tx, setFlag, { id, version, ...flag });
  const userName = actor.kind === 'staff' ? actor.name : fullName(first_name, last_name);
  const entry = { id: deps.newId(), transactionId: id, action, userName, ...doerOf(actor), note, at: now };
  await tx.run(insertHistory, entry);
  await record(`transaction.${actOf(action)}`, { practiceId, id, detail: { from: row.status } });
}
