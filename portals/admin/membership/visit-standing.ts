import type { StatusShape } from '@portals/ui/status-mark';
import type { ShownMembership } from './plan-draft';

const standings: Readonly<Record<string, { shape: StatusShape; word: string }>> = {
  APPOINTMENT_NEEDED: { shape: 'review', word: 'Needs a date' },
  SCHEDULED: { shape: 'pending', word: 'Booked' },
  CONTACT_REQUESTED: { shape: 'review', word: 'Asked for another date' },
};

/** Where a visit stands, as shape and word. */
export function visitStanding({
  doneAt,
  appointmentStatus,
}: Pick<ShownMembership['priviagreements'][number], 'doneAt' | 'appointmentStatus'>): {
  shape: StatusShape;
  word: string;
} {
  if (doneAt) return { shape: 'approved', word: 'Given' };
  return standings[appointmentStatus] ?? { shape: 'pending', word: 'Booked' };
}
