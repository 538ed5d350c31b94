import { membershipMessages } from '@contract/messages/membership';
import { ActDialog } from '@portals/form/act-dialog';
import { BookDialog } from '../staff/book-visit';
import { RemoveDate } from '../staff/remove-date';
import { clearRequest, markDone } from '../staff/visit.actions';
import { readAgain } from './calendar.actions';
import type { Seen, Visit } from './calendar.store';
import { NewVisit } from './new-visit';
import { VisitDialog } from './visit-dialog';

export type Open = { what: 'visit' | 'done' | 'clear' | 'move' | 'remove'; visit: Visit } | { what: 'new' };

type CalendarDialogsProps = {
  open: Open;
  of: Seen;
  maySell: boolean;
  onOpen: (next: Open) => void;
  onClose: () => void;
  /** Says something to whoever does not see it. */
  say: (words: string) => void;
};

/** What stands before the calendar: a visit, or what is done about one. */
export function CalendarDialogs({ open, of, maySell, onOpen, onClose, say }: CalendarDialogsProps) {
  const { timezone, needsDate } = of;
  if (open.what === 'new')
    return <NewVisit needsDate={needsDate} onChoose={(visit) => onOpen({ what: 'move', visit })} onClose={onClose} />;
  const { visit } = open;
  if (open.what === 'visit')
    return (
      <VisitDialog
        visit={visit}
        timezone={timezone}
        maySell={maySell}
        onAct={(what) => onOpen({ what, visit })}
        onClose={onClose}
      />
    );
  if (open.what === 'move') {
    const others = needsDate.filter(
      ({ _id, membershipId }) => membershipId === visit.membershipId && _id !== visit._id,
    );
    return (
      <BookDialog
        visit={visit}
        others={others}
        practiceId={of.practiceId}
        timezone={timezone}
        again={readAgain}
        onClose={onClose}
      />
    );
  }
  if (open.what === 'remove') {
    const others = of.appointments.filter(
      ({ membershipId, doneAt }) => membershipId === visit.membershipId && doneAt === null,
    );
    return <RemoveDate visit={visit} others={others} timezone={timezone} again={readAgain} onClose={onClose} />;
  }
  if (open.what === 'done')
    return (
      <ActDialog
        title={`Mark ${visit.memberName}’s ${visit.treatment} as done?`}
        act="Mark as done"
        pendingText="Marking"
        run={(idempotencyKey) => markDone(visit, { again: readAgain, idempotencyKey })}
        onClose={onClose}
      >
        <p>This counts toward the treatments used and the cost of canceling.</p>
      </ActDialog>
    );
  return (
    <ActDialog
      title={`Clear ${visit.memberName}’s request?`}
      act="Clear request"
      pendingText="Clearing"
      run={async (idempotencyKey) => {
        await clearRequest(visit, { again: readAgain, idempotencyKey });
        say(membershipMessages.contactRequestedClearedShort.text);
      }}
      onClose={onClose}
    >
      <p>This removes the request from the list. The appointment doesn’t change until you move it.</p>
    </ActDialog>
  );
}
