import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';

export const paymentById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('payment').selectAll().where('id', '=', p.id),
);

export const paymentByKey = statement<{ key: string }>()((q, p) =>
  q.selectFrom('payment').selectAll().where('natural_key', '=', p.key),
);

/** Payments of a loan, newest first. */
export const paymentsOfLoan = statement<{ transactionId: string }>()((q, p) =>
  q
    .selectFrom('payment')
    .selectAll()
    .where('transaction_id', '=', p.transactionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit((eb) => eb.lit(500)),
);

const scheduled = statement<{ day: string; limit: number }>()((q, p) =>
  q
    .selectFrom('payment')
    .select(['id', 'transaction_id'])
    .where('status', '=', 'SCHEDULED')
    .where('scheduled_on', '<=', p.day)
    .orderBy('scheduled_on')
    .orderBy('id')
    .limit(p.limit),
);
export const listScheduled = (db: Db, day: string, limit: number) => db.all(scheduled, { day, limit });

const toAsk = statement<{ now: string; limit: number }>()((q, p) =>
  q
    .selectFrom('payment')
    .select('id')
    .where('ask_at', 'is not', null)
    .where('ask_at', '<=', p.now)
    .orderBy('ask_at')
    .orderBy('id')
    .limit(p.limit),
);
export const listToAsk = (db: Db, now: string, limit: number) => db.all(toAsk, { now, limit });

/** What an account or card gave back last. */
export const lastReturn = statement<{ methodId: string }>()((q, p) =>
  q
    .selectFrom('payment')
    .select(['return_code', 'returned_on'])
    .where('method_id', '=', p.methodId)
    .where('return_code', 'is not', null)
    .orderBy('returned_on', 'desc')
    .limit(1),
);

export type PaymentRow = RowOf<typeof paymentById>;
