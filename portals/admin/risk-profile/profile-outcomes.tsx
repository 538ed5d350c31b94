import type { Frozen } from '@portals/state/frozen';
import { Heading } from '@portals/ui/card';
import { StatusMark } from '@portals/ui/status-mark';
import styled from 'styled-components';
import { usd } from '../words/amounts';
import type { RiskProfile } from './profiles.store';

const Box = styled.section`
  margin-top: 16px; padding: 16px; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line); font-size: 13.5px; line-height: 20px;
  > header, > footer { display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: baseline; }
  > header > span, > footer > span:last-child { margin-left: auto; color: var(--ink-2); }
  > header h2 { font-size: 15px; line-height: 20px; }
`;
const Bar = styled.div`
  display: flex; gap: 2px; height: 16px; margin: 12px 0;
  i { border-radius: 2px; box-shadow: inset 0 0 0 1px var(--primary); }
  i:nth-child(1) { background: var(--primary); }
  i:nth-child(2) { background: repeating-linear-gradient(135deg, var(--primary) 0 2px, transparent 2px 5px); }
  @media (forced-colors: active) { forced-color-adjust: none; }
`;

/** What the profile decided in the last 30 days. */
export function ProfileOutcomes({ outcomes }: { outcomes: Frozen<RiskProfile>['outcomes'] }) {
  const { applications, approved, review, denied, averageLimit } = outcomes;
  const share = applications === 0 ? null : ((approved / applications) * 100).toFixed(1);
  return (
    <Box aria-labelledby="outcomes-of-profile">
      <header>
        <Heading id="outcomes-of-profile">Results, last 30 days</Heading>
        <span>
          {applications} application{applications === 1 ? '' : 's'}
        </span>
      </header>
      {applications === 0 ? (
        <p style={{ marginTop: 8 }}>No applications decided with this profile.</p>
      ) : (
        <>
          <Bar aria-hidden="true">
            {[approved, review, denied].map((count, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the three outcomes in their order.
              <i key={place} style={{ flexGrow: count, display: count === 0 ? 'none' : undefined }} />
            ))}
          </Bar>
          <footer>
            <StatusMark shape="approved" note={`${share}%`}>{`${approved} approved`}</StatusMark>
            <StatusMark shape="review">{`${review} in review`}</StatusMark>
            <StatusMark shape="denied">{`${denied} denied`}</StatusMark>
            {averageLimit !== null && <span>Average limit {usd(averageLimit)}</span>}
          </footer>
        </>
      )}
    </Box>
  );
}
