import { statement } from '../../../db/statement';

export const quoteById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('cancellation_quote').selectAll().where('id', '=', p.id),
);
