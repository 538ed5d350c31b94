import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { NoticeDeliveryTable } from '../../../db/tables/application';

export const insertDelivery = statement<NoticeDeliveryTable>()((q, p) =>
  q
    .insertInto('notice_delivery')
    .values(
      columns(p, ['id', 'application_id', 'document_id', 'queued_at', 'sent_at', 'returned_at', 'return_reason']),
    ),
);

export const setSent = statement<{ id: string; at: string }>()((q, p) =>
  q.updateTable('notice_delivery').set({ sent_at: p.at }).where('id', '=', p.id),
);

export const setReturned = statement<{ id: string; at: string; reason: string }>()((q, p) =>
  q.updateTable('notice_delivery').set({ returned_at: p.at, return_reason: p.reason }).where('id', '=', p.id),
);
