import type { Db } from '../../../db/database';

const BATCH_ROWS = 100;

/**
 * Submitted applications that wait, first decided before a moment and without the given history actions, in the order of
 * their ids.
 */
export function listUndecided(
  db: Db,
  question: { before: string; after: string; without: readonly string[] },
): Promise<{ id: string }[]> {
  return db.query(
    db.builder
      .selectFrom('application')
      .select('application.id')
      .where('application.status', 'in', ['REVIEW', 'INCOMPLETE'])
      .where('application.decision_id', 'is not', null)
      .where('application.id', '>', question.after)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('decision')
            .select('decision.id')
            .whereRef('decision.application_id', '=', 'application.id')
            .where('decision.created_at', '<=', question.before),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('application_history')
              .select('application_history.id')
              .whereRef('application_history.application_id', '=', 'application.id')
              .where('application_history.action', 'in', [...question.without]),
          ),
        ),
      )
      .orderBy('application.id')
      .limit(BATCH_ROWS),
  );
}
