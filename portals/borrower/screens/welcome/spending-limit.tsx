import { paths } from '@contract/paths';
import { type CivilDate, daysBetween, isCivilDate } from '@domain/calendar/civil-date';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { type CellState, Ribbon } from '@portals/ui/ribbon';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import type { Credit } from '../../stores/borrower.store';
import { copy } from './home-copy';

const Head = styled.div`
  display: flex; justify-content: space-between; gap: 12px;
`;
const Bar = styled.div`
  display: flex; gap: 2px; height: 10px; margin-top: 14px; border-radius: 3px; overflow: hidden; background: var(--sunken);
  i { display: block; height: 100%; }
  @media (forced-colors: active) { border: 1px solid; i { border-right: 2px solid CanvasText; } }
`;
const Legend = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 12px; margin: 8px 0 20px; font-size: 13px; line-height: 18px; color: var(--ink-2);
  font-variant-numeric: tabular-nums lining-nums;
`;
const hatched = 'repeating-linear-gradient(-45deg, var(--primary-line) 0 2px, var(--primary-100) 2px 5px)';

/** The weeks of a limit's life that the ribbon shows (interface §3). */
const WEEKS = 17;

/** Whole weeks that are left, as the approval counted them; 0 in the last one, null after it. */
function weeksLeft(expiresOn: CivilDate): number | null {
  const days = daysBetween(todayHere(), expiresOn);
  return days < 0 ? null : Math.floor(days / 7);
}

function Life({ expiresOn, isEndedLate }: { expiresOn: CivilDate; isEndedLate: boolean }) {
  const left = weeksLeft(expiresOn);
  if (isEndedLate) return <Note>{copy.endedLate(civilDate(expiresOn))}</Note>;
  if (left === null) return <Note>{copy.ended(civilDate(expiresOn))}</Note>;
  const weeks = left === 0 ? copy.lastWeek : copy.weeksLeft(left);
  const full = Math.max(1, left);
  const shown = Math.max(WEEKS, full);
  const cells = Array.from(
    { length: shown },
    (_, week): CellState => (week < shown - full ? 'week-gone' : 'week-left'),
  );
  const until = civilDate(expiresOn);
  return <Ribbon cells={cells} height={7} label={copy.weeksUntil(weeks, until)} legend={[weeks, copy.until(until)]} />;
}

export type SpendingLimitProps = {
  credit: Snapshot<Credit> | null;
};

/** How much of the bar is owed and waits; together never more than the bar. */
function barParts({ approvedCreditLine, balance, waiting }: Snapshot<NonNullable<Credit['credit_profile']>>) {
  const share = (amount: number) => `${(100 * amount) / Math.max(approvedCreditLine, 1)}%`;
  return { owed: share(balance), waiting: share(Math.min(waiting, Math.max(0, approvedCreditLine - balance))) };
}

/** What is left to spend, what is owed and waits, and how long the limit can be used. */
export function SpendingLimit({ credit }: SpendingLimitProps) {
  const line = credit?.credit_profile;
  if (!line) return null;
  const widths = barParts(line);
  const owed = usd(line.balance);
  const left = usd(line.availableCredit);
  const parts = [copy.owed(owed), ...(line.waiting > 0 ? [copy.waiting(usd(line.waiting))] : [])];
  return (
    <Card>
      <Head>
        <Note>{copy.left}</Note>
        <Note>{copy.of(usd(line.approvedCreditLine))}</Note>
      </Head>
      <Figure $small>{left}</Figure>
      <Bar role="img" aria-label={copy.bar(parts.join(', '), left)}>
        <i style={{ width: widths.owed, background: 'var(--primary-line)' }} />
        <i
          style={{
            width: widths.waiting,
            background: hatched,
          }}
        />
      </Bar>
      <Legend>
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </Legend>
      {line.expiresOn && isCivilDate(line.expiresOn) && (
        <Life expiresOn={line.expiresOn} isEndedLate={line.endedBecause === 'PAST_DUE'} />
      )}
      {line.availableCredit > 0 && (
        <Note>
          <Link to={paths.borrower.paymentCalculator.href()}>{copy.calculate}</Link>
        </Note>
      )}
    </Card>
  );
}
