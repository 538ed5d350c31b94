import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { moment } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { Tag } from '@portals/ui/tag';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { endOthers, endSession, loadSessions } from './account.actions';
import { account } from './account.store';
import { browserOf } from './browser-words';
import { Section } from './layout';

const List = styled.ul`
  border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  li { display: flex; gap: 12px; align-items: center; min-height: 52px; padding: 8px 10px 8px 14px; }
  li + li { border-top: 1px solid var(--line); }
  li > span { flex: 1; min-width: 0; overflow-wrap: anywhere; font-weight: 500; }
  small { display: block; font-size: 12.5px; line-height: 18px; color: var(--ink-3); font-weight: 400; }
`;

/** Where one is logged in, with an end for each and for all the others. */
export function Sessions() {
  const { data, loading, error } = useSnapshot(account).sessions;
  useEffect(() => void loadSessions(), []);
  const ending = useAttempt(endSession);
  const endingAll = useAttempt(endOthers);
  const others = data?.filter(({ isThis }) => !isThis) ?? [];
  return (
    <Section aria-labelledby="sessions-title">
      <div>
        <Heading id="sessions-title">Where you’re logged in</Heading>
        <Note>We log you out after 30 minutes without activity, and always after 12 hours.</Note>
      </div>
      <TroubleBanner trouble={ending.trouble ?? endingAll.trouble ?? (error ? { message: error.message } : null)} />
      {loading && !data && <Skeleton lines={2} label="Loading your sessions" />}
      {data && (
        <List aria-label="Sessions">
          {data.map(({ _id, device, lastSeenAt, createdAt, isThis }) => (
            <li key={_id}>
              <span>
                {browserOf(device)} {isThis && <Tag $tone="primary">This session</Tag>}
                <small>
                  Logged in {moment(createdAt)}, last active {moment(lastSeenAt)}
                </small>
              </span>
              {!isThis && (
                <Button dense pending={ending.pending} onClick={() => void ending.run(_id)}>
                  Log out
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
      {others.length > 1 && (
        <div>
          <Button dense pending={endingAll.pending} onClick={() => void endingAll.run()}>
            Log out everywhere else
          </Button>
        </div>
      )}
    </Section>
  );
}
