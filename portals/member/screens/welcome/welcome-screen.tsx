import { paths } from '@contract/paths';
import { copy as form } from '@portals/form/copy';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { NoticeActions } from '@portals/ui/notice-page';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { LastYear } from '../../parts/last-year';
import { MemberPage } from '../../parts/member-page';
import { NextVisit } from '../../parts/next-visit';
import { loadAhead, loadMemberships } from '../../stores/member.actions';
import { member } from '../../stores/member.store';
import { copy as words } from './ahead-copy';
import { copy } from './copy';
import { FinancingCard } from './financing-card';
import { GoodToKnow } from './good-to-know';
import { MembershipCard } from './membership-card';
import { NeedsAnswer, UnderWay } from './needs-answer';
import { NewHere } from './new-here';
import { PaymentsMonth } from './payments-month';
import { TreatmentNews } from './treatment-news';
import { YearAhead } from './year-ahead';

/** The member's home: what waits for them, what comes next, and each of their memberships (membership §2). */
export function WelcomeScreen() {
  const { memberships, ahead } = useSnapshot(member);
  const { data, loading, error } = memberships;
  useEffect(() => {
    void loadMemberships();
    void loadAhead();
  }, []);
  return (
    <MemberPage title={copy.hello(data?.[0]?.firstName)}>
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
      {data?.length === 0 && (
        <Card>
          <CardTitle>{copy.none}</CardTitle>
          <Note>{copy.noneText}</Note>
          <NoticeActions>
            <RouterButton look="primary" wide to={paths.signups.href()}>
              {copy.find}
            </RouterButton>
          </NoticeActions>
        </Card>
      )}
      <PortalColumns>
        <Stack>
          {data?.map((membership) => (
            <NeedsAnswer key={membership._id} membership={membership} />
          ))}
          {data?.map((membership) => (
            <UnderWay key={membership._id} membership={membership} />
          ))}
          {data?.map((membership) => (
            <TreatmentNews key={membership._id} membership={membership} />
          ))}
          {!ahead.data && ahead.loading && (
            <Card>
              <Skeleton lines={4} label={words.loading} />
            </Card>
          )}
          {!ahead.data && ahead.error && (
            <Banner severity="error" actions={<Button onClick={() => void loadAhead()}>{form.again}</Button>}>
              {ahead.error.message}
            </Banner>
          )}
          {ahead.data && <PaymentsMonth ahead={ahead.data} memberships={data ?? []} />}
          {ahead.data && <YearAhead ahead={ahead.data} memberships={data ?? []} />}
        </Stack>
        <Stack>
          {data?.map((membership) => (
            <NextVisit key={membership._id} membership={membership} />
          ))}
          {data?.map((membership) => (
            <LastYear key={membership._id} membership={membership} />
          ))}
          {data?.map((membership) => (
            <MembershipCard key={membership._id} membership={membership} />
          ))}
          {ahead.data?.financing && <FinancingCard financing={ahead.data.financing} />}
          {data && <NewHere memberships={data} />}
          {data && data.length > 0 && <GoodToKnow />}
        </Stack>
      </PortalColumns>
    </MemberPage>
  );
}
