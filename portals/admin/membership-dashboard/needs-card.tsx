import { memberStaffPaths } from '@contract/membership/staff-paths';
import { Card, Heading, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { StatusMark } from '@portals/ui/status-mark';
import styled from 'styled-components';
import { practiceDay } from '../words/practice-time';
import type { Need } from './day.store';
import { needWords } from './need-words';

const List = styled.ul`
  margin-top: 8px;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; padding: 12px 0; border-top: 1px solid var(--line); font-size: 14px; line-height: 19px; }
  b { font-weight: 600; } p { grid-column: 1; color: var(--ink-2); font-size: 13px; line-height: 18px; }
  b span { white-space: normal; }
  li > a { grid-row: 1 / span 2; grid-column: 2; }
  @media (max-width: 767.98px) { li { grid-template-columns: minmax(0, 1fr); } li > a { grid-row: auto; grid-column: 1; justify-self: start; margin-top: 6px; } }
`;

/** Whether `since` is a moment or a day. */
const dayText = (since: string, zone: string): string =>
  practiceDay(since.includes('T') ? since : `${since}T17:00:00.000Z`, zone);

/** What waits for somebody at the practice, the most pressing first. */
export function NeedsCard({ needs, zone }: { needs: readonly Need[]; zone: string }) {
  return (
    <Card aria-labelledby="needs-you">
      <Heading id="needs-you">To do today</Heading>
      {needs.length === 0 && <Note>You’re all caught up.</Note>}
      <List>
        {needs.map((need) => {
          const words = needWords[need.kind];
          const one = memberStaffPaths.memberFile.href({}, { membership: need.membershipId });
          const isOne = need.count === 1 || words.to === '';
          return (
            <li key={need.kind}>
              <b>
                <StatusMark shape={words.shape}>{words.what(need.count, need.amount)}</StatusMark>
              </b>
              <p>{words.first(need, dayText(need.since, zone))}</p>
              <RouterButton dense to={isOne ? one : words.to}>
                {isOne ? 'Open member' : words.act}
              </RouterButton>
            </li>
          );
        })}
      </List>
    </Card>
  );
}
