import { memberPaths } from '@contract/membership/paths';
import { troubleOf } from '@portals/form/attempt';
import { FlowShell } from '@portals/ui/flow-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { copy as shared } from '../../parts/offer/copy';
import { Gone } from '../../parts/offer/gone';
import { addressOfStep, flow, stepAt } from '../../plan-change-flow';
import { loadChange, openPlanChange } from '../../stores/plan-change.actions';
import { planChange } from '../../stores/plan-change.store';
import { ChangePage, useChange } from './change-page';
import { copy } from './copy';

/** A changed plan beside the one that runs, to be accepted or not: one page a sub-step (membership §2, decision 56). */
export function PlanChangeScreen() {
  const [search] = useSearchParams();
  const { outcome, change, happened, methodId, details: resource } = useSnapshot(planChange);
  const details = useChange();
  const named = search.get('membership');
  useEffect(() => void openPlanChange(named), [named]);
  // Somebody who comes back to this page sees what became of the change meanwhile.
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && !planChange.outcome && loadChange());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const wanted = search.get('pagePath');
  const step = stepAt(wanted, {
    isDone: outcome !== null,
    hasWay: methodId !== null || resource.data?.paysByHand === true,
  });
  if (change === 'withdrawn' && !outcome) return <Withdrawn practice={details?.practiceName} happened={happened} />;
  if (!details)
    return (
      <FlowShell byline={shared.membership}>
        {resource.loading && <Skeleton lines={8} label={copy.reading} />}
        {resource.error && (
          <ChangePage trouble={troubleOf(resource.error)} onAgain={() => void loadChange()}>
            {null}
          </ChangePage>
        )}
      </FlowShell>
    );
  // Replaced, so that Back leads out of a place that was left and not into it again.
  if (wanted !== null && wanted !== step) return <Navigate to={addressOfStep(step)} replace />;
  const Step = flow.steps[step].screen;
  return (
    <Suspense fallback={null}>
      <Step />
    </Suspense>
  );
}

/** The change is not there to be answered anymore, or there was none when the page was opened. */
function Withdrawn({ practice, happened }: ComponentProps<typeof Gone>) {
  return (
    <FlowShell
      practice={practice === undefined ? null : { name: practice }}
      byline={shared.membership}
      footer={
        <RouterButton look="primary" wide to={memberPaths.myMembership.href()}>
          {shared.see}
        </RouterButton>
      }
    >
      <Gone happened={happened} practice={practice} />
    </FlowShell>
  );
}
