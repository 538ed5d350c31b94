import { paths } from '@contract/paths';
import type { Trouble } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useTabThing } from '@portals/shell/tab-thing';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { FlowShell, type FlowShellProps } from '@portals/ui/flow-shell';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { activation } from '../../stores/activation.store';
import { copy } from './copy';
import { useDetails } from './use-details';

const Told = styled.div`> * { margin-bottom: 16px; }`;

/** Steps with a question; the last one says that it is done. */
const STEPS = 4;

type ActivationPageProps = Pick<FlowShellProps, 'onBack' | 'footer' | 'form'> & {
  step?: { at: number; about: keyof typeof copy.about };
  trouble?: Trouble | null;
  onAgain?: () => void;
  children: ReactNode;
};

/** A page of the activation in the frame of flows, with what happened to the plan meanwhile. A question may be left for later. */
export function ActivationPage({ step, trouble = null, onAgain, children, ...shell }: ActivationPageProps) {
  const details = useDetails();
  const { change } = useSnapshot(activation);
  const navigate = useNavigate();
  const practice = details?.practiceName ?? copy.yourPractice;
  useTabThing(step ? copy.about[step.about] : details?.practiceName);
  return (
    <FlowShell
      {...shell}
      practice={details ? { name: practice } : null}
      byline={copy.byline(details?.plan.name ?? null)}
      {...(step && {
        steps: { step: step.at, of: STEPS, about: copy.about[step.about] },
        action: (
          <Button look="quiet" onClick={() => void navigate(paths.member.welcome.href())}>
            {copy.later}
          </Button>
        ),
      })}
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
