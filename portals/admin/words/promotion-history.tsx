import { todayIn } from '@portals/format/today';
import type { Frozen } from '@portals/state/frozen';
import { Heading } from '@portals/ui/card';
import styled from 'styled-components';
import { practiceMoment } from './practice-time';
import { type Promotion, promotionEvent } from './promotion-words';

const List = styled.ol`
  display: grid; gap: 6px; margin-top: 8px;
  small { color: var(--ink-3); font-size: 13px; }
`;

/** What happened to a promotion, the latest first; nothing before anything did. */
export function PromotionHistory({ of }: { of: Frozen<Promotion> }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (of.events.length === 0) return null;
  return (
    <section aria-label="Promotion history">
      <Heading as="h3">History</Heading>
      <List>
        {of.events.map((event) => (
          <li key={`${event.at}-${event.act}`}>
            {promotionEvent(event)} <small>{practiceMoment(event.at, zone, todayIn(zone))}</small>
          </li>
        ))}
      </List>
    </section>
  );
}
