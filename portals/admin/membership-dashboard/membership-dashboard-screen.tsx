import { memberStaffPaths } from '@contract/membership/staff-paths';
import { troubleOf } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate, monthYear } from '@portals/format/dates';
import { dayIn } from '@portals/format/today';
import { usdExact } from '@portals/format/usd';
import { Card, Heading, Note } from '@portals/ui/card';
import { FigureStrip } from '@portals/ui/detail-header';
import { PlusIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { useMembershipPractice } from '../staff/membership-practice';
import { zoneOfPractice } from '../staff/practices';
import { staff } from '../staff/staff.store';
import { UnpaidInvoices } from '../staff/unpaid-invoices';
import { usd } from '../words/amounts';
import { BarChart } from '../words/bar-chart';
import { memberStatusWord } from '../words/member-status';
import { loadFigures, loadVisits } from './day.actions';
import { day, type Figures } from './day.store';
import { NeedsCard } from './needs-card';
import { TodayCard } from './today-card';

const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr); gap: 16px; padding: 16px 24px 40px; align-items: start;
  > [data-whole] { grid-column: 1 / -1; }
  @media (max-width: 1023.98px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767.98px) { padding: 14px 16px 32px; }
`;
const Column = styled.div`
  display: grid; gap: 16px; min-width: 0;
  section > h2 + div { margin-top: 12px; }
`;
const Ledger = styled.dl`
  display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 8px 16px; margin-top: 10px; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums lining-nums;
  dd { text-align: right; }
`;
const REFRESH_MS = 60_000;

/** How the memberships of a practice, or of several at once, stand today (membership §2, §3 Dashboard summary). */
export function MembershipDashboardScreen() {
  const { practices, practiceId, maySell } = useMembershipPractice();
  const { person } = useSnapshot(staff);
  const { figures, visits } = useSnapshot(day);
  const asked = practiceId ?? '';
  useEffect(() => {
    const read = () => {
      void loadFigures(asked === '' ? [] : [asked]);
      if (asked !== '') void loadVisits(asked);
    };
    read();
    const timer = setInterval(() => document.visibilityState === 'visible' && read(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [asked]);
  const data = figures.data?.of === asked ? figures.data : null;
  const zone = zoneOfPractice(person, practiceId ?? null);
  const week = visits.data?.practiceId === asked ? visits.data : null;
  return (
    <>
      <StaffHead>
        <h1>Members today</h1>
        {data && (
          <Note>
            {civilDate(data.today)}
            {!practiceId && practices.length > 1 && ', all practices'}
          </Note>
        )}
        {maySell && (
          <RouterButton look="primary" icon={<PlusIcon size={16} />} to={memberStaffPaths.planBuilder.href()}>
            New plan
          </RouterButton>
        )}
      </StaffHead>
      {practices.length === 0 && (
        <Body>
          <Note>None of your practices offers memberships yet.</Note>
        </Body>
      )}
      {practices.length > 0 && (
        <>
          {data && <FigureStrip figures={figuresOf(data)} />}
          <UnpaidInvoices practiceId={practiceId ?? undefined} />
          <Body>
            {figures.error && (
              <div data-whole="">
                <TroubleBanner
                  trouble={troubleOf(figures.error)}
                  onAgain={() => void loadFigures(asked === '' ? [] : [asked])}
                />
              </div>
            )}
            {!data && !figures.error && <Skeleton lines={10} label="Loading figures" />}
            {data && (
              <Cards data={data} zone={zone}>
                {week && (
                  <TodayCard
                    visits={week.appointments.filter(
                      ({ scheduledDate }) =>
                        scheduledDate !== null && dayIn(scheduledDate, week.timezone) === week.today,
                    )}
                    zone={week.timezone}
                  />
                )}
              </Cards>
            )}
          </Body>
        </>
      )}
    </>
  );
}

function figuresOf({ summary, today }: Figures) {
  const month = monthYear(today.slice(0, 7)).replace(/ \d+$/, '');
  return [
    { label: 'Members with a plan', value: summary.totalMembers.toLocaleString('en-US') },
    { label: 'Expected monthly revenue', value: usd(summary.monthlyRevenueExpected) },
    { label: 'Upcoming treatments', value: summary.totalScheduledTreatments.toLocaleString('en-US') },
    { label: `Deposits in ${month}`, value: usd(summary.totalSentToProvider) },
    { label: 'Annual plan value', value: usd(summary.annualMembershipValue) },
    { label: `Sign-ups in ${month}`, value: summary.totalPriviSignUps.toLocaleString('en-US') },
  ];
}

function Cards({ data, zone, children }: { data: Figures; zone: string; children: ReactNode }) {
  const { needs, joined, left, statuses, months, summary, today } = data;
  const shown = statuses.filter(({ count }) => count > 0);
  return (
    <>
      <Column>
        {summary.totalMembers === 0 && shown.length === 0 ? (
          <Card aria-label="Get started">
            <Heading>Get started</Heading>
            <Note>No plans yet. Add your treatments, create a plan, and share your sign-up link.</Note>
            <RouterButton to={memberStaffPaths.planBuilder.href()}>Create plan</RouterButton>
          </Card>
        ) : (
          <NeedsCard needs={needs} zone={zone} />
        )}
        <Card aria-labelledby="billed">
          <Heading id="billed">Monthly billing</Heading>
          <BarChart
            label="Billed by month"
            headings={['Month', 'Billed']}
            bars={months.map(({ month, billed }) => ({
              key: month,
              name: monthYear(month),
              value: billed,
              text: usdExact(billed),
              cells: [usdExact(billed)],
            }))}
          />
          <Note>In dollars, excluding membership fees.</Note>
        </Card>
      </Column>
      <Column>
        {children}
        <Card aria-labelledby="changed">
          <Heading id="changed">Changes in {monthYear(today.slice(0, 7))}</Heading>
          <Ledger>
            <dt>New plans</dt>
            <dd>+{joined.count}</dd>
            <dd>+{usd(joined.monthly)}</dd>
            <dt>Ended plans</dt>
            <dd>−{left.count}</dd>
            <dd>−{usd(left.monthly)}</dd>
          </Ledger>
          <Note>Monthly value, excluding membership fees.</Note>
        </Card>
        <Card aria-labelledby="where">
          <Heading id="where">Members by status</Heading>
          {shown.length === 0 && <Note>No members yet.</Note>}
          <BarChart
            label="Members by status"
            headings={['Status', 'Members']}
            bars={shown.map(({ status, count }) => ({
              key: status,
              name: memberStatusWord(status),
              value: count,
              text: String(count),
              cells: [String(count)],
            }))}
          />
          <Link to={memberStaffPaths.members.href()}>View all members</Link>
        </Card>
      </Column>
    </>
  );
}
