import type { agreementStatuses } from '@contract/membership/agreement-list';
import type { StatusShape } from '@portals/ui/status-mark';

export type VisitStatus = (typeof agreementStatuses)[number];
export type VisitStanding = { readonly shape: StatusShape; readonly word: string };

/** Where a treatment of a member stands: in the list to schedule, in the calendar and at the member. */
export const visitStatuses: Readonly<Record<VisitStatus, VisitStanding>> = {
  APPOINTMENT_NEEDED: { shape: 'review', word: 'Needs scheduling' },
  CONTACT_REQUESTED: { shape: 'review', word: 'Reschedule requested' },
  SCHEDULED: { shape: 'pending', word: 'Scheduled' },
  DONE: { shape: 'approved', word: 'Done' },
  NOT_DUE: { shape: 'incomplete', word: 'Not due yet' },
};
