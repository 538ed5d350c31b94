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
        title="End the address of the calendar?"
        act="End the address"
        pendingText="Ending"
        run={() => endFeed(practiceId)}
        onClose={() => setEnding(false)}
      >
        <p>Calendars that read it show no new visits anymore. A new address has to be entered in each of them again.</p>
      </ActDialog>
    );
  return (
    <Modal open title="Show the visits in another calendar" onClose={onClose}>
      {trouble && <TroubleBanner trouble={trouble} onAgain={() => void loadFeed(practiceId)} />}
      <p>
        Google Calendar, Outlook and Apple Calendar show the visits of this practice when you subscribe to its address.
        They read it again by themselves. It tells treatments and injectors, and nobody’s name.
      </p>
      {!data && !error && <Skeleton lines={2} label="Loading" />}
      {data?.url ? (
        <>
          <Address aria-label="Address of the calendar">{data.url}</Address>
          <Note>Copy it now: it is shown once. Whoever has it reads the visits, so keep it like a password.</Note>
        </>
      ) : (
        isThere && (
          <Note>
            {data.madeBy} made an address on {civilDate(data.madeAt?.slice(0, 10) ?? '')}. It cannot be shown again; a
            new one ends it.
          </Note>
        )
      )}
      {data && (
        <Acts>
          {data.url ? (
            <Button look="primary" icon={<CopyIcon size={16} />} onClick={() => void copyLink(data.url ?? '')}>
              Copy the address
            </Button>
          ) : (
            <Button look="primary" pending={making.pending} pendingText="Making" onClick={() => void making.run()}>
              {isThere ? 'Make a new address' : 'Make an address'}
            </Button>
          )}
          {isThere && <Button onClick={() => setEnding(true)}>End it</Button>}
        </Acts>
      )}
    </Modal>
  );
}
