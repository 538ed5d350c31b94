import { columns } from '../db/columns';
import { statement } from '../db/statement';
import type { SsnTryTable } from '../db/tables/platform';

const SSN_TRY_COLUMNS = ['id', 'device_hash', 'ssn_hash', 'tried_at'] as const;
export const triesSince = statement<{ device: string; since: string }>()((q, p) =>
  q
    .selectFrom('ssn_try')
    .select(['ssn_hash', 'tried_at'])
    .where('device_hash', '=', p.device)
    .where('tried_at', '>', p.since)
    .orderBy('tried_at'),
);
export const insertTry = statement<SsnTryTable>()((q, p) =>
  q.insertInto('ssn_try').values(columns(p, SSN_TRY_COLUMNS)),
);
