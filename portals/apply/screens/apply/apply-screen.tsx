import { toApiError } from '@portals/client/api-error';
import { loadChunk } from '@portals/shell/load-chunk';
import { lazy, Suspense, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useSnapshot } from 'valtio';
import { ApplySurroundings } from '../../flow/apply-surroundings';
import type { Arrival } from '../../guard';
import { LAST_STEP, progressOf, stepScreens } from '../../step-screens';
import { apply } from '../../stores/apply.store';
import { tellStep } from '../../stores/host.actions';
import type { Shown } from '../../stores/steps';
import { StartScreen } from '../start/start-screen';

const UnreachableStep = lazy(async () => ({
  default: (await loadChunk('unreachable', () => import('@portals/steps/unreachable/unreachable-step')))
    .UnreachableStep,
}));
const UnknownPracticeStep = lazy(async () => ({
  default: (await loadChunk('unknown-practice', () => import('@portals/steps/unreachable/unknown-practice-step')))
    .UnknownPracticeStep,
}));

function Step({ step }: { step: Shown }) {
  useEffect(() => {
    tellStep(progressOf(step), LAST_STEP);
  }, [step]);
  if (step === 'start') return <StartScreen />;
  const Screen = stepScreens[step];
  return <Screen />;
}

/** The application of one practice: the step that the address and the server agree on. */
export function ApplyScreen() {
  // The loader of this route returns nothing else.
  const arrival = useLoaderData<Arrival>();
  const { practice, application } = useSnapshot(apply);
  const failure = practice.error ?? application.error;
  return (
    <ApplySurroundings>
      <Suspense fallback={null}>
        {arrival.step === 'unreachable' ? (
          <UnreachableStep message={toApiError(failure).message} />
        ) : arrival.step === 'unknown-practice' ? (
          <UnknownPracticeStep />
        ) : (
          <Step step={arrival.step} />
        )}
      </Suspense>
    </ApplySurroundings>
  );
}
