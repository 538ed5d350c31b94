import { ActDialog } from '@portals/form/act-dialog';
import { troubleOf, useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { Modal } from '@portals/ui/modal';
import { Skeleton } from '@portals/ui/skeleton';
import { CopyIcon } from '@portals/ui/staff-icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { copyLink } from '../words/copy-link';
import { endFeed, loadFeed, makeFeed } from './calendar.actions';
import { calendar } from './calendar.store';

const Address = styled.output`
  display: block; margin: 12px 0; padding: 10px 12px; border-radius: 10px; box-shadow: inset 0 0 0 1px var(--line);
  font-size: 13px; line-height: 18px; overflow-wrap: anywhere;
`;
const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 14px;`;

/** The secret address by which other calendar programs show the visits of a practice: told once, replaced, ended. */
export function FeedDialog({ practiceId, onClose }: { practiceId: string; onClose: () => void }) {
  const { data, error } = useSnapshot(calendar).feed;
  useEffect(() => void loadFeed(practiceId), [practiceId]);
  const making = useAttempt(() => makeFeed(practiceId));
  const [isEnding, setEnding] = useState(false);
  const trouble = making.trouble ?? (error && troubleOf(error));
  const isThere = data?.madeAt != null;
  if (isEnding)
    return (
      <ActDialog
        title="Turn off the calendar feed?"
        act="Turn off feed"
        pendingText="Turning off"
        run={() => endFeed(practiceId)}
        onClose={() => setEnding(false)}
      >
        <p>
          Subscribed calendars stop updating. If you create a new feed, you’ll need to add it to each calendar again.
        </p>
      </ActDialog>
    );
  return (
    <Modal open title="Subscribe from another calendar" onClose={onClose}>
      {trouble && <TroubleBanner trouble={trouble} onAgain={() => void loadFeed(practiceId)} />}
      <p>
        Subscribe in Google Calendar, Outlook, or Apple Calendar to see this practice’s visits. They update
        automatically. The feed shows treatments and injectors, never member names.
      </p>
      {!data && !error && <Skeleton lines={2} label="Loading" />}
      {data?.url ? (
        <>
          <Address aria-label="Feed URL">{data.url}</Address>
          <Note>
            Copy it now. You won’t see it again. Anyone with this URL can see the visits, so treat it like a password.
          </Note>
        </>
      ) : (
        isThere && (
          <Note>
            {data.madeBy} created a feed URL on {civilDate(data.madeAt?.slice(0, 10) ?? '')}. You can’t view it again.
            Creating a new one turns it off.
          </Note>
        )
      )}
      {data && (
        <Acts>
          {data.url ? (
            <Button look="primary" icon={<CopyIcon size={16} />} onClick={() => void copyLink(data.url ?? '')}>
              Copy URL
            </Button>
          ) : (
            <Button look="primary" pending={making.pending} pendingText="Creating" onClick={() => void making.run()}>
              {isThere ? 'Create new URL' : 'Create URL'}
            </Button>
          )}
          {isThere && <Button onClick={() => setEnding(true)}>Turn off feed</Button>}
        </Acts>
      )}
    </Modal>
  );
}
