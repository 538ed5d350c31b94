import { memberStaffPaths } from '@contract/membership/staff-paths';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ExternalIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { zoneOfPractice } from '../../staff/practices';
import { staff } from '../../staff/staff.store';
import { loadMembership, loadSettings } from '../plan.actions';
import { planPage, resetPlanPage } from '../plan.store';
import { nameOf } from '../plan-words';
import { loadSuggestions, openRewardsPage } from './rewards.actions';
import { resetRewardsPage, rewardsPage } from './rewards.store';
import { UseRewards } from './use-rewards';

const Body = styled.div`display: grid; gap: 14px; justify-items: start; padding: 18px 24px 40px;`;

/** Rewards of a manufacturer for the plan of one member: who, which certificates, which package, what it makes a month. */
export function RewardsScreen() {
  const [query] = useSearchParams();
  const id = query.get('membership') ?? '';
  const { membership, settings } = useSnapshot(planPage);
  const { suggestions } = useSnapshot(rewardsPage);
  const { person } = useSnapshot(staff);
  const of = membership.data?._id === id ? membership.data : null;
  const practiceId = of?.practiceId;
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    if (id !== '') void loadMembership(id);
    return () => {
      resetPlanPage();
      resetRewardsPage();
    };
  }, [id]);
  useEffect(() => {
    if (practiceId === undefined) return;
    void loadSettings(practiceId);
    void loadSuggestions(practiceId);
  }, [practiceId]);
  const error = membership.error ?? settings.error ?? suggestions.error;
  const isReady = settings.data !== null && settings.data.practiceId === practiceId && suggestions.data !== null;
  async function open() {
    setTrouble('');
    if (of)
      await openRewardsPage(of).catch((cause: unknown) => {
        setTrouble(cause instanceof Error ? cause.message : '');
      });
  }
  return (
    <>
      <StaffHead>
        <h1>Manufacturer rewards</h1>
        {of && <span>For {nameOf(of)}’s plan</span>}
        {of && (
          <Button icon={<ExternalIcon size={16} />} onClick={() => void open()}>
            Open manufacturer site
          </Button>
        )}
      </StaffHead>
      {trouble !== '' && (
        <Body>
          <Banner severity="error">{trouble}</Banner>
        </Body>
      )}
      {id === '' ? (
        <Body>
          <p>Rewards apply to one member’s plan. Open a member first.</p>
          <RouterButton to={memberStaffPaths.members.href()}>All members</RouterButton>
        </Body>
      ) : of && isReady && settings.data && suggestions.data ? (
        <UseRewards
          key={of._id}
          of={of}
          zone={zoneOfPractice(person, of.practiceId)}
          sold={settings.data.treatments}
          suggestions={suggestions.data}
        />
      ) : (
        <Body>
          {error ? (
            <Banner
              severity="error"
              actions={
                <Button
                  dense
                  onClick={() => {
                    void loadMembership(id);
                    if (practiceId === undefined) return;
                    void loadSettings(practiceId);
                    void loadSuggestions(practiceId);
                  }}
                >
                  Try again
                </Button>
              }
            >
              {error.message}
            </Banner>
          ) : (
            <Skeleton lines={8} label="Loading plan" />
          )}
        </Body>
      )}
    </>
  );
}
