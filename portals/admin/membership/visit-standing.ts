import type { StatusShape } from '@portals/ui/status-mark';
import type { ShownMembership } from './plan-draft';

const standings: Readonly<Record<string, { shape: StatusShape; word: string }>> = {
  APPOINTMENT_NEEDED: { shape: 'review', word: 'Needs a date' },
  SCHEDULED: { shape: 'pending', word: 'Booked' },
  CONTACT_REQUESTED: { shape: 'review', word: 'Asked for another date' },
};

type Visit = Pick<ShownMembership['priviagreements'][number], 'doneAt' | 'appointmentStatus' | 'dueOn'>;

/** Where a visit stands on a day, as shape and word: what is owed later needs no date yet. */
export function visitStanding(
  { doneAt, appointmentStatus, dueOn }: Visit,
  today: string,
): { shape: StatusShape; word: string } {
  if (doneAt) return { shape: 'approved', word: 'Given' };
  if (appointmentStatus === 'APPOINTMENT_NEEDED' && dueOn > today) return { shape: 'incomplete', word: 'Not owed yet' };
  return standings[appointmentStatus] ?? { shape: 'pending', word: 'Booked' };
}
