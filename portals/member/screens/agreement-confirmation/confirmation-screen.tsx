import { memberPaths } from '@contract/membership/paths';
import { troubleOf } from '@portals/form/attempt';
import { Ask, FlowShell, Why } from '@portals/ui/flow-shell';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { addressOfStep, flow, stepAt } from '../../agreement-confirmation-flow';
import { useCurrent } from '../../parts/current';
import { copy as mails } from '../../parts/mail-copy';
import { copy as shared } from '../../parts/offer/copy';
import { Gone } from '../../parts/offer/gone';
import { loadNextYear, openNextYear } from '../../stores/renewal.actions';
import { renewal } from '../../stores/renewal.store';
import { copy } from './copy';
import { useNextYear, YearPage } from './year-page';

/** Another year of a plan, which begins only with the member's signature: one page a sub-step (membership §2, decision 61). */
export function ConfirmationScreen() {
  const [search] = useSearchParams();
  const { outcome, change, happened, methodId, details: resource } = useSnapshot(renewal);
  const year = useNextYear();
  const named = search.get('membership');
  useEffect(() => void openNextYear(named), [named]);
  const wanted = search.get('pagePath');
  const isDone = outcome !== null || (year?.agreedAt ?? null) !== null;
  const step = stepAt(wanted, { isDone, hasWay: methodId !== null || year?.paysByHand === true });
  if (change === 'withdrawn' && !outcome)
    return happened && year ? <Over happened={happened} practice={year.practiceName} /> : <Nothing />;
  if (!year)
    return resource.error ? (
      <YearPage trouble={troubleOf(resource.error)} onAgain={() => void loadNextYear()}>
        {null}
      </YearPage>
    ) : (
      <FlowShell byline={shared.membership}>
        {resource.loading && <Skeleton lines={8} label={copy.reading} />}
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

/** It was answered, or began, while it was read. */
const Over = (of: ComponentProps<typeof Gone>) => (
  <FlowShell
    byline={shared.membership}
    footer={
      <RouterButton look="primary" wide to={memberPaths.myMembership.href()}>
        {shared.see}
      </RouterButton>
    }
  >
    <Gone {...of} />
  </FlowShell>
);

/** It is not the time to agree, or the plan does not run anymore. */
function Nothing() {
  const isMailed = Boolean(useCurrent()?.email);
  return (
    <FlowShell
      byline={shared.membership}
      footer={
        <RouterButton look="primary" wide to={memberPaths.myMembership.href()}>
          {shared.see}
        </RouterButton>
      }
    >
      <Ask>{copy.nothingTitle}</Ask>
      <Why>
        {copy.nothing} {mails.renewal(isMailed)}
      </Why>
    </FlowShell>
  );
}
