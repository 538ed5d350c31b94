import { grouped } from '@domain/grouped';
import { civilDate } from '@portals/format/dates';
import { Card, Heading, Note } from '@portals/ui/card';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Seen } from './current';
import { copy } from './last-year-copy';
import { treatmentName } from './treatment-name';
import { askAddress } from './visit-buttons';
import { copy as visits } from './visit-copy';
import { isHeld } from './visit-text';
import { leftOfLastYear } from './year';

const List = styled.ul`
  margin-top: 10px;
  li { padding: 12px 0; border-top: 1px solid var(--line); font-size: 15px; line-height: 21px; }
  b { display: block; font-weight: 600; }
`;

/** What can still be had of a plan year that has ended, with its last day. */
export function LastYearList({ membership }: { membership: Seen }) {
  const left = leftOfLastYear(membership);
  const groups = grouped(left, ({ threadId, usableUntil }) => `${threadId} ${usableUntil}`);
  return (
    <Card>
      <Heading>{copy.title}</Heading>
      <Note>{membership.practiceName}</Note>
      <List>
        {groups.map((group) => {
          const [first] = group;
          const undated = group.find((visit) => visit.scheduledDate === null);
          const isAsked = group.some(({ appointmentStatus }) => appointmentStatus === 'CONTACT_REQUESTED');
          return (
            <li key={first._id}>
              <b>{treatmentName({ ...first, name: first.treatment })}</b>
              <Note>
                {copy.left(group.length, civilDate(first.usableUntil, 'sentence'))}{' '}
                {undated && !isAsked && !isHeld(membership) && (
                  <Link to={askAddress(membership, undated)}>{visits.askDate}</Link>
                )}
              </Note>
            </li>
          );
        })}
      </List>
    </Card>
  );
}
