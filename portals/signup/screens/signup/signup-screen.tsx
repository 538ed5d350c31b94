import { toApiError } from '@portals/client/api-error';
import { ReturnedTab } from '@portals/steps/identity/returned-tab';
import { SurroundingsProvider } from '@portals/steps/surroundings';
import { UnknownPracticeStep } from '@portals/steps/unreachable/unknown-practice-step';
import { UnreachableStep } from '@portals/steps/unreachable/unreachable-step';
import { PortalTheme } from '@portals/theme/portal-theme';
import { Suspense, useEffect, useRef } from 'react';
import { Navigate, useLoaderData } from 'react-router';
import { useSnapshot } from 'valtio';
import { addressOfStep } from '../../go';
import type { Arrival } from '../../guard';
import { flow, renewalScreen as RenewalScreen, type Shown } from '../../signup-flow';
import { host } from '../../stores/host';
import { hasSession } from '../../stores/signup.actions';
import { store } from '../../stores/signup.store';
import { PendingScreen } from '../pending/pending-screen';
import { StartScreen } from '../start/start-screen';
import { useSignupSurroundings } from './use-signup-surroundings';

function Screen({ step }: { step: Shown }) {
  const { renewal, signup } = useSnapshot(store);
  if (step === 'start') return <StartScreen />;
  if (step !== 'verification-code' && !hasSession() && !signup.data)
    return <Navigate to={addressOfStep('start')} replace />;
  const isUsedBySomebody = (step === 'denied' || step === 'waiting-confirmation') && signup.data?.application?.ssnUsed;
  if (renewal || isUsedBySomebody) return <RenewalScreen />;
  const { screen: StepScreen } = flow.steps[step];
  return <StepScreen key={step} />;
}

/** A step; while a decision is made waiting-confirmation covers it, and it keeps what was typed. */
function Step({ step }: { step: Shown }) {
  const isPending = useSnapshot(store).pending !== null;
  const asking = useRef(step);
  useEffect(() => {
    if (!isPending) asking.current = step;
    host.tellStep(flow.progressOf(step), flow.last);
  }, [step, isPending]);
  return (
    <>
      <div hidden={isPending} style={isPending ? undefined : { display: 'contents' }}>
        <Screen step={isPending ? asking.current : step} />
      </div>
      {isPending && <PendingScreen />}
    </>
  );
}

/** The sign-up of one practice, in its colour: the step that the address and the server agree on. */
export function SignupScreen() {
  // The loader of this route returns nothing else.
  const { step } = useLoaderData<Arrival>();
  const { practice, signup } = useSnapshot(store);
  return (
    <PortalTheme brand="provider" density="flow" primary={practice.data?.theme.primary}>
      <SurroundingsProvider value={useSignupSurroundings()}>
        <Suspense fallback={null}>
          {step === 'unreachable' ? (
            <UnreachableStep message={toApiError(practice.error ?? signup.error).message} />
          ) : step === 'unknown-practice' ? (
            <UnknownPracticeStep />
          ) : step === 'returned' ? (
            <ReturnedTab />
          ) : (
            <Step step={step} />
          )}
        </Suspense>
      </SurroundingsProvider>
    </PortalTheme>
  );
}
