import { statement } from '../../../db/statement';

/** The application that follows an earlier one; the database allows one. */
export const followerOf = statement<{ id: string }>()((q, p) =>
  q.selectFrom('application').selectAll().where('follows_id', '=', p.id),
);

/** The person's latest application for credit, with the slug of its practice. */
export const latestForCredit = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .innerJoin('practice', 'practice.id', 'application.practice_id')
    .selectAll('application')
    .select('practice.slug')
    .where('application.borrower_id', '=', p.borrowerId)
    .where('application.enrollment', '=', 'APPLICATIONS')
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(1),
);
