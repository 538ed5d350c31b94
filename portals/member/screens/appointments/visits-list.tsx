import { callLink } from '@portals/format/call-link';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { nowMs } from '@portals/format/today';
import { Button, ButtonLink } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { CallIcon } from '@portals/ui/icons';
import { Stack } from '@portals/ui/portal-shell';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy as shared } from '../../parts/copy';
import type { Seen } from '../../parts/current';
import { copy as lastYear } from '../../parts/last-year-copy';
import { treatmentName } from '../../parts/treatment-name';
import { VisitButtons } from '../../parts/visit-buttons';
import { isHeld, visitText } from '../../parts/visit-text';
import { isOver, leftOfLastYear } from '../../parts/year';
import { copy } from './copy';

export type Visit = Seen['priviagreements'][number];

const List = styled.ul`
  margin-top: 10px;
  li { padding: 14px 0; border-top: 1px solid var(--line); }
  b { display: block; font-weight: 600; }
`;
const Act = styled.div`margin-top: 12px; max-width: 360px;`;

const when = ({ scheduledDate, dueOn, doneAt }: Visit) => doneAt ?? scheduledDate ?? dueOn;
const byDay = (a: Visit, b: Visit) => when(a).localeCompare(when(b));

type ListProps = { membership: Seen; today: string; onAsk: (visit: Visit) => void };

/** Visits by what can be done about them. */
export function VisitsList({ membership, today, onAsk }: ListProps) {
  const visits = [...membership.priviagreements].sort(byDay);
  const undone = visits.filter(({ doneAt }) => doneAt === null);
  const lastYears = leftOfLastYear({ priviagreements: visits });
  const over = undone.filter((visit) => !lastYears.includes(visit) && isOver(visit, nowMs()));
  const open = undone.filter((visit) => !lastYears.includes(visit) && !over.includes(visit));
  const dated = open.filter(({ scheduledDate }) => scheduledDate !== null);
  const ready = open.filter(({ scheduledDate, dueOn }) => scheduledDate === null && dueOn <= today);
  const later = open.filter(({ scheduledDate, dueOn }) => scheduledDate === null && dueOn > today);
  const past = visits.filter(({ doneAt }) => doneAt !== null).reverse();
  return (
    <Stack>
      {dated.length > 0 && <Visits title={copy.coming} visits={dated} membership={membership} onAsk={onAsk} />}
      {ready.length > 0 && (
        <Visits
          title={isHeld(membership) ? copy.onHold : copy.needDate}
          visits={ready}
          membership={membership}
          onAsk={onAsk}
        >
          {!isHeld(membership) && <Note>{copy.needDateText(membership.practiceName)}</Note>}
          <Act>
            <ButtonLink wide href={callLink(membership.practicePhone)} icon={<CallIcon size={18} />}>
              {shared.call(phone(membership.practicePhone))}
            </ButtonLink>
          </Act>
        </Visits>
      )}
      {lastYears.length > 0 && (
        <Visits title={lastYear.title} visits={lastYears} membership={membership} onAsk={onAsk} />
      )}
      {over.length > 0 && (
        <Visits title={copy.over} visits={over} membership={membership}>
          <Note>{copy.overText(membership.practiceName)}</Note>
        </Visits>
      )}
      {later.length > 0 && <Visits title={copy.later} visits={later} membership={membership} />}
      {past.length > 0 && <Visits title={copy.past} visits={past} membership={membership} />}
    </Stack>
  );
}

type VisitsProps = {
  title: string;
  visits: readonly Visit[];
  membership: Seen;
  /** Left out where no date can be asked for. */
  onAsk?: (visit: Visit) => void;
  children?: ReactNode;
};

function Visits({ title, visits, membership, onAsk, children }: VisitsProps) {
  return (
    <Card>
      <Heading>{title}</Heading>
      {children}
      <List>
        {visits.map((visit) => (
          <li key={visit._id}>
            <VisitRow visit={visit} membership={membership} {...(onAsk && { onAsk })} />
          </li>
        ))}
      </List>
    </Card>
  );
}

type RowProps = { visit: Visit; membership: Seen; onAsk?: (visit: Visit) => void };

/** A visit with what can be done about it; while another date is asked for, whom to call. */
export function VisitRow({ visit, membership, onAsk }: RowProps) {
  const { practiceName, practicePhone } = membership;
  const isAsked = visit.appointmentStatus === 'CONTACT_REQUESTED' && visit.doneAt === null;
  return (
    <>
      <b>{treatmentName({ ...visit, name: visit.treatment })}</b>
      <Note>{visitText(visit, membership)}</Note>
      {visit.usableUntil !== null && <Note>{lastYear.lastDay(civilDate(visit.usableUntil, 'sentence'))}</Note>}
      {isAsked && (
        <>
          <Note>{visit.scheduledDate === null ? copy.asked(practiceName) : copy.askedOther(practiceName)}</Note>
          {visit.note && <Note>{copy.youWrote(visit.note)}</Note>}
          <Note>
            <a href={callLink(practicePhone)}>{shared.call(phone(practicePhone))}</a>
          </Note>
        </>
      )}
      {visit.doneAt === null && visit.scheduledDate !== null && onAsk && (
        <VisitButtons membership={membership} visit={visit} onAsk={onAsk} />
      )}
      {!isAsked && onAsk && visit.scheduledDate === null && !isHeld(membership) && (
        <Button look="text" dense onClick={() => onAsk(visit)}>
          {copy.askOne}
        </Button>
      )}
    </>
  );
}
