import type { Trouble } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useTabThing } from '@portals/shell/tab-thing';
import { Banner } from '@portals/ui/banner';
import { FlowShell, type FlowShellProps } from '@portals/ui/flow-shell';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './copy';

const Told = styled.div`> * { margin-bottom: 16px; }`;

export type OfferPageProps = Pick<FlowShellProps, 'onBack' | 'footer' | 'action' | 'steps'> & {
  practice: string | undefined;
  /** What happened while it was read. */
  told?: string | null;
  trouble?: Trouble | null;
  onAgain?: () => void;
  children: ReactNode;
};

/** A page of a flow in which something is looked at and signed. */
export function OfferPage({ practice, told = null, trouble = null, onAgain, children, ...shell }: OfferPageProps) {
  useTabThing(shell.steps?.about ?? practice);
  return (
    <FlowShell {...shell} practice={practice === undefined ? null : { name: practice }} byline={copy.membership}>
      <TroubleBanner trouble={trouble} {...(onAgain && { onAgain })} />
      <Told aria-live="assertive">{told && <Banner severity="warning">{told}</Banner>}</Told>
      {children}
    </FlowShell>
  );
}
