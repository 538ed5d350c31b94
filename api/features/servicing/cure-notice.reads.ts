import { statement } from '../../db/statement';

export const cureNoticeOfDefault = statement<{ transactionId: string; installment: number }>()((q, p) =>
  q
    .selectFrom('cure_notice')
    .select(['id', 'cure_by'])
    .where('transaction_id', '=', p.transactionId)
    .where('installment', '=', p.installment),
);

export const cureNoticeById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('cure_notice').selectAll().where('id', '=', p.id),
);
