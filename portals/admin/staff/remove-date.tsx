import { millisecondsOf } from '@domain/calendar/instant';
import { ActDialog } from '@portals/form/act-dialog';
import { moment } from '@portals/format/dates';
import { nowMs } from '@portals/format/today';
import { type Again, removeDates } from './visit.actions';
import type { Bookable } from './visit.store';

type RemoveDateProps = {
  visit: Bookable;
  /** Other treatments of the member at the same time: the visit is canceled as a whole. */
  others: readonly Bookable[];
  timezone: string;
  again: Again;
  onClose: () => void;
};

const names = new Intl.ListFormat('en-US');

/** Cancels a visit: its treatments stay in the plan and need another date. */
export function RemoveDate({ visit, others, timezone, again, onClose }: RemoveDateProps) {
  const at = visit.scheduledDate;
  if (at === null) return null;
  const whole = [visit, ...others.filter(({ _id, scheduledDate }) => _id !== visit._id && scheduledDate === at)];
  const what = names.format(whole.map(({ treatment }) => treatment));
  return (
    <ActDialog
      title={`Cancel ${visit.memberName}’s visit on ${moment(at, timezone)}?`}
      act="Cancel visit"
      keep="Keep visit"
      look="danger-fill"
      pendingText="Canceling"
      run={(idempotencyKey) => removeDates(whole, { again, idempotencyKey })}
      onClose={onClose}
    >
      <p>
        {what} {whole.length === 1 ? 'stays' : 'stay'} in the plan without a date.{' '}
        {millisecondsOf(at) > nowMs() && `We’ll notify ${visit.memberName}, and no reminder is sent.`}
      </p>
    </ActDialog>
  );
}
