import { memberStaffPaths } from '@contract/membership/staff-paths';
import { localTime } from '@domain/calendar/local-time';
import { twelveHours } from '@domain/calendar/twelve-hours';
import { Card, Heading, Note } from '@portals/ui/card';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Visit } from './day.store';

const List = styled.ul`
  margin: 8px 0 10px;
  li { display: grid; grid-template-columns: 72px minmax(0, 1fr) auto; gap: 2px 10px; padding: 9px 0; border-top: 1px solid var(--line); font-size: 14px; line-height: 19px; }
  small { grid-column: 2; color: var(--ink-2); font-size: 13px; } span { color: var(--ink-2); }
`;

const clock = (instant: string, zone: string): string => twelveHours(localTime(instant, zone).slice(11));

/** The visits of today. */
export function TodayCard({ visits, zone }: { visits: readonly Visit[]; zone: string }) {
  const done = visits.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card aria-labelledby="treatments-today">
      <Heading id="treatments-today">Treatments today</Heading>
      <Note>{visits.length === 0 ? 'No treatments today.' : `${done} done, ${visits.length - done} upcoming`}</Note>
      <List>
        {visits.map((visit) => (
          <li key={visit._id}>
            <time dateTime={visit.scheduledDate ?? undefined}>{clock(visit.scheduledDate ?? '', zone)}</time>
            <Link to={memberStaffPaths.memberFile.href({}, { membership: visit.membershipId })}>
              {visit.memberName}
            </Link>
            <span>{visit.doneAt && 'Done'}</span>
            <small>
              {visit.treatment}
              {visit.injector && `, ${visit.injector.name}`}
            </small>
          </li>
        ))}
      </List>
      <Link to={memberStaffPaths.calendar.href()}>View week</Link>
    </Card>
  );
}
