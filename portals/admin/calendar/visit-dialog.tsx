import { memberStaffPaths } from '@contract/membership/staff-paths';
import { callLink } from '@portals/format/call-link';
import { civilDate, moment } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import type { Visit } from './calendar.store';

const Facts = styled.dl`
  display: grid; grid-template-columns: 110px minmax(0, 1fr); gap: 8px 12px; margin: 12px 0; font-size: 14px; line-height: 20px;
  dt { color: var(--ink-2); }
`;

export type VisitAct = 'done' | 'move' | 'clear' | 'remove';

type VisitDialogProps = {
  visit: Visit;
  timezone: string;
  maySell: boolean;
  onAct: (act: VisitAct) => void;
  onClose: () => void;
};

/** One visit with all that can be done about it. */
export function VisitDialog({ visit, timezone, maySell, onAct, onClose }: VisitDialogProps) {
  const { memberName, treatment, units, unitType, scheduledDate, minutes, injector, doneAt, note, phoneNumber } = visit;
  const isOpen = maySell && doneAt === null;
  return (
    <Modal
      open
      side
      title={`${memberName}, ${treatment}`}
      onClose={onClose}
      footer={
        <>
          <RouterButton to={memberStaffPaths.memberFile.href({}, { membership: visit.membershipId })}>
            Open member
          </RouterButton>
          {isOpen && visit.appointmentStatus === 'CONTACT_REQUESTED' && (
            <Button onClick={() => onAct('clear')}>Clear request</Button>
          )}
          {isOpen && scheduledDate !== null && <Button onClick={() => onAct('remove')}>Cancel visit</Button>}
          {isOpen && <Button onClick={() => onAct('move')}>{scheduledDate === null ? 'Book' : 'Reschedule'}</Button>}
          {isOpen && scheduledDate !== null && !visit.isOnHold && (
            <Button look="primary" onClick={() => onAct('done')}>
              Mark as done
            </Button>
          )}
        </>
      }
    >
      {visit.isOnHold && (
        <Banner severity="warning">{memberName}’s treatments are on hold until they make the past-due payment.</Banner>
      )}
      {visit.appointmentStatus === 'CONTACT_REQUESTED' && (
        <Banner severity="warning">Reschedule requested{note ? `: “${note}”` : ''}.</Banner>
      )}
      <Facts>
        <dt>When</dt>
        <dd>
          {scheduledDate
            ? `${moment(scheduledDate, timezone)}, ${minutes} minutes`
            : `Not scheduled, due since ${civilDate(visit.dueOn)}`}
        </dd>
        <dt>Treatment</dt>
        <dd>
          {treatment}, {units} {unitType}
          {units === 1 ? '' : 's'}
        </dd>
        <dt>Injector</dt>
        <dd>{injector?.name ?? 'Any injector'}</dd>
        <dt>Phone</dt>
        <dd>{phoneNumber ? <a href={callLink(phoneNumber)}>{phone(phoneNumber)}</a> : '–'}</dd>
        {doneAt && (
          <>
            <dt>Done</dt>
            <dd>{moment(doneAt, timezone)}</dd>
          </>
        )}
      </Facts>
    </Modal>
  );
}
