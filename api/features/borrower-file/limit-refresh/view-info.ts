import type { getLimitRefreshInfo } from '@contract/borrower-file/limit-refresh-calls';
import type { ResultOf } from '@contract/endpoint';
import { civilToday } from '../../../civil-today';
import type { Deps } from '../../../deps';
import { HOME_STATE } from './begin-run';
import { candidatesAfter } from './candidates.reads';
import { judgePerson } from './judge-person';
import { lastRun } from './run.reads';
import { runView } from './run.view';

/** So many people are looked at to say how many would be told; of more it is said that there are more. */
const LOOKED_AT_MAX = 300;

/** When limits were last refreshed and by whom, and how many people a run would tell now, by the rule that the run goes by. */
export async function viewInfo(deps: Deps, practiceId: string | null): Promise<ResultOf<typeof getLimitRefreshInfo>> {
  const db = deps.database.read;
  const row = await db.first(lastRun, {});
  const today = civilToday(deps.clock, HOME_STATE);
  const ids = await candidatesAfter(db, { today, practiceId, place: '', most: LOOKED_AT_MAX + 1 });
  let wouldBeInvited = 0;
  for (const id of ids.slice(0, LOOKED_AT_MAX)) {
    if ((await judgePerson({ db, deps }, id)).verdict === 'INVITED') wouldBeInvited += 1;
  }
  return {
    lastRefreshed: row?.started_at ?? null,
    lastRefreshedBy: row?.started_by ?? null,
    wouldBeInvited,
    isBound: ids.length > LOOKED_AT_MAX,
    run: row ? runView(row) : null,
  };
}
