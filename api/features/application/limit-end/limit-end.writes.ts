import { statement } from '../../../db/statement';
import type { LimitEnd } from '../../../db/tables/credit';

/** Ends a limit with a day that is over; one that ended before keeps its own. */
export const endLimit = statement<{ id: string; lastDay: string; because: LimitEnd }>()((q, p) =>
  q
    .updateTable('credit_profile')
    .set((eb) => ({ expires_on: p.lastDay, ended_because: p.because, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('ended_because', 'is', null)
    .where('expires_on', '>', p.lastDay),
);
