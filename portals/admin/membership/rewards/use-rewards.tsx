import { memberStaffPaths } from '@contract/membership/staff-paths';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { planPage } from '../plan.store';
import type { ShownMembership, Sold } from '../plan-draft';
import { firstNameOf } from '../plan-words';
import { CertificateLists } from './certificate-lists';
import { MonthOfRewards } from './month-of-rewards';
import { PackageChoice } from './package-choice';
import { beginChoice, REWARDED_PRODUCTS, type ShownSuggestion } from './rewarded-plan';
import { loadCertificates } from './rewards.actions';
import { rewardsPage } from './rewards.store';
import { RewardsWho } from './rewards-who';
import { refusalWords } from './rewards-words';
import { useRewardActs } from './use-reward-acts';
import { type RewardPlan, useRewardPlan } from './use-reward-plan';

const Columns = styled.div`
  display: grid; grid-template-columns: 296px minmax(0, 1fr) 312px; flex: 1; min-height: 0;
  @media (max-width: 1240px) { grid-template-columns: minmax(0, 1fr); }
`;
const Part = styled.section`
  display: grid; align-content: start; grid-template-columns: minmax(0, 1fr); gap: 14px; padding: 18px 24px 28px;
  & + & { border-left: 1px solid var(--line); }
  @media (max-width: 1240px) { & + & { border-left: 0; border-top: 1px solid var(--line); } }
  @media (max-width: 767.98px) { padding: 14px 16px 20px; }
`;
const Buttons = styled.div`display: grid; gap: 8px;`;
const Top = styled.div`padding: 14px 24px 0; @media (max-width: 767.98px) { padding: 12px 16px 0; }`;

export type UseRewardsProps = {
  of: ShownMembership;
  zone: string;
  sold: readonly Sold[];
  suggestions: readonly ShownSuggestion[];
};

/** Certificates are chosen for a plan and used; the plan is worked out by the calculator that quotes use. */
export function UseRewards({ of, zone, sold, suggestions }: UseRewardsProps) {
  const plan = useRewardPlan({ of, zone, sold });
  const acts = useRewardActs(of, zone, plan);
  const { found } = useSnapshot(rewardsPage);
  const { choice } = plan;
  return (
    <>
      <Told of={of} acts={acts} />
      <Columns>
        <Part aria-label="Rewards member">
          <RewardsWho of={of} />
          {of.galderma && found.data?.member !== null && (
            <CertificateLists
              of={of}
              products={plan.products}
              used={plan.used.map(({ id }) => id)}
              onTick={plan.tick}
              onRetry={() => void loadCertificates(of, REWARDED_PRODUCTS)}
            />
          )}
        </Part>
        <Part aria-label="Matching packages">
          <PackageChoice
            suggestions={suggestions}
            choice={choice}
            hasPlan={plan.plan.rows.length > 0}
            onChoose={(suggestion) => plan.choose(suggestion && beginChoice(suggestion))}
            onTick={(ticked) => plan.choose(choice && { ...choice, ticked })}
          />
        </Part>
        <Month of={of} plan={plan} acts={acts} />
      </Columns>
    </>
  );
}

type Acts = ReturnType<typeof useRewardActs>;

/** What became of the rewards, and what is still waited for. */
function Told({ of, acts }: { of: ShownMembership; acts: Acts }) {
  const whole = of.galderma?.rewardErrors.find(({ certificateId }) => certificateId === null);
  return (
    <Top>
      {acts.isDone && (
        <Banner
          severity="success"
          actions={
            <RouterButton dense to={memberStaffPaths.planBuilder.href({}, { membership: of._id })}>
              Open plan
            </RouterButton>
          }
        >
          Rewards redeemed. The coupons are in {firstNameOf(of)}’s plan.
        </Banner>
      )}
      {acts.waiting && (
        <Banner
          severity="warning"
          actions={
            <Button dense pending={acts.acting === 'again'} pendingText="Checking" onClick={() => void acts.again()}>
              Check again
            </Button>
          }
        >
          The manufacturer hasn’t confirmed the rewards yet. We keep checking. The plan hasn’t changed, and nothing is
          redeemed twice.
        </Banner>
      )}
      {whole && <Banner severity="error">{refusalWords[whole.refusal]}</Banner>}
      {acts.trouble !== '' && <Banner severity="error">{acts.trouble}</Banner>}
    </Top>
  );
}

function Month({ of, plan, acts }: { of: ShownMembership; plan: RewardPlan; acts: Acts }) {
  const { calculation } = useSnapshot(planPage);
  const { canAsk, used } = plan;
  const isBusy = acts.acting !== null;
  return (
    <Part aria-label="Plan total">
      <MonthOfRewards
        name={firstNameOf(of)}
        calculation={canAsk ? calculation.data : null}
        isOld={calculation.loading}
        error={canAsk ? calculation.error?.message : undefined}
        coupons={used}
        onRetry={plan.calculate}
      />
      <Buttons>
        <Button
          look="primary"
          big
          pending={acts.acting === 'use'}
          pendingText="Redeeming"
          disabled={!canAsk || used.length === 0 || acts.waiting !== undefined || isBusy}
          onClick={() => void acts.use()}
        >
          Redeem rewards
        </Button>
        {plan.choice && (
          <Button
            pending={acts.acting === 'add'}
            pendingText="Adding"
            disabled={!canAsk || isBusy}
            onClick={() => void acts.add()}
          >
            Add package without rewards
          </Button>
        )}
      </Buttons>
    </Part>
  );
}
