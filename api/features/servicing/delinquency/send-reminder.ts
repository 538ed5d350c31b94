import { sendReminder } from '@contract/servicing/reminder-calls';
import { displayStatus } from '@domain/credit-transaction/display';
import { statesOf, whatStops } from '@domain/person-state/person-state';
import { type Context, command, doerOf } from '../../../command/command';
import type { RowOf } from '../../../db/statement';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { businessDayOf, insertHistory } from '../../credit-transaction/index';
import { noteNotice } from '../loan.writes';
import { reminded } from './reminder.reads';

type Channel = 'email' | 'phone';
type Reminded = NonNullable<RowOf<typeof reminded>>;

// Each stands between the contract's two sentences: "We cannot send … . <this> Please try another method …"
const UNPROVEN = {
  email: "The patient hasn't verified this email address.",
  phone: "The patient hasn't verified a mobile number.",
} as const;
const TODAY_ALREADY = {
  email: 'The patient already got an email reminder today.',
  phone: 'The patient already got a text reminder today.',
} as const;
const NO_NOTE = { field: 'note', message: "Text messages can't include a note. Send it by email" };

/** The proven address of a channel. @throws AppError NOT_REACHABLE */
function addressOf({ email, email_verified_at, phone, phone_verified_at }: Reminded, channel: Channel): string {
  if (channel === 'email' && email && email_verified_at) return email;
  if (channel === 'phone' && phone && phone_verified_at) return `+1${phone}`;
  throw new AppError('NOT_REACHABLE', { userMessage: UNPROVEN[channel] });
}

/**
 * Reminds a patient of a transaction that waits for them, once a day by each channel. The note is the practice's own and goes
 * by email alone: text messages are read on lock screens.
 *
 * Effects: history, audit row, email or text message.
 * @throws AppError NOT_FOUND for another patient's, NOT_PENDING for one that does not wait for its patient, NOT_REACHABLE,
 * also where nobody may be written to, INVALID_FIELDS for a note by text message. Source: provider-admin §7 Reports and transactions, §8.
 */
export const remind = command(sendReminder)(async ({ params, body }, context) => {
  const { tx, deps, now, record } = context;
  const { txId, channel, note } = body;
  const row = await tx.first(reminded, { id: txId });
  if (row?.borrower_id !== params.id) throw new AppError('NOT_FOUND');
  if (displayStatus(row.status) !== 'PENDING')
    throw new AppError('NOT_PENDING', { userMessage: 'The patient already responded.' });
  if (channel === 'phone' && note) throw new AppError('INVALID_FIELDS', { fields: [NO_NOTE] });
  const to = addressOf(row, channel);
  // In the words of an address that is not proven: a practice is told of no hold.
  const isStopped = whatStops(statesOf(row.states)).mail.OTHER !== 'PERSON';
  if (row.on_hold || row.flagged_fraud || row.deceased || row.is_deleted || isStopped)
    throw new AppError('NOT_REACHABLE', { userMessage: UNPROVEN[channel] });
  const day = businessDayOf(deps);
  const isNew = await tx.run(noteNotice, { subjectId: txId, kind: 'REMINDER', about: `${channel} ${day}`, day });
  if (isNew !== 1) throw new AppError('NOT_REACHABLE', { userMessage: TODAY_ALREADY[channel] });
  const doer = { userName: context.actor.name, ...doerOf(context.actor) };
  const entry = { id: deps.newId(), transactionId: txId, action: 'REMINDED', note: null, at: now };
  await tx.run(insertHistory, { ...entry, ...doer });
  await record('transaction.reminded', { practiceId: row.practice_id, id: txId, detail: { channel } });
  await tell(context, row, { channel, to, note });
  return { success: true as const };
});

type Message = { channel: Channel; to: string; note: string | undefined };

function tell({ send }: Context<StaffActor>, row: Reminded, { channel, to, note }: Message): Promise<string> {
  const told = { transactionId: row.id, to, amountCents: Number(row.amount_cents) };
  if (channel === 'phone') return send('transaction-reminder-sms', told);
  return send('transaction-reminder', { ...told, firstName: row.first_name, ...(note && { note }) });
}
