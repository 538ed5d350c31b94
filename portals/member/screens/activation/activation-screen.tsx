import { memberPaths } from '@contract/membership/paths';
import { troubleOf } from '@portals/form/attempt';
import { copy as shell } from '@portals/shell/copy';
import { Ask, FlowShell, Why } from '@portals/ui/flow-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { Suspense, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { addressOfStep, flow, stepAt } from '../../activation-flow';
import { useCurrent } from '../../parts/current';
import { Gone } from '../../parts/offer/gone';
import { underWay } from '../../parts/standing';
import { loadDetails, openActivation } from '../../stores/activation.actions';
import { activation } from '../../stores/activation.store';
import { ActivationPage } from './activation-page';
import { copy } from './copy';
import { useDetails } from './use-details';

/** The activation of the plan that waits: one page a sub-step (membership §2 Member portal, decision 32). */
export function ActivationScreen() {
  const [search] = useSearchParams();
  const { outcome, change, happened, methodId, details: resource } = useSnapshot(activation);
  const details = useDetails();
  const current = useCurrent();
  const named = search.get('membership') ?? current?._id ?? null;
  useEffect(() => void openActivation(named), [named]);
  const wanted = search.get('pagePath');
  const step = stepAt(wanted, { isDone: outcome !== null, hasWay: methodId !== null });
  // Signed by a request whose answer this page has not seen: nothing is signed a second time.
  if (current && !outcome && underWay(current) === 'ACTIVATION') return <StillAsked practice={current.practiceName} />;
  if (change === 'withdrawn' && !outcome) {
    // Signed before this page was opened, here or elsewhere.
    if (!details && current?.status === 'ACTIVE')
      return <Navigate to={memberPaths.myMembership.href({}, { membership: current._id })} replace />;
    return (
      <FlowShell byline={copy.byline(null)} footer={<Home />}>
        <Gone happened={happened} practice={details?.practiceName ?? current?.practiceName} />
      </FlowShell>
    );
  }
  if (!details)
    return (
      <FlowShell byline={copy.byline(null)}>
        {resource.loading && <Skeleton lines={8} label={copy.reading} />}
        {resource.error && <Failed cause={resource.error} />}
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

function Failed({ cause }: { cause: Error }) {
  return (
    <ActivationPage trouble={troubleOf(cause)} onAgain={() => void loadDetails()}>
      {null}
    </ActivationPage>
  );
}

/** The plan is signed, and the bank has not said yet whether it pays. */
const StillAsked = ({ practice }: { practice: string }) => (
  <FlowShell practice={{ name: practice }} byline={copy.byline(null)} footer={<Home />}>
    <Ask>{copy.pendingTitle}</Ask>
    <Why>{copy.pending}</Why>
  </FlowShell>
);

const Home = () => (
  <RouterButton look="primary" wide to={memberPaths.welcome.href()}>
    {shell.home}
  </RouterButton>
);
