import { signFeeSchedule } from '@contract/fee-schedule/calls';
import { practiceToday } from '../../civil-today';
import { changeOne, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { schedulesOfPractice, takeFeesPractice } from './fee-schedule.reads';
import { scheduleView } from './fee-schedule.view';
import { replaceSchedule, signSchedule } from './fee-schedule.writes';

/**
 * Signs a schedule of fees for a practice: it applies from that day, and the one before is replaced. Signed again it stays as it is.
 * Effects: the signature with its moment and account, an audit row, its paper, a mail with where the copy is to the practice.
 * @throws AppError NOT_FOUND; STALE for another text than the one that waits; STEP_ORDER for one that was replaced.
 * Source: decisions 77 and 87.
 */
export const signFees = command(signFeeSchedule)(async ({ body }, context) => {
  const { tx, deps, actor, now, record, send, leaveNoRow } = context;
  const { practiceId, feeScheduleId, sha256, signerName, signerTitle } = body;
  const practice = await takeFeesPractice(tx, practiceId);
  const all = await tx.all(schedulesOfPractice, { practiceId });
  const row = all.find(({ id }) => id === feeScheduleId);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.sha256 !== sha256) throw new AppError('STALE');
  if (row.status === 'SIGNED') {
    leaveNoRow('it is signed already');
    return { feeSchedule: scheduleView(row) };
  }
  if (row.status !== 'PENDING')
    throw new AppError('STEP_ORDER', { userMessage: 'A newer schedule of fees is ready. Reload to read and sign it.' });
  const from = practiceToday(deps.clock, practice);
  await changeOne(tx, signSchedule, {
    id: row.id,
    version: row.version,
    by: actor.staffId,
    name: signerName,
    title: signerTitle,
    at: now,
    from,
  });
  for (const before of all.filter(({ status }) => status === 'SIGNED' || status === 'BEFORE'))
    await changeOne(tx, replaceSchedule, { id: before.id, version: before.version });
  await send('fee-schedule-signed', { to: practice.email, practiceName: practice.name, signerName });
  await send('keep-fee-schedule', { feeScheduleId: row.id });
  await record('practice.fees_signed', { practiceId, id: row.id, detail: { sha256, from } });
  const signed = (await tx.all(schedulesOfPractice, { practiceId })).find(({ id }) => id === row.id);
  if (!signed) throw new AppError('NOT_FOUND');
  return { feeSchedule: scheduleView(signed) };
});
