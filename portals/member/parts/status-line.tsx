import { StatusMark, type StatusShape } from '@portals/ui/status-mark';
import { copy } from './copy';
import type { Seen } from './current';
import { underWay } from './standing';

const shapes: Record<NonNullable<Seen['memberStatus']>, StatusShape> = {
  active: 'approved',
  appointment_needed: 'approved',
  contact_requested: 'approved',
  confirmation_needed: 'pending',
  confirmation_requested: 'review',
  plan_saved: 'incomplete',
  cancelled: 'denied',
};

/** How a membership stands, in a shape and a word (decision 30). */
export function StatusLine({ membership }: { membership: Seen }) {
  const { status, memberStatus, hasYearEnded } = membership;
  if (underWay(membership) !== null) return <StatusMark shape="review">{copy.bankAsked}</StatusMark>;
  if (status === 'CANCELLATION_INSTALLMENT')
    return <StatusMark shape="denied">{hasYearEnded ? copy.endedPaysOff : copy.paysOff}</StatusMark>;
  if (memberStatus === 'cancelled' && hasYearEnded) return <StatusMark shape="denied">{copy.ended}</StatusMark>;
  if (memberStatus === null) return <StatusMark shape="incomplete">{copy.registered}</StatusMark>;
  return <StatusMark shape={shapes[memberStatus]}>{copy.status[memberStatus]}</StatusMark>;
}
