import { toApiError } from '@portals/client/api-error';
import { SurroundingsProvider } from '@portals/steps/surroundings';
import { UnknownPracticeStep } from '@portals/steps/unreachable/unknown-practice-step';
import { UnreachableStep } from '@portals/steps/unreachable/unreachable-step';
import { PortalTheme } from '@portals/theme/portal-theme';
import { Suspense, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useSnapshot } from 'valtio';
import { flow, type Shown } from '../enrollment-flow';
import type { Arrival } from '../guard';
import { store } from '../stores/enrollment.store';
import { host } from '../stores/host';
import { NeedsScreen } from './needs-screen';
import { useEnrollmentSurroundings } from './use-enrollment-surroundings';

function Step({ step }: { step: Shown }) {
  useEffect(() => host.tellStep(flow.progressOf(step), flow.last), [step]);
  if (step === 'start') return <NeedsScreen />;
  const { screen: StepScreen } = flow.steps[step];
  return <StepScreen key={step} />;
}

/** The enrollment of one practice: the step that the address and the server agree on. */
export function EnrollmentScreen() {
  // The loader of this route returns nothing else.
  const { step } = useLoaderData<Arrival>();
  const { place, enrollment } = useSnapshot(store);
  return (
    <PortalTheme brand="financing" density="flow">
      <SurroundingsProvider value={useEnrollmentSurroundings()}>
        <Suspense fallback={null}>
          {step === 'unreachable' ? (
            <UnreachableStep message={toApiError(place.error ?? enrollment.error).message} />
          ) : step === 'unknown' ? (
            <UnknownPracticeStep />
          ) : (
            <Step step={step} />
          )}
        </Suspense>
      </SurroundingsProvider>
    </PortalTheme>
  );
}
