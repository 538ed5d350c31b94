import type { Db } from '../db/database';
import { statement } from '../db/statement';
import { LANE_KINDS, type Lane } from './outbox-lanes';

const anyDue = statement<{ now: string }>()((q, p) =>
  q
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('available_at', '<=', p.now)
    .where('kind', 'not in', [...LANE_KINDS])
    .limit(1),
);
const anyDueOfKind = statement<{ now: string; kind: string }>()((q, p) =>
  q
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('available_at', '<=', p.now)
    .where('kind', '=', p.kind)
    .limit(1),
);
const open = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('outbox')
    .select((row) => [row.fn.countAll<number>().as('waiting'), row.fn.min('created_at').as('oldest')])
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null),
);
const parked = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('parked'))
    .where('parked_at', 'is not', null),
);

const beyond = statement<{ latest: string }>()((q, p) =>
  q
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('available_at', '>', p.latest)
    .limit(1),
);

/** Whether a message waits for a later moment than any that is put off by a right clock. */
export const isAnyBeyond = async (db: Db, latest: string): Promise<boolean> =>
  (await db.first(beyond, { latest })) !== undefined;

/** A cheap look before a transaction is opened. */
export async function isAnyDue(db: Db, { kind }: Lane, now: string): Promise<boolean> {
  const row = kind === undefined ? await db.first(anyDue, { now }) : await db.first(anyDueOfKind, { now, kind });
  return row !== undefined;
}

export async function outboxDepth(db: Db): Promise<{ waiting: number; parked: number; oldest: string | null }> {
  const waiting = await db.first(open, {});
  const given = await db.first(parked, {});
  return {
    waiting: Number(waiting?.waiting ?? 0),
    parked: Number(given?.parked ?? 0),
    oldest: waiting?.oldest ?? null,
  };
}
