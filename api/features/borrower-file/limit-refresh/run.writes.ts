import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { LimitInvitationTable, LimitRefreshRunTable } from '../../../db/tables/borrower-file';

/** No row: another run has not ended. */
export const insertRun = statement<LimitRefreshRunTable>()((q, p) =>
  q
    .insertInto('limit_refresh_run')
    .values(
      columns(p, [
        'id',
        'practice_id',
        'status',
        'open_key',
        'total',
        'done',
        'invited',
        'place',
        'started_by_id',
        'started_by',
        'started_at',
        'ended_at',
      ]),
    )
    .onConflict((conflict) => conflict.column('open_key').doNothing()),
);

/** Goes on to a person. No row: another process was there, or the run has ended. */
export const goOnTo = statement<{ id: string; borrowerId: string }>()((q, p) =>
  q
    .updateTable('limit_refresh_run')
    .set((eb) => ({ place: p.borrowerId, done: eb('done', '+', 1) }))
    .where('id', '=', p.id)
    .where('status', '=', 'RUNNING')
    .where('place', '<', p.borrowerId),
);

export const countInvited = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('limit_refresh_run')
    .set((eb) => ({ invited: eb('invited', '+', 1) }))
    .where('id', '=', p.id),
);

/** No row: another process has ended it. */
export const endRun = statement<{ id: string; now: string }>()((q, p) =>
  q
    .updateTable('limit_refresh_run')
    .set({ status: 'DONE', open_key: null, ended_at: p.now })
    .where('id', '=', p.id)
    .where('status', '=', 'RUNNING'),
);

/** Keeps that somebody was told, and of which end of their limit. */
export const noteInvitation = statement<Omit<LimitInvitationTable, 'ends_on'>>()((q, p) =>
  q
    .insertInto('limit_invitation')
    .values(({ selectFrom }) => ({
      ...columns(p, ['borrower_id', 'invited_on', 'run_id']),
      ends_on: selectFrom('credit_profile').select('expires_on').where('borrower_id', '=', p.borrower_id),
    }))
    .onConflict((conflict) =>
      conflict.column('borrower_id').doUpdateSet((eb) => ({
        invited_on: p.invited_on,
        run_id: p.run_id,
        ends_on: eb.ref('excluded.ends_on'),
      })),
    ),
);
