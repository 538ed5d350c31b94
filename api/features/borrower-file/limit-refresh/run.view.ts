import type { refreshSpendingLimit } from '@contract/borrower-file/limit-refresh-calls';
import type { ResultOf } from '@contract/endpoint';
import type { LimitRefreshRow } from './run.reads';

type View = ResultOf<typeof refreshSpendingLimit>['run'];

/** A run in the words of the wire. */
export function runView(row: LimitRefreshRow): View {
  return {
    _id: row.id,
    status: row.status,
    practicemanagement:
      row.practice_id === null ? null : { _id: row.practice_id, PracticeName: row.practice_name ?? '' },
    total: Math.max(row.total, row.done),
    done: row.done,
    invited: row.invited,
    startedBy: row.started_by,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
