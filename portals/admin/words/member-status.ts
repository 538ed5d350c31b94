import type { memberList } from '@contract/membership/member-list';
import type { RowOf } from '@portals/list/list-view';
import type { StatusShape } from '@portals/ui/status-mark';

type Row = RowOf<typeof memberList>;
type Shown = NonNullable<Row['memberStatus']>;

const statuses: Readonly<Record<Shown, { shape: StatusShape; word: string }>> = {
  active: { shape: 'approved', word: 'Active' },
  cancelled: { shape: 'denied', word: 'Canceled' },
  confirmation_requested: { shape: 'review', word: 'Change requested' },
  confirmation_needed: { shape: 'incomplete', word: 'Plan sent' },
  appointment_needed: { shape: 'review', word: 'Needs scheduling' },
  contact_requested: { shape: 'review', word: 'Reschedule requested' },
  plan_saved: { shape: 'incomplete', word: 'Plan saved' },
};

const NO_PLAN = { shape: 'incomplete' as const, word: 'No plan yet' };

/** How lists say a member's status. */
export const memberStatusWord = (status: string): string => (statuses[status as Shown] ?? NO_PLAN).word;

/** How a page shows a member's status; null before there is a plan. A year that ended by itself was canceled by nobody. */
export const memberStanding = (status: Shown | null, hasYearEnded = false) => {
  if (status === 'cancelled' && hasYearEnded) return { ...statuses.cancelled, word: 'Ended' };
  return status === null ? NO_PLAN : statuses[status];
};

/** A member's status as shape and word, with what is late. */
export function shownMember(row: Pick<Row, 'memberStatus' | 'isLate' | 'status' | 'hasYearEnded'>) {
  const { memberStatus, isLate, status, hasYearEnded } = row;
  const note = isLate
    ? 'Payment past due'
    : status === 'CANCELLATION_INSTALLMENT'
      ? 'Paying in installments'
      : undefined;
  return { ...memberStanding(memberStatus, hasYearEnded), note };
}
