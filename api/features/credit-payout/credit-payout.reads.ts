import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';

const owedLoans = statement<{ after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('borrower_credit')
    .select('transaction_id')
    .where('owed_cents', '>', 0)
    .where('transaction_id', '>', p.after)
    .orderBy('transaction_id')
    .limit(p.limit),
);
/** Loans on which we owe their borrower something, by id. */
export const listOwed = (db: Db, after: string, limit: number) => db.all(owedLoans, { after, limit });

const owedBack = statement<{ after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('borrower_credit')
    .select(['transaction_id', 'owed_back_on'])
    .where('owed_cents', '<', 0)
    .where('transaction_id', '>', p.after)
    .orderBy('transaction_id')
    .limit(p.limit),
);
/** Loans on which their borrower owes us a credit back, by id, and since when. */
export const listOwedBack = (db: Db, after: string, limit: number) => db.all(owedBack, { after, limit });

/** Money of a loan that is on its way, to us or back. */
export const underWayOnLoan = statement<{ transactionId: string }>()((q, p) =>
  q
    .selectFrom('payment')
    .select('id')
    .where('transaction_id', '=', p.transactionId)
    .where('status', 'in', ['SUBMITTED', 'UNKNOWN', 'PENDING'])
    .unionAll(
      q
        .selectFrom('credit_payout')
        .select('id')
        .where('transaction_id', '=', p.transactionId)
        .where('status', 'in', ['SUBMITTED', 'UNKNOWN', 'PENDING']),
    ),
);

/**
 * Where money may be sent back to, the best first: what the loan was paid with last, then what its owner pays with otherwise. Nothing
 * that has given such money back.
 */
export const waysBack = statement<{ borrowerId: string; transactionId: string }>()((q, p) =>
  q
    .selectFrom('payment_method')
    .selectAll('payment_method')
    .select((eb) =>
      eb
        .selectFrom('payment')
        .select((of) => of.fn.max('payment.settled_on').as('settled_on'))
        .whereRef('payment.method_id', '=', 'payment_method.id')
        .where('payment.transaction_id', '=', p.transactionId)
        .where('payment.status', '=', 'SETTLED')
        .as('paid_on'),
    )
    .where('payment_method.borrower_id', '=', p.borrowerId)
    .where('payment_method.status', '=', 'ACTIVE')
    .where('payment_method.ended_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('credit_payout')
            .select('credit_payout.id')
            .whereRef('credit_payout.method_id', '=', 'payment_method.id')
            .where('credit_payout.return_code', 'is not', null)
            .where((of) =>
              of.or([
                of('payment_method.authorized_at', 'is', null),
                of('credit_payout.created_at', '>=', of.ref('payment_method.authorized_at')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('payment_method.is_default', 'desc')
    .orderBy('payment_method.created_at', 'desc')
    .orderBy('payment_method.id', 'desc'),
);

export type WayBack = RowOf<typeof waysBack>;

export const payoutById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('credit_payout').selectAll().where('id', '=', p.id),
);
export type PayoutRow = RowOf<typeof payoutById>;

const toAsk = statement<{ now: string; limit: number }>()((q, p) =>
  q
    .selectFrom('credit_payout')
    .select('id')
    .where('ask_at', 'is not', null)
    .where('ask_at', '<=', p.now)
    .orderBy('ask_at')
    .orderBy('id')
    .limit(p.limit),
);
export const listPayoutsToAsk = (db: Db, now: string, limit: number) => db.all(toAsk, { now, limit });
