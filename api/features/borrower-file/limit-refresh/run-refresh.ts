import { civilToday } from '../../../civil-today';
import { carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import { takenPerson } from '../file.reads';
import { keepActOf } from '../take-person';
import { HOME_STATE } from './begin-run';
import { candidatesAfter } from './candidates.reads';
import { judgePerson } from './judge-person';
import { type LimitRefreshRow, runById } from './run.reads';
import { countInvited, endRun, goOnTo, noteInvitation } from './run.writes';

/** People whose ids are read at once. */
const PEOPLE_AT_ONCE = 100;

const SYSTEM: SystemActor = { kind: 'system', name: 'Spending-limit refresh' };

/**
 * Tells everybody whose limit can be refreshed. Each person is one transaction, which moves the run on to them, judges them by what
 * holds in that moment, and promises the mail: so a run that was killed goes on behind its last person, and two processes that work on
 * one run tell nobody twice.
 * @param signal ends it between two people; its message then begins it again.
 */
export async function runRefresh(deps: Deps, runId: string, signal: AbortSignal): Promise<void> {
  const db = deps.database.read;
  for (;;) {
    const run = await db.first(runById, { id: runId });
    if (run?.status !== 'RUNNING') return;
    const today = civilToday(deps.clock, HOME_STATE);
    const whose = { today, practiceId: run.practice_id, place: run.place, most: PEOPLE_AT_ONCE };
    const ids = await candidatesAfter(db, whose);
    if (ids.length === 0) return end(deps, run);
    for (const id of ids) {
      signal.throwIfAborted();
      await tellPerson(deps, run, id);
    }
  }
}

/** One person of a run: told, or passed by. */
async function tellPerson(deps: Deps, run: LimitRefreshRow, borrowerId: string): Promise<void> {
  await carryOut({ actor: SYSTEM }, deps, async (context) => {
    const { tx, deps: own, send, leaveNoRow } = context;
    leaveNoRow('the file of whoever is told has its own row, and the run tells of the rest');
    if ((await tx.run(goOnTo, { id: run.id, borrowerId })) !== 1) return;
    const person = await tx.first(takenPerson, { id: borrowerId });
    if (!person) return;
    const { verdict, today } = await judgePerson({ db: tx, deps: own }, borrowerId);
    if (verdict !== 'INVITED' || today === null) return;
    await tx.run(noteInvitation, { borrower_id: borrowerId, invited_on: today, run_id: run.id });
    await tx.run(countInvited, { id: run.id });
    const act = { kind: 'LIMIT_EMAIL_SENT', changes: [], version: person.version } as const;
    await keepActOf(context, { id: borrowerId, staffId: run.started_by_id }, act);
    await send('limit-refresh-open', { to: person.email, firstName: person.first_name });
  });
}

async function end(deps: Deps, { id, practice_id: practiceId }: LimitRefreshRow): Promise<void> {
  await carryOut({ actor: SYSTEM }, deps, async ({ tx, now, record, leaveNoRow }) => {
    if ((await tx.run(endRun, { id, now })) !== 1) return leaveNoRow('another process has ended it');
    const run = await tx.first(runById, { id });
    await record('limit_refresh.ended', { practiceId, id, detail: { people: run?.invited ?? 0 } });
  });
}
