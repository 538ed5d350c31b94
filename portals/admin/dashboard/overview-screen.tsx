import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Figure, Heading } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { countText } from '@portals/ui/table/column';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { useListPlace } from '../staff/list-place';
import { useListedPractices } from '../staff/listed-practices';
import { staff } from '../staff/staff.store';
import { loadOverview } from './overview.actions';
import { type Counts, overview } from './overview.store';
import { overviewParts } from './overview-parts';

const Body = styled.div`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); gap: 16px; padding: 16px 24px 40px; align-content: start;
  > :not(section) { grid-column: 1 / -1; }
  @media (max-width: 767.98px) { padding: 14px 16px 32px; }
`;
const State = styled.p`font-size: 13px; line-height: 18px; color: var(--ink-2);`;
const Lines = styled.ul`
  margin-top: 8px;
  li { display: flex; gap: 12px; justify-content: space-between; padding: 6px 0; border-bottom: 1px solid var(--line); font-size: 13.5px; line-height: 18px; }
  li > :last-child { font-variant-numeric: tabular-nums lining-nums; font-weight: 500; white-space: nowrap; }
`;

/** What the practices in scope did in the last 30 days, each figure leading to its rows (provider-admin §2). */
export function OverviewScreen() {
  const { person, practiceId } = useSnapshot(staff);
  const { data, error } = useSnapshot(overview).counts;
  const { today, timeZone } = useListPlace();
  const permissions = person?.permissions;
  const refresh = useCallback(() => {
    if (permissions) void loadOverview({ practiceId, today, timeZone, permissions });
  }, [practiceId, today, timeZone, permissions]);
  useEffect(refresh, [refresh]);
  const practices = useListedPractices();
  const chosen = practices.find(({ _id }) => _id === practiceId)?.PracticeName;
  const whose = chosen ?? (practices.length === 1 ? practices[0]?.PracticeName : 'all practices');
  return (
    <>
      <StaffHead>
        <h1>Overview</h1>
        <State>Last 30 days, {whose}</State>
      </StaffHead>
      <Body>
        {error && (
          <Banner
            severity="error"
            actions={
              <Button dense onClick={refresh}>
                Try again
              </Button>
            }
          >
            {error.message}
          </Banner>
        )}
        {!data && !error && <Skeleton lines={8} label="Counting" />}
        {data && overviewParts.map((part) => <Part key={part.key} part={part} counted={data[part.key]} />)}
      </Body>
    </>
  );
}

type PartProps = { part: (typeof overviewParts)[number]; counted: Counts | undefined };

function Part({ part: { title, at, lines }, counted }: PartProps) {
  if (!counted) return null;
  const { counts, boundCounts } = counted;
  const text = (names: readonly string[]) =>
    countText(
      names.reduce((sum, name) => sum + (counts[name] ?? 0), 0),
      names.some((name) => boundCounts.includes(name)),
    );
  return (
    <Card aria-label={title}>
      <Heading>
        <Link to={at}>{title}</Link>
      </Heading>
      <Figure $small>{text(['all'])}</Figure>
      <Lines>
        {lines.map(({ label, view, counts: names }) => (
          <li key={view}>
            <Link to={`${at}?view=${view}`}>{label}</Link>
            <span>{text(names)}</span>
          </li>
        ))}
      </Lines>
    </Card>
  );
}
