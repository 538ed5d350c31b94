import { type VisitStanding, visitStatuses } from '../words/visit-status';
import type { ShownMembership } from './plan-draft';

type Visit = Pick<ShownMembership['priviagreements'][number], 'doneAt' | 'appointmentStatus' | 'dueOn'>;

/** Where a visit stands on a day: what is owed later needs no date yet. */
export function visitStanding({ doneAt, appointmentStatus, dueOn }: Visit, today: string): VisitStanding {
  if (doneAt) return visitStatuses.DONE;
  if (appointmentStatus === 'APPOINTMENT_NEEDED' && dueOn > today) return visitStatuses.NOT_DUE;
  return visitStatuses[appointmentStatus];
}
