import { toApiError } from '@portals/client/api-error';
import { loadChunk } from '@portals/shell/load-chunk';
import { lazy, Suspense, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useSnapshot } from 'valtio';
import { flow, type Shown } from '../../application-flow';
import { ApplySurroundings } from '../../flow/apply-surroundings';
import type { Arrival } from '../../guard';
import { apply } from '../../stores/apply.store';
import { tellStep } from '../../stores/host.actions';
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
    tellStep(flow.progressOf(step), flow.last);
  }, [step]);
  if (step === 'start') return <StartScreen />;
  const { screen: Screen } = flow.steps[step];
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
