import type { printFeeSchedule } from '@contract/fee-schedule/calls';
import { practiceToday } from '../../civil-today';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { DownloadAnswer, HandlerRequest } from '../../http/serve';
import { contentHash, printText } from '../document/index';
import { feesPractice, schedulesOfPractice } from './fee-schedule.reads';
import { contentOf } from './fee-schedule.view';
import { ensureSchedulePdf } from './keep-paper';

/** A schedule of fees on paper, signed or to be read. @throws AppError NOT_FOUND; Error when its text was changed. */
export async function printSchedule(
  { query }: HandlerRequest<typeof printFeeSchedule>,
  deps: Deps,
): Promise<DownloadAnswer> {
  const { database, clock } = deps;
  const { read } = database;
  const practice = await feesPractice(read, query.practiceId);
  const rows = await read.all(schedulesOfPractice, { practiceId: query.practiceId });
  const row = rows.find(({ id }) => id === query.feeScheduleId);
  const content = row && contentOf(row);
  if (!content) throw new AppError('NOT_FOUND');
  if (contentHash(content) !== row.sha256) throw new Error(`The text of the schedule of fees ${row.id} was changed`);
  if (row.signed_at === null) return printText(content, practiceToday(clock, practice));
  return { body: await ensureSchedulePdf(row.id, deps), file: `schedule-of-fees-${row.signed_at.slice(0, 10)}.pdf` };
}
