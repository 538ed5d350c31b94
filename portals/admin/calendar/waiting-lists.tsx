import { memberStaffPaths } from '@contract/membership/staff-paths';
import { callLink } from '@portals/format/call-link';
import { civilDate, moment } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { StatusMark } from '@portals/ui/status-mark';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Seen, Visit } from './calendar.store';
import { VisitMark } from './visit-mark';

const Part = styled.section`
  display: grid; gap: 4px; margin-bottom: 22px;
  h2 { display: flex; justify-content: space-between; font-size: 15px; line-height: 20px; font-weight: 650; }
  h2 span { color: var(--ink-2); font-weight: 400; }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 10px; align-items: start; padding: 10px 0; border-top: 1px solid var(--line); font-size: 14px; line-height: 19px; }
  li > svg { margin-top: 2px; } li b { font-weight: 600; } li p { color: var(--ink-2); font-size: 13px; line-height: 18px; }
`;

type WaitingListsProps = {
  of: Pick<Seen, 'needsDate' | 'needsDateCount' | 'asksForDate' | 'asksForDateCount' | 'timezone'>;
  treatments: readonly string[];
  maySell: boolean;
  onBook: (visit: Visit) => void;
  onOpen: (visit: Visit) => void;
};

/** Treatments that wait for a date, and members who asked for another one. */
export function WaitingLists({ of, treatments, maySell, onBook, onOpen }: WaitingListsProps) {
  const { needsDate, needsDateCount, asksForDate, asksForDateCount, timezone } = of;
  return (
    <>
      <Part aria-labelledby="needs-date">
        <h2 id="needs-date">
          Needs scheduling <span>{needsDateCount}</span>
        </h2>
        {needsDate.length === 0 && <Note>Every treatment that’s due is scheduled.</Note>}
        <ul>
          {needsDate.map((visit) => (
            <li key={visit._id}>
              <VisitMark visit={visit} treatments={treatments} />
              <div>
                <Link to={memberStaffPaths.memberFile.href({}, { membership: visit.membershipId })}>
                  {visit.memberName}
                </Link>
                <p>
                  {visit.treatment}, due {civilDate(visit.dueOn, 'short')}
                </p>
              </div>
              {maySell && (
                <Button
                  dense
                  aria-label={`Book ${visit.treatment} for ${visit.memberName}`}
                  onClick={() => onBook(visit)}
                >
                  Book
                </Button>
              )}
            </li>
          ))}
        </ul>
        {needsDateCount > needsDate.length && <Note>Showing the oldest {needsDate.length}.</Note>}
      </Part>
      <Part aria-labelledby="asks-for-date">
        <h2 id="asks-for-date">
          Reschedule requested <span>{asksForDateCount}</span>
        </h2>
        {asksForDate.length === 0 && <Note>No reschedule requests.</Note>}
        <ul>
          {asksForDate.map((visit) => (
            <li key={visit._id}>
              <VisitMark visit={visit} treatments={treatments} />
              <div>
                <StatusMark shape="review">{visit.memberName}</StatusMark>
                <p>
                  {visit.treatment}, {visit.scheduledDate ? moment(visit.scheduledDate, timezone) : 'not scheduled'}
                </p>
                {visit.note && <p>“{visit.note}”</p>}
                {visit.phoneNumber && (
                  <p>
                    <a href={callLink(visit.phoneNumber)}>{phone(visit.phoneNumber)}</a>
                  </p>
                )}
              </div>
              <Button dense aria-label={`Open ${visit.memberName}’s visit`} onClick={() => onOpen(visit)}>
                Open
              </Button>
            </li>
          ))}
        </ul>
        {asksForDateCount > asksForDate.length && <Note>Showing the oldest {asksForDate.length}.</Note>}
        {asksForDate.length > 0 && <Note>Call the member, reschedule, then clear the request.</Note>}
      </Part>
    </>
  );
}
