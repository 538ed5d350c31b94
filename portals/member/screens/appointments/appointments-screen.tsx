import { copy as form } from '@portals/form/copy';
import { todayIn } from '@portals/format/today';
import { loadChunk } from '@portals/shell/load-chunk';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { Tabs } from '@portals/ui/tabs';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { ChooseMembership } from '../../parts/choose-membership';
import { useCurrent } from '../../parts/current';
import { HeldNotice } from '../../parts/held-notice';
import { MemberPage } from '../../parts/member-page';
import { isHeld } from '../../parts/visit-text';
import { ZoneNote } from '../../parts/zone-note';
import { loadMemberships } from '../../stores/member.actions';
import { member } from '../../stores/member.store';
import { copy } from './copy';
import { VisitsCalendar } from './visits-calendar';
import { type Visit, VisitsList } from './visits-list';

const AskDate = lazy(async () => ({
  default: (await loadChunk('ask-date', () => import('./ask-date'))).AskDate,
}));

/** The tabs stand on the page, not on a card. */
const OnPage = styled.div`--tabs-ground: var(--page);`;
const Panel = styled.div`margin-top: 16px;`;
const PANEL = 'visits-panel';

/** The treatments of the plan as visits: with a date, without one, to come later, and done; as a list or by month (membership §2). */
export function AppointmentsScreen() {
  const membership = useCurrent();
  const { loading, error, data } = useSnapshot(member).memberships;
  const [search, setSearch] = useSearchParams();
  useEffect(() => void loadMemberships(), []);
  const view = search.get('view') === 'calendar' ? 'calendar' : 'list';
  const asked = search.get('ask');
  const visits = membership?.priviagreements ?? [];
  const held = membership ? isHeld(membership) : false;
  const asking = visits.find(
    ({ _id, doneAt, scheduledDate }) => _id === asked && doneAt === null && !(held && scheduledDate === null),
  );

  const set = (name: 'view' | 'ask', value: string | null) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const ask = (visit: Visit) => set('ask', visit._id);
  return (
    <MemberPage title={copy.title}>
      <ChooseMembership />
      {error && (
        <Banner severity="error" actions={<Button onClick={() => void loadMemberships()}>{form.again}</Button>}>
          {error.message}
        </Banner>
      )}
      {!data && loading && (
        <Card>
          <Skeleton lines={4} label={copy.loading} />
        </Card>
      )}
      {data && visits.length === 0 && (
        <Card>
          <CardTitle>{copy.none}</CardTitle>
          <Note>{copy.noneText}</Note>
        </Card>
      )}
      {membership && visits.length > 0 && (
        <>
          <OnPage>
            <Tabs
              label={copy.title}
              tabs={[
                { key: 'list', label: copy.list },
                { key: 'calendar', label: copy.calendar },
              ]}
              value={view}
              onValue={(key) => set('view', key === 'list' ? null : key)}
              panelId={PANEL}
            />
          </OnPage>
          <Panel id={PANEL} role="tabpanel">
            <HeldNotice membership={membership} />
            <ZoneNote zone={membership.practiceZone} />
            {view === 'list' ? (
              <VisitsList membership={membership} today={todayIn(membership.practiceZone)} onAsk={ask} />
            ) : (
              <VisitsCalendar membership={membership} today={todayIn(membership.practiceZone)} onAsk={ask} />
            )}
          </Panel>
        </>
      )}
      {asking && membership && asking.appointmentStatus !== 'CONTACT_REQUESTED' && (
        <Suspense fallback={null}>
          <AskDate
            visit={asking}
            practice={membership.practiceName}
            phone={membership.practicePhone}
            onClose={() => set('ask', null)}
          />
        </Suspense>
      )}
    </MemberPage>
  );
}
