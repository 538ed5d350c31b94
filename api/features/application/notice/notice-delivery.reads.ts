import { statement } from '../../../db/statement';

/** A notice whose email nobody has taken or refused yet, with the practice of its application. */
export const openDelivery = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('notice_delivery')
    .innerJoin('application', 'application.id', 'notice_delivery.application_id')
    .select(['notice_delivery.application_id', 'application.practice_id'])
    .where('notice_delivery.id', '=', p.id)
    .where('notice_delivery.sent_at', 'is', null)
    .where('notice_delivery.returned_at', 'is', null),
);

export const latestDelivery = statement<{ applicationId: string }>()((q, p) =>
  q
    .selectFrom('notice_delivery')
    .selectAll()
    .where('application_id', '=', p.applicationId)
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);
