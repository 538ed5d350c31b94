import type { memberList } from '@contract/membership/member-list';
import type { RowOf } from '@portals/list/list-view';
import type { StatusShape } from '@portals/ui/status-mark';

type Row = RowOf<typeof memberList>;
type Shown = NonNullable<Row['memberStatus']>;

const statuses: Readonly<Record<Shown, { shape: StatusShape; word: string }>> = {
  active: { shape: 'approved', word: 'Active' },
  cancelled: { shape: 'denied', word: 'Cancelled' },
  confirmation_requested: { shape: 'review', word: 'Changed by the member' },
  confirmation_needed: { shape: 'incomplete', word: 'Plan sent' },
  appointment_needed: { shape: 'review', word: 'Needs a date' },
  contact_requested: { shape: 'review', word: 'Asked for a call' },
  plan_saved: { shape: 'incomplete', word: 'Plan saved' },
};

const NO_PLAN = { shape: 'incomplete' as const, word: 'No plan yet' };

/** How lists say a member's status. */
export const memberStatusWord = (status: string): string => (statuses[status as Shown] ?? NO_PLAN).word;

/** A member's status as shape and word, with what is late. */
export function shownMember({ memberStatus, isLate, status }: Pick<Row, 'memberStatus' | 'isLate' | 'status'>) {
  const shown = memberStatus === null ? NO_PLAN : statuses[memberStatus];
  const note = isLate ? 'Payment late' : status === 'CANCELLATION_INSTALLMENT' ? 'Being paid' : undefined;
  return { ...shown, note };
}
