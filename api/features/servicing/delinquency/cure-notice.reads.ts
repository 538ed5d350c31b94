import { statement } from '../../../db/statement';

export const cureNoticeOfDefault = statement<{ transactionId: string; installment: number }>()((q, p) =>
  q
    .selectFrom('cure_notice')
    .select(['id', 'cure_by', 'posted_at', 'refused_at'])
    .where('transaction_id', '=', p.transactionId)
    .where('installment', '=', p.installment),
);

export const cureNoticeById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('cure_notice').selectAll().where('id', '=', p.id),
);

/** Letters that were handed over before a moment and of which nobody has heard since. */
export const silentCureNotices = statement<{ askedBefore: string; limit: number }>()((q, p) =>
  q
    .selectFrom('cure_notice')
    .select('id')
    .where('posted_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('asked_at', '<=', p.askedBefore)
    .orderBy('asked_at')
    .limit(p.limit),
);
