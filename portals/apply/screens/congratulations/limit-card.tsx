import { daysBetween, isCivilDate } from '@domain/calendar/civil-date';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { Card, Figure } from '@portals/ui/card';
import { type CellState, Ribbon } from '@portals/ui/ribbon';
import styled from 'styled-components';
import { copy } from './copy';

const Hero = styled(Card)`
  margin-bottom: 24px; padding: 24px 22px 20px; font-size: 14px; line-height: 20px; font-weight: 500;
  ${Figure} { margin: 4px 0 20px; }
`;

/** Weeks of a limit's life: 120 days. */
const WEEKS_MAX = 17;

/** The approved limit over the ribbon of the weeks in which it can be used. */
export function LimitCard({ limit, expiresOn }: { limit: number; expiresOn: string | null }) {
  const days = expiresOn && isCivilDate(expiresOn) ? daysBetween(todayHere(), expiresOn) : null;
  const weeks = days === null ? null : Math.min(WEEKS_MAX, Math.max(1, Math.floor(days / 7)));
  const until = civilDate(expiresOn, 'sentence');
  const cells: CellState[] = Array.from({ length: WEEKS_MAX }, (_, week) =>
    week < (weeks ?? 0) ? 'week-left' : 'week-gone',
  );
  return (
    <Hero $tone="hero">
      <p>{copy.limit}</p>
      <Figure>{usd(limit)}</Figure>
      {weeks !== null && (
        <Ribbon
          fills
          height={7}
          cells={cells}
          label={copy.ribbon(weeks, until)}
          legend={[copy.today, copy.weeks(weeks, until.replace(/, \d{4}$/, ''))]}
        />
      )}
    </Hero>
  );
}
