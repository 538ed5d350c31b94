import { refreshSpendingLimit } from '@contract/borrower-file/limit-refresh-calls';
import { civilToday } from '../../../civil-today';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { countCandidates } from './candidates.reads';
import { runById } from './run.reads';
import { runView } from './run.view';
import { insertRun } from './run.writes';

/** Days of a run are those of the product's home; each person is judged by their own. */
export const HOME_STATE = 'NY';

/**
 * Begins a run that tells everybody whose limit can be refreshed; the work is a job of its own.
 * @throws AppError RULES_FORBID while another run goes on
 */
export const beginRun = command(refreshSpendingLimit)(async ({ body }, { tx, deps, actor, now, record, send }) => {
  const practiceId = body.practiceId ?? null;
  const id = deps.newId();
  const total = await countCandidates(tx, { today: civilToday(deps.clock, HOME_STATE), practiceId });
  const made = await tx.run(insertRun, {
    id,
    practice_id: practiceId,
    status: 'RUNNING',
    open_key: 'open',
    total,
    done: 0,
    invited: 0,
    place: '',
    started_by_id: actor.staffId,
    started_by: actor.name,
    started_at: now,
    ended_at: null,
  });
  if (made !== 1) throw new AppError('RULES_FORBID', { userMessage: 'A limit refresh is already running.' });
  await record('limit_refresh.started', { practiceId, id, detail: { people: total } });
  await send('refresh-limits', { runId: id });
  const row = await tx.first(runById, { id });
  if (!row) throw new Error('A run that was just made is not there');
  return { run: runView(row) };
});
