import type { Trouble } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Banner } from '@portals/ui/banner';
import { FlowShell, type FlowShellProps } from '@portals/ui/flow-shell';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { activation } from '../../stores/activation.store';
import { copy } from './copy';
import { useDetails } from './use-details';

const Told = styled.div`> * { margin-bottom: 16px; }`;

/** Steps with a question; the last one says that it is done. */
const STEPS = 4;

type ActivationPageProps = Pick<FlowShellProps, 'onBack' | 'footer' | 'form' | 'action'> & {
  step?: { at: number; about: keyof typeof copy.about };
  trouble?: Trouble | null;
  onAgain?: () => void;
  children: ReactNode;
};

/** A page of the activation in the frame of flows, with what happened to the plan meanwhile. */
export function ActivationPage({ step, trouble = null, onAgain, children, ...shell }: ActivationPageProps) {
  const details = useDetails();
  const { change } = useSnapshot(activation);
  const practice = details?.practiceName ?? copy.yourPractice;
  return (
    <FlowShell
      {...shell}
      practice={details ? { name: practice } : null}
      byline={copy.byline(details?.plan.name ?? null)}
      {...(step && { steps: { step: step.at, of: STEPS, about: copy.about[step.about] } })}
    >
      <TroubleBanner trouble={trouble} {...(onAgain && { onAgain })} />
      <Told aria-live="assertive">
        {change === 'plan' && <Banner severity="warning">{copy.changed(practice)}</Banner>}
        {change === 'figures' && <Banner severity="warning">{copy.figuresChanged}</Banner>}
      </Told>
      {children}
    </FlowShell>
  );
}
