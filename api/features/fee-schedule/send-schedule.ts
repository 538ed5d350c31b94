import { sendFeeSchedule } from '@contract/fee-schedule/calls';
import { type Context, changeOne, command } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { contentHash } from '../document/index';
import { type FeeScheduleRow, schedulesOfPractice, signersOf, takeFeesPractice } from './fee-schedule.reads';
import { scheduleView, textOfToday } from './fee-schedule.view';
import { insertFeeSchedule, replaceSchedule } from './fee-schedule.writes';

/**
 * Sends a practice the schedule of its fees as they are today. One that waits is replaced; one that says the same stays.
 * Effects: the schedule, an audit row, a mail to everybody who can sign, else to the practice.
 * @throws AppError NOT_FOUND; STEP_ORDER where what is in force says the same.
 */
export async function prepareSchedule(context: Context<StaffActor>, practiceId: string): Promise<FeeScheduleRow> {
  const { tx, deps, actor, now, record, send, leaveNoRow } = context;
  const practice = await takeFeesPractice(tx, practiceId);
  const content = await textOfToday(tx, practice, deps.config);
  const sha256 = contentHash(content);
  const [latest] = await tx.all(schedulesOfPractice, { practiceId });
  if (latest?.sha256 === sha256 && latest.status === 'SIGNED')
    throw new AppError('STEP_ORDER', { userMessage: 'The practice has already signed these fees.' });
  if (latest?.sha256 === sha256 && latest.status === 'PENDING') {
    leaveNoRow('it waits already');
    return latest;
  }
  if (latest?.status === 'PENDING') await changeOne(tx, replaceSchedule, { id: latest.id, version: latest.version });
  const row: FeeScheduleRow = {
    id: deps.newId(),
    practice_id: practiceId,
    number: (latest?.number ?? 0) + 1,
    status: 'PENDING',
    content: JSON.stringify(content),
    sha256,
    sent_at: now,
    sent_by: actor.staffId,
    sent_by_name: actor.name,
    signed_by: null,
    signed_name: null,
    signer_title: null,
    signed_at: null,
    from_on: null,
    version: 1,
  };
  await tx.run(insertFeeSchedule, row);
  const signers = await tx.all(signersOf, { practiceId, enterpriseId: practice.enterprise_id });
  const mailboxes = signers.length > 0 ? signers.map(({ email }) => email) : [practice.email];
  for (const to of mailboxes) await send('fee-schedule-sent', { to, practiceName: practice.name });
  await record('practice.fees_sent', { practiceId, id: row.id, detail: { sha256 } });
  return row;
}

export const sendSchedule = command(sendFeeSchedule)(async ({ body }, context) => ({
  feeSchedule: scheduleView(await prepareSchedule(context, body.practiceId)),
}));
