import { addDays, civilDate } from '@domain/calendar/civil-date';
import { ActDialog } from '@portals/form/act-dialog';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import styled from 'styled-components';
import { BookDialog } from '../staff/book-visit';
import { RemoveDate } from '../staff/remove-date';
import { clearRequest, markDone } from '../staff/visit.actions';
import { loadMembership } from './plan.actions';
import type { ShownMembership } from './plan-draft';
import { firstNameOf } from './plan-words';

type ShownVisit = ShownMembership['priviagreements'][number];

const Acts = styled.span`display: inline-flex; flex-wrap: wrap; gap: 6px; justify-content: flex-end;`;

type VisitActsProps = { of: ShownMembership; visit: ShownVisit; zone: string };

/** What can be done with a visit, at its row; nothing with one that was given. */
export function VisitActs({ of, visit, zone }: VisitActsProps) {
  const [asking, setAsking] = useState<'book' | 'done' | 'clear' | 'remove' | null>(null);
  // What is left of a year that ended is booked and given until its last day.
  if (visit.doneAt !== null || (of.status !== 'ACTIVE' && visit.usableUntil === null)) return null;
  const close = () => setAsking(null);
  const hasDate = visit.scheduledDate !== null;
  const bookable = (one: ShownVisit) => ({
    ...one,
    membershipId: of._id,
    memberName: `${of.firstName} ${of.lastName}`.trim() || 'the member',
    lastDay: one.usableUntil ?? (of.renewsOn && addDays(civilDate(of.renewsOn), -1)),
  });
  const again = () => loadMembership(of._id);
  // What is owed later than this one is not given with it.
  const others = of.priviagreements.filter(
    ({ _id, doneAt, scheduledDate, dueOn }) =>
      _id !== visit._id && doneAt === null && scheduledDate === null && dueOn <= visit.dueOn,
  );
  return (
    <Acts>
      {visit.appointmentStatus === 'CONTACT_REQUESTED' && (
        <Button dense onClick={() => setAsking('clear')}>
          Mark as called
        </Button>
      )}
      <Button dense onClick={() => setAsking('book')}>
        {hasDate ? 'Reschedule' : 'Book'}
      </Button>
      {hasDate && (
        <Button dense onClick={() => setAsking('remove')}>
          Cancel visit
        </Button>
      )}
      {hasDate && (
        <Button dense onClick={() => setAsking('done')}>
          Mark as done
        </Button>
      )}
      {asking === 'book' && (
        <BookDialog
          visit={bookable(visit)}
          others={others.map(bookable)}
          practiceId={of.practiceId}
          timezone={zone}
          again={again}
          onClose={close}
        />
      )}
      {asking === 'remove' && (
        <RemoveDate
          visit={bookable(visit)}
          others={of.priviagreements.filter(({ doneAt }) => doneAt === null).map(bookable)}
          timezone={zone}
          again={again}
          onClose={close}
        />
      )}
      {asking === 'done' && (
        <ActDialog
          title={`Mark ${visit.treatment} as done?`}
          act="Mark as done"
          pendingText="Marking"
          run={(idempotencyKey) => markDone(bookable(visit), { again, idempotencyKey })}
          onClose={close}
        >
          <p>This counts toward {firstNameOf(of)}’s treatments used and the cost of canceling.</p>
        </ActDialog>
      )}
      {asking === 'clear' && (
        <ActDialog
          title={`Clear ${firstNameOf(of)}’s request?`}
          act="Clear request"
          pendingText="Clearing"
          run={(idempotencyKey) => clearRequest(visit, { again, idempotencyKey })}
          onClose={close}
        >
          <p>This removes the request from your list. The date doesn’t change until you reschedule.</p>
        </ActDialog>
      )}
    </Acts>
  );
}
