import { ActDialog } from '@portals/form/act-dialog';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ComboBox } from '@portals/ui/combo-box';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { useListedPractices } from '../staff/listed-practices';
import { beginRun, loadInfo } from './limit-refresh.actions';
import { limitRefresh } from './limit-refresh.store';
import { RunStatus } from './run-status';

const Body = styled.div`
  display: grid; gap: 20px; padding: 18px 24px 40px; max-width: 620px; justify-items: stretch;
  > p { color: var(--ink-2); max-width: 60ch; } h2 { font-size: 15px; line-height: 20px; font-weight: 600; }
  @media (max-width: 767.98px) { padding: 14px 16px 32px; }
`;
const Next = styled.section`
  display: grid; gap: 12px; justify-items: start;
  > div { width: 100%; max-width: 360px; } > p { color: var(--ink-2); }
`;

/** So often a run that goes on is asked how far it is. */
const LOOK_EVERY_MS = 1500;

/** Tells everybody whose spending limit can be refreshed (provider-admin §1 "spending-limit refresh"). */
export function LimitRefreshScreen() {
  const { info } = useSnapshot(limitRefresh);
  const [practiceId, setPracticeId] = useState('');
  const [isAsking, setAsking] = useState(false);
  const refresh = useCallback(() => void loadInfo(practiceId), [practiceId]);
  useEffect(refresh, [refresh]);
  const isRunning = info.data?.run?.status === 'RUNNING';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(refresh, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, refresh]);
  const practices = useListedPractices();
  const chosen = practices.find(({ _id }) => _id === practiceId)?.PracticeName;
  const count = info.data?.wouldBeInvited ?? 0;
  const people = `${info.data?.isBound ? 'more than ' : ''}${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`;

  return (
    <>
      <StaffHead>
        <h1>Spending limit refresh</h1>
      </StaffHead>
      <Body>
        <p>
          Borrowers whose limit has expired, or expires within 30 days, can request a refresh. This emails those in good
          standing with a verified email address who haven’t been emailed in the last 30 days, once per expiration.
        </p>
        {info.error && (
          <Banner
            severity="error"
            actions={
              <Button dense onClick={refresh}>
                Try again
              </Button>
            }
          >
            {info.error.message}
          </Banner>
        )}
        {info.data ? (
          <RunStatus info={info.data} />
        ) : (
          !info.error && <Skeleton lines={5} label="Loading last refresh" />
        )}
        {info.data && !isRunning && (
          <Next aria-labelledby="next-refresh">
            <h2 id="next-refresh">Next refresh</h2>
            <div>
              <ComboBox
                id="limit-refresh-practice"
                name="practice"
                label="Practice"
                options={[
                  { value: '', label: 'All practices' },
                  ...practices.map(({ _id, PracticeName, StateCode }) => ({
                    value: _id,
                    label: PracticeName,
                    code: StateCode,
                  })),
                ]}
                onValue={setPracticeId}
              />
            </div>
            <p role="status">
              {count === 0 && !info.data.isBound ? 'No one is eligible right now.' : `This will email ${people}.`}
            </p>
            <Button
              look="primary"
              disabled={info.loading || (count === 0 && !info.data.isBound)}
              onClick={() => setAsking(true)}
            >
              Send emails
            </Button>
          </Next>
        )}
      </Body>
      {isAsking && (
        <ActDialog
          title={`Email ${people}?`}
          act="Send emails"
          pendingText="Starting"
          run={(requestKey) => beginRun(practiceId, requestKey)}
          onClose={() => setAsking(false)}
        >
          <p>
            We’ll email every borrower at {chosen ?? 'all practices'} who can refresh their limit. You can’t undo this.
          </p>
        </ActDialog>
      )}
    </>
  );
}
