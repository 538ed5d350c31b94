import { addDays } from '@domain/calendar/civil-date';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import type { EndOfDayJob } from '../business-day/index';
import { sendNotice } from './billing/notices';
import { serviceLoans } from './billing/service-loan';
import { endingLines } from './loan.reads';
import { askProcessor, handOverDay } from './payments/ask-processor';
import { submitScheduled } from './payments/submit-scheduled';
import { repostCureNotices } from './repost-cure-notices';
import { tellOfOverdueDisputes } from './requests/overdue-disputes';

const actor: SystemActor = { kind: 'system', name: 'Servicing' };
const BATCH = 200;
/** Days before a line ends on which its owner hears of it. */
const LINE_NOTICE_DAYS = [14, 1];

/** Tells who can still use a limit that it ends soon. */
async function tellOfEndingLines(deps: Deps, day: Parameters<EndOfDayJob['run']>[1]): Promise<void> {
  for (const days of LINE_NOTICE_DAYS) {
    const endsOn = addDays(day, days);
    for (let after = ''; ; ) {
      const found = await deps.database.read.all(endingLines, { day: endsOn, after, limit: BATCH });
      for (const line of found)
        await carryOut({ actor }, deps, async (context) => {
          context.leaveNoRow('The notice tells of it.');
          await sendNotice(context, line, { kind: 'LINE_ENDING', about: `${endsOn}:${days}`, on: endsOn });
        });
      const last = found.at(-1);
      if (!last || found.length < BATCH) break;
      after = last.id;
    }
  }
}

/** What is done every day for loans and lines: first what the processor knows, then each loan, then what is tried again. */
export const servicingJobs: readonly EndOfDayJob[] = [
  { name: 'ask-processor', run: (deps) => askProcessor(deps) },
  { name: 'scheduled-payments', run: submitScheduled },
  { name: 'cure-notices', run: (deps) => repostCureNotices(deps) },
  { name: 'loans', run: serviceLoans },
  { name: 'hand-over', run: (deps) => handOverDay(deps) },
  { name: 'ending-lines', run: tellOfEndingLines },
  { name: 'overdue-disputes', run: tellOfOverdueDisputes },
];
