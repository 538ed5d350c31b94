import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { Tables } from '../../../db/tables/index';

export const insertQuote = statement<Tables['cancellation_quote']>()((q, p) =>
  q
    .insertInto('cancellation_quote')
    .values(columns(p, ['id', 'membership_id', 'number', 'content', 'expires_at', 'used_at', 'created_at'])),
);

/** Once: a quote is confirmed or not. */
export const markQuoteUsed = statement<{ id: string; now: string }>()((q, p) =>
  q.updateTable('cancellation_quote').set({ used_at: p.now }).where('id', '=', p.id).where('used_at', 'is', null),
);
