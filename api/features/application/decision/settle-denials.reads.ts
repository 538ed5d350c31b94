import { statement } from '../../../db/statement';

const BATCH_ROWS = 100;

/** Denials first decided before a moment that still wait for a correction, in the order of their ids. */
export const abandonedDenials = statement<{ decidedBefore: string; after: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select(['application.id', 'application.enrollment'])
    .where('application.status', '=', 'DENIED')
    .where('application.mismatches', '<>', '[]')
    .where('application.id', '>', p.after)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('decision')
          .select('decision.id')
          .whereRef('decision.application_id', '=', 'application.id')
          .where('decision.created_at', '<=', p.decidedBefore),
      ),
    )
    .orderBy('application.id')
    .limit(BATCH_ROWS),
);
