import type { Db } from '../../../db/database';
import { type RowOf, statement } from '../../../db/statement';

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

/** What waits for its day and is to be taken from any row of an account or card of its owner. */
export const scheduledOfMethod = statement<{ methodId: string }>()((q, p) =>
  q
    .selectFrom('payment')
    .selectAll()
    .where('status', '=', 'SCHEDULED')
    .where('method_id', 'in', (of) =>
      of
        .selectFrom('payment_method')
        .innerJoin('payment_method as ended', (join) =>
          join
            .onRef('ended.borrower_id', '=', 'payment_method.borrower_id')
            .onRef('ended.account_index', '=', 'payment_method.account_index'),
        )
        .select('payment_method.id')
        .where('ended.id', '=', p.methodId),
    )
    .orderBy('scheduled_on')
    .orderBy('id'),
);

export type PaymentRow = RowOf<typeof paymentById>;
