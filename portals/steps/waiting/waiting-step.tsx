import { useAttempt } from '@portals/form/attempt';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { type ReactNode, useState } from 'react';
import { FlowPage } from '../flow-page';
import { BackToPractice, Questions, Section } from '../outcome-parts';
import { useSurroundings } from '../surroundings';
import { copy, type Reason, words } from './copy';

export type WaitingStepProps = {
  reason: Reason;
  /** Decides again after a lifted freeze. True when it still waits. */
  askAgain: () => Promise<boolean>;
  /** Over the steps that come next. */
  children?: ReactNode;
};

type Held = { freeze: boolean; needMoreInfo: boolean; pendOutOfState: boolean };

/** Why an application waits: a frozen file, more information, an address in another state, or a person of ours. */
export function reasonOf(outcome: Held | null | undefined): Reason {
  if (outcome?.freeze) return 'freeze';
  if (outcome?.needMoreInfo) return 'moreInformation';
  return outcome?.pendOutOfState ? 'outOfState' : 'review';
}

/** An application that waits: for a lifted freeze, for more information, or for a person of ours. */
export function WaitingStep({ reason, askAgain, children }: WaitingStepProps) {
  const [isStill, setStill] = useState(false);
  const asking = useAttempt(async () => setStill(await askAgain()));
  const { email } = useSurroundings();
  const { ask, why, next } = words[reason];
  return (
    <FlowPage
      title={copy.title}
      trouble={asking.trouble}
      onAgain={asking.again}
      footer={
        <>
          {reason === 'freeze' ? (
            <Button
              look="primary"
              big
              pending={asking.pending}
              pendingText={copy.asking}
              onClick={() => void asking.run()}
            >
              {copy.again}
            </Button>
          ) : (
            <BackToPractice />
          )}
          <Questions />
        </>
      }
    >
      <Ask>{ask}</Ask>
      <Why>{why}</Why>
      <div aria-live="polite">{isStill && <Banner>{copy.still}</Banner>}</div>
      {children}
      <Section>{copy.head}</Section>
      <Numbered>
        {(reason === 'freeze' ? next : [...next, email === null ? copy.unmailed : copy.mailed]).map(
          ({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              {text}
            </li>
          ),
        )}
      </Numbered>
    </FlowPage>
  );
}
