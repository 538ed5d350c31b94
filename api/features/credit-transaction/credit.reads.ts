import { type RowOf, statement } from '../../db/statement';

/** What is owed to the borrower on the loan of a transaction; no row where nothing ever was. */
export const creditOfTransaction = statement<{ transactionId: string }>()((q, p) =>
  q.selectFrom('borrower_credit').select(['owed_cents', 'owed_back_on']).where('transaction_id', '=', p.transactionId),
);

/** What was sent back of it, newest first. */
export const payoutsOfTransaction = statement<{ transactionId: string }>()((q, p) =>
  q
    .selectFrom('credit_payout')
    .select(['amount_cents', 'status', 'method_name', 'method_last_four', 'submitted_on', 'settled_on', 'returned_on'])
    .where('transaction_id', '=', p.transactionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit((eb) => eb.lit(50)),
);
export type CreditPayoutRow = RowOf<typeof payoutsOfTransaction>;
