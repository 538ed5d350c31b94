import { columns } from '../db/columns';
import { statement } from '../db/statement';
import type { CodeLimitTable, CodeSendTable } from '../db/tables/platform';

const CODE_SEND_COLUMNS = ['id', 'destination_hash', 'address_hash', 'sent_at'] as const;
const CODE_LIMIT_COLUMNS = ['limit_key', 'failures', 'locked_until', 'pauses', 'updated_at'] as const;
export const sendsTo = statement<{ destination: string; since: string; limit: number }>()((q, p) =>
  q
    .selectFrom('code_send')
    .select('sent_at')
    .where('destination_hash', '=', p.destination)
    .where('sent_at', '>', p.since)
    .orderBy('sent_at', 'desc')
    .limit(p.limit),
);
export const sendsToFrom = statement<{ destination: string; address: string; since: string; limit: number }>()((q, p) =>
  q
    .selectFrom('code_send')
    .select('sent_at')
    .where('destination_hash', '=', p.destination)
    .where('address_hash', '=', p.address)
    .where('sent_at', '>', p.since)
    .orderBy('sent_at', 'desc')
    .limit(p.limit),
);
export const sendsFrom = statement<{ address: string; since: string; limit: number }>()((q, p) =>
  q
    .selectFrom('code_send')
    .select('sent_at')
    .where('address_hash', '=', p.address)
    .where('sent_at', '>', p.since)
    .orderBy('sent_at', 'desc')
    .limit(p.limit),
);
export const insertSend = statement<CodeSendTable>()((q, p) =>
  q.insertInto('code_send').values(columns(p, CODE_SEND_COLUMNS)),
);
export const limitRow = statement<{ key: string }>()((q, p) =>
  q.selectFrom('code_limit').selectAll().where('limit_key', '=', p.key),
);
export const keepLimit = statement<CodeLimitTable>()((q, p) =>
  q
    .insertInto('code_limit')
    .values(columns(p, CODE_LIMIT_COLUMNS))
    .onConflict((conflict) =>
      conflict.column('limit_key').doUpdateSet({
        failures: p.failures,
        locked_until: p.locked_until,
        pauses: p.pauses,
        updated_at: p.updated_at,
      }),
    ),
);
/** Counts nothing while there is a pause: tries that were on their way when it began would else lengthen it. */
export const addFailure = statement<{ key: string; now: string }>()((q, p) =>
  q
    .insertInto('code_limit')
    .values({ limit_key: p.key, failures: 1, locked_until: null, pauses: 0, updated_at: p.now })
    .onConflict((conflict) =>
      conflict
        .column('limit_key')
        .doUpdateSet((row) => ({ failures: row('code_limit.failures', '+', 1), updated_at: p.now }))
        .where((row) =>
          row.or([row('code_limit.locked_until', 'is', null), row('code_limit.locked_until', '<=', p.now)]),
        ),
    ),
);
export const lockRow = statement<{ key: string; now: string }>()((q, p) =>
  q
    .insertInto('code_limit')
    .values({ limit_key: p.key, failures: 0, locked_until: null, pauses: 0, updated_at: p.now })
    .onConflict((conflict) => conflict.column('limit_key').doUpdateSet({ updated_at: p.now })),
);
