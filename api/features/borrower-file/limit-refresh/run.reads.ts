import { type RowOf, statement } from '../../../db/statement';

export const runById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('limit_refresh_run')
    .leftJoin('practice', 'practice.id', 'limit_refresh_run.practice_id')
    .selectAll('limit_refresh_run')
    .select('practice.name as practice_name')
    .where('limit_refresh_run.id', '=', p.id),
);
export type LimitRefreshRow = RowOf<typeof runById>;

export const lastRun = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('limit_refresh_run')
    .leftJoin('practice', 'practice.id', 'limit_refresh_run.practice_id')
    .selectAll('limit_refresh_run')
    .select('practice.name as practice_name')
    .orderBy('started_at', 'desc')
    .orderBy('limit_refresh_run.id', 'desc')
    .limit(1),
);

export const invitationOf = statement<{ borrowerId: string }>()((q, p) =>
  q.selectFrom('limit_invitation').select(['invited_on', 'ends_on']).where('borrower_id', '=', p.borrowerId),
);
