import { ActDialog } from '@portals/form/act-dialog';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import styled from 'styled-components';
import { BookDialog } from '../staff/book-visit';
import { clearRequest, markDone } from '../staff/visit.actions';
import { loadMembership } from './plan.actions';
import type { ShownMembership } from './plan-draft';
import { firstNameOf } from './plan-words';

type ShownVisit = ShownMembership['priviagreements'][number];

const Acts = styled.span`display: inline-flex; flex-wrap: wrap; gap: 6px; justify-content: flex-end;`;

type VisitActsProps = { of: ShownMembership; visit: ShownVisit; zone: string };

/** What can be done with a visit, at its row; nothing with one that was given. */
export function VisitActs({ of, visit, zone }: VisitActsProps) {
  const [asking, setAsking] = useState<'book' | 'done' | 'clear' | null>(null);
  if (visit.doneAt !== null || of.status !== 'ACTIVE') return null;
  const close = () => setAsking(null);
  const hasDate = visit.scheduledDate !== null;
  const bookable = (one: ShownVisit) => ({
    ...one,
    membershipId: of._id,
    memberName: `${of.firstName} ${of.lastName}`.trim() || 'the member',
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
          Called
        </Button>
      )}
      <Button dense onClick={() => setAsking('book')}>
        {hasDate ? 'Move' : 'Book'}
      </Button>
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
      {asking === 'done' && (
        <ActDialog
          title={`Mark ${visit.treatment} as done?`}
          act="Mark as done"
          pendingText="Marking"
          run={(idempotencyKey) => markDone(bookable(visit), { again, idempotencyKey })}
          onClose={close}
        >
          <p>It counts as given from now on, in what {firstNameOf(of)} has left and in what cancelling would cost.</p>
        </ActDialog>
      )}
      {asking === 'clear' && (
        <ActDialog
          title={`Was ${firstNameOf(of)} called?`}
          act="Clear the request"
          pendingText="Clearing"
          run={(idempotencyKey) => clearRequest(visit, { again, idempotencyKey })}
          onClose={close}
        >
          <p>The request leaves the list. The date stays as it is until you move it.</p>
        </ActDialog>
      )}
    </Acts>
  );
}
