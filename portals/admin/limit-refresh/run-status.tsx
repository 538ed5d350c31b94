import { moment } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import styled from 'styled-components';
import type { LimitRefreshInfo } from './limit-refresh.store';

const Status = styled.section`
  display: grid; gap: 8px; padding: 16px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line);
  h2 { font-size: 15px; line-height: 20px; font-weight: 600; } p { color: var(--ink-2); }
  progress { width: 100%; height: 10px; accent-color: var(--primary); }
`;

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`);

/** The last run: how far it is, or whom it told. */
export function RunStatus({ info }: { info: Frozen<LimitRefreshInfo> }) {
  const { run, lastRefreshed, lastRefreshedBy } = info;
  if (!run || !lastRefreshed)
    return (
      <Status aria-label="Last refresh">
        <h2>Last refresh</h2>
        <p>No refresh emails sent yet.</p>
      </Status>
    );
  const whose = run.practicemanagement?.PracticeName ?? 'all practices';
  const isRunning = run.status === 'RUNNING';
  return (
    <Status aria-label="Last refresh" aria-live="polite">
      <h2>{isRunning ? 'Refresh in progress' : 'Last refresh'}</h2>
      <p>
        {lastRefreshedBy} started it <time dateTime={lastRefreshed}>{moment(lastRefreshed)}</time>, for {whose}.
      </p>
      {isRunning ? (
        <>
          <label htmlFor="limit-refresh-progress">
            {run.done.toLocaleString('en-US')} of {people(run.total)} checked, {run.invited.toLocaleString('en-US')}{' '}
            emailed
          </label>
          <progress id="limit-refresh-progress" max={Math.max(1, run.total)} value={run.done} />
          <p>You can leave this page. It keeps running.</p>
        </>
      ) : (
        <p>{run.invited === 0 ? 'No emails sent.' : `We emailed ${people(run.invited)}.`}</p>
      )}
    </Status>
  );
}
