import { columns } from '../db/columns';
import { statement } from '../db/statement';
import type { IdempotencyTable } from '../db/tables/platform';

const IDEMPOTENCY_COLUMNS = [
  'principal',
  'request_key',
  'route',
  'body_hash',
  'state',
  'status',
  'response',
  'created_at',
  'expires_at',
] as const;
/** Takes a key, or takes over one whose time is over. Waits on Postgres while another transaction holds the key. */
export const claimKey = statement<IdempotencyTable>()((q, p) =>
  q
    .insertInto('idempotency')
    .values(columns(p, IDEMPOTENCY_COLUMNS))
    .onConflict((conflict) =>
      conflict
        .columns(['principal', 'request_key'])
        .doUpdateSet({
          route: p.route,
          body_hash: p.body_hash,
          state: p.state,
          status: p.status,
          response: p.response,
          created_at: p.created_at,
          expires_at: p.expires_at,
        })
        .where('idempotency.expires_at', '<=', p.created_at),
    ),
);
export const known = statement<{ principal: string; requestKey: string }>()((q, p) =>
  q
    .selectFrom('idempotency')
    .select(['route', 'body_hash', 'state', 'status', 'response', 'expires_at'])
    .where('principal', '=', p.principal)
    .where('request_key', '=', p.requestKey),
);
export const storeAnswer = statement<{
  principal: string;
  requestKey: string;
  claimedAt: string;
  status: number;
  response: string;
  expires_at: string;
}>()((q, p) =>
  q
    .updateTable('idempotency')
    .set({ state: 'done', status: p.status, response: p.response, expires_at: p.expires_at })
    .where('principal', '=', p.principal)
    .where('request_key', '=', p.requestKey)
    .where('state', '=', 'running')
    .where('created_at', '=', p.claimedAt),
);
export const dropClaim = statement<{ principal: string; requestKey: string; claimedAt: string }>()((q, p) =>
  q
    .deleteFrom('idempotency')
    .where('principal', '=', p.principal)
    .where('request_key', '=', p.requestKey)
    .where('state', '=', 'running')
    .where('created_at', '=', p.claimedAt),
);
/** Forgets one answered click. */
export const dropClick = statement<{ principal: string; requestKey: string }>()((q, p) =>
  q
    .deleteFrom('idempotency')
    .where('principal', '=', p.principal)
    .where('request_key', '=', p.requestKey)
    .where('state', '=', 'done'),
);
/** Forgets the double clicks of a principal but for one; requests with a key of the client's, and running ones, stay. */
export const dropOtherClicks = statement<{ principal: string; requestKey: string }>()((q, p, dialect) => {
  const query = q
    .deleteFrom('idempotency')
    .where('principal', '=', p.principal)
    .where('request_key', '<>', p.requestKey)
    .where('state', '=', 'done');
  // A range is found by the index where text is ordered by its bytes, which Postgres need not do.
  return dialect === 'sqlite'
    ? query.where('request_key', '>=', 'same:').where('request_key', '<', 'same;')
    : query.where('request_key', 'like', 'same:%');
});
