import { onboardingPaths } from '@contract/onboarding/paths';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { LinkList } from '@portals/ui/link-list';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { practiceDay } from '../words/practice-time';
import { copy } from './copy';
import { ENROLLMENT_WORDS } from './management-view';
import { loadWaiting } from './onboarding.actions';
import { onboarding } from './onboarding.store';

const Part = styled.section`display: grid; gap: 10px;`;

/** Practices that enrolled themselves and wait for somebody: beside the leads of the sales team's system. */
export function WaitingLeads() {
  const { data, error } = useSnapshot(onboarding).waiting;
  const navigate = useNavigate();
  useEffect(() => void loadWaiting(), []);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Part aria-labelledby="waiting-title">
      <Heading as="h2" id="waiting-title">
        {copy.waiting}
      </Heading>
      {!data && !error && <Skeleton lines={3} label={copy.waitingLoads} />}
      {error && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void loadWaiting()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {data?.rows.length === 0 && <Note>{copy.waitingNone}</Note>}
      {data && data.rows.length > 0 && (
        <LinkList
          items={data.rows.map(({ _id, practiceName, enrollment, createdAt }) => ({
            key: _id,
            title: practiceName,
            detail: `${ENROLLMENT_WORDS[enrollment]}, signed ${practiceDay(createdAt, zone, data.today)}`,
            onPress: () => void navigate(onboardingPaths.lead.href(_id)),
          }))}
        />
      )}
      {data && data.total > data.rows.length && (
        <Link to={`${onboardingPaths.list.href()}?status=WAITING`}>{copy.waitingMore(data.total)}</Link>
      )}
    </Part>
  );
}
