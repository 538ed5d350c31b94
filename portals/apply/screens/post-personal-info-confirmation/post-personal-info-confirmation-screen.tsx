import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useAttempt } from '../../flow/attempt';
import { FlowPage } from '../../flow/flow-page';
import { useGo } from '../../flow/go';
import { BackToPractice, Questions, Section } from '../../flow/outcome-parts';
import { apply } from '../../stores/apply.store';
import { finish } from '../../stores/decision.actions';
import { copy, type Reason, words } from './copy';

/** An application that waits: for a lifted freeze, for more information, or for a person of ours. */
export function PostPersonalInfoConfirmationScreen() {
  const outcome = useSnapshot(apply).application.data?.outcome;
  const go = useGo();
  const [isStill, setStill] = useState(false);
  const asking = useAttempt(async () => {
    const step = await finish();
    setStill(step === 'post-personal-info-confirmation');
    go({ step }, { replace: true });
  });
  const reason: Reason = outcome?.freeze ? 'freeze' : outcome?.needMoreInfo ? 'moreInformation' : 'review';
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
      <Section>{copy.head}</Section>
      <Numbered>
        {next.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {text}
          </li>
        ))}
      </Numbered>
    </FlowPage>
  );
}
