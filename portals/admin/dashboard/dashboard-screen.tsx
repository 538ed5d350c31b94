import { civilDate } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PracticeChoice } from '../frame/practice-choice';
import { useListedPractices } from '../staff/listed-practices';
import { staff } from '../staff/staff.store';
import { ApplicationsCard, ChosenCard, CostsCard, PayoutsCard, SalesCard, WaitingCard } from './cards';
import { followFigures, loadFigures } from './dashboard.actions';
import { dashboard } from './dashboard.store';

const Body = styled.div`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; padding: 16px 24px 40px; align-content: start;
  > * { grid-column: 1 / -1; } > section { grid-column: auto; } > [data-wide] { grid-column: 1 / -1; }
  @media (max-width: 1180px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 767.98px) { padding: 14px 16px 32px; }
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`;
const State = styled.p`font-size: 13px; line-height: 18px; color: var(--ink-2);`;

/** How a practice stands today, as it changes. */
export function DashboardScreen() {
  const { practiceId } = useSnapshot(staff);
  const { isLive, figures } = useSnapshot(dashboard);
  const practices = useListedPractices();
  const chosenId = practices.length === 1 ? practices[0]?._id : practices.find(({ _id }) => _id === practiceId)?._id;
  useEffect(() => (chosenId ? followFigures(chosenId) : undefined), [chosenId]);
  const day = figures.data && chosenId ? civilDate(figures.data.today) : undefined;
  return (
    <>
      <StaffHead>
        <h1>Today</h1>
        {day && (
          <State>
            {day}
            {isLive ? ', updates automatically' : ', updates paused'}
          </State>
        )}
      </StaffHead>
      <Body>
        {chosenId ? (
          <PracticeToday practiceId={chosenId} />
        ) : (
          <PracticeChoice
            id="today-practice"
            question="Choose a practice"
            why="Today shows one practice at a time. Lists and reports can show all practices together."
            practices={practices}
          />
        )}
      </Body>
    </>
  );
}

function PracticeToday({ practiceId }: { practiceId: string }) {
  const { data, error } = useSnapshot(dashboard).figures;
  if (!data || data.practice._id !== practiceId) {
    if (!error) return <Skeleton lines={8} label="Loading today’s figures" />;
    const retry = (
      <Button dense onClick={() => void loadFigures(practiceId)}>
        Try again
      </Button>
    );
    return (
      <Banner severity="error" actions={retry}>
        {error.message}
      </Banner>
    );
  }
  const { applications, waiting, payouts, sales, chosen, costs } = data;
  return (
    <>
      {applications && <ApplicationsCard {...applications} />}
      {waiting && <WaitingCard {...waiting} />}
      {payouts && <PayoutsCard {...payouts} today={data.today} />}
      {sales && <SalesCard {...sales} />}
      {chosen && <ChosenCard plans={chosen} />}
      {costs && <CostsCard {...costs} />}
    </>
  );
}
