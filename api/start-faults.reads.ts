import { statement } from './db/statement';

export const factByName = statement<{ name: string }>()((q, p) =>
  q.selectFrom('meta').select('value').where('name', '=', p.name),
);
export const keepFact = statement<{ name: string; value: string }>()((q, p) =>
  q
    .insertInto('meta')
    .values({ name: p.name, value: p.value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: p.value })),
);
/** A sealed row of the next key: one of each is found by its index, however many rows there are. */
export const sealedUnderNext = statement<{ after: string }>()((q, p) =>
  q.selectFrom('vault').select(['id', 'key_id']).where('key_id', '>', p.after).orderBy('key_id').limit(1),
);
export const anyFactor = statement<Record<string, never>>()((q) =>
  q.selectFrom('second_factor').select(['staff_id', 'secret']).limit(1),
);
export const oldestMessage = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
    .orderBy('available_at')
    .limit(1),
);
export const staffByEmail = statement<{ email: string }>()((q, p) =>
  q.selectFrom('staff').select('id').where('email', '=', p.email),
);
