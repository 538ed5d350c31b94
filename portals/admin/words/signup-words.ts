import type { signupList } from '@contract/application-details/signup-list';
import type { MembershipStatus } from '@domain/enums';
import type { RowOf } from '@portals/list/list-view';
import type { StatusShape } from '@portals/ui/status-mark';

type SignupRow = RowOf<typeof signupList>;

const words: Readonly<Record<SignupRow['status'], { shape: StatusShape; word: string }>> = {
  INCOMPLETE: { shape: 'incomplete', word: 'Incomplete' },
  REVIEW: { shape: 'review', word: 'In review' },
  APPROVED: { shape: 'approved', word: 'Registered' },
  DENIED: { shape: 'denied', word: 'Denied' },
};
const memberships: Readonly<Record<MembershipStatus, string>> = {
  REGISTER: 'No plan yet',
  PLAN_REQUESTED: 'Plan sent',
  ACTIVE: 'Active',
  CANCELLED: 'Canceled',
  CANCELLATION_INSTALLMENT: 'Canceled, paying in installments',
};

/** Where a sign-up stands, as shape and word, with what the person did besides. */
export function signupStatus({
  status,
  savedForLater,
  fraudAlert,
}: Pick<SignupRow, 'status' | 'savedForLater' | 'fraudAlert'>) {
  const { shape, word } = words[status];
  if (fraudAlert) return { shape: 'fraud' as const, word, note: 'Fraud alert' };
  return { shape, word, note: status === 'INCOMPLETE' && savedForLater ? 'Saved for later' : undefined };
}

/** The membership in words; a dash before there is one. */
export function membershipWords(status: MembershipStatus | null): string {
  return status === null ? '–' : memberships[status];
}
