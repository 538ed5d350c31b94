import { useAttempt } from '@portals/form/attempt';
import { Button, ButtonLink } from '@portals/ui/button';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { ExternalIcon } from '@portals/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { FlowPage } from '../flow-page';
import { Section } from '../outcome-parts';
import { useSurroundings } from '../surroundings';
import { copy } from './copy';

const Needs = styled.ul`
  display: grid; gap: 8px; padding-left: 22px; list-style: disc; font-size: 16px; line-height: 24px; color: var(--ink-2);
`;
const POLL_MS = 4_000;
/** The other tab may stay open for a quarter of an hour; after that the person asks. */
const POLLS_MAX = 225;

/** Asks for the result every few seconds while this page is in sight and the inquiry runs in another tab. */
function usePolling(isWaiting: boolean, poll: () => Promise<unknown>): void {
  const latest = useRef(poll);
  useEffect(() => {
    latest.current = poll;
  });
  useEffect(() => {
    if (!isWaiting) return;
    let left = POLLS_MAX;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      left -= 1;
      if (left === 0) clearInterval(timer);
      // The next turn tries again; the button tells what is wrong.
      void latest.current().catch(() => undefined);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

export type IdentityStepProps = {
  /** Address of the opened inquiry; null until it is known. */
  url: string | null;
  /** Opens or resumes the inquiry and goes on by itself when it was done before. */
  open: () => Promise<unknown>;
  /** Submits the result and goes on. False when there is none yet. `quiet` while another tab still has it open. */
  submit: (options: { quiet: boolean }) => Promise<boolean>;
};

/** What the identity check needs, its opening, and the way back from it. */
export function IdentityStep({ url, open: openInquiry, submit }: IdentityStepProps) {
  const { isEmbedded } = useSurroundings();
  const hasReturned = useSearchParams()[0].has('inquiry-id');
  const [isWaiting, setWaiting] = useState(false);
  const [isEarly, setEarly] = useState(false);

  const opening = useAttempt(openInquiry);
  const reading = useAttempt(async () => setEarly(!(await submit({ quiet: false }))));
  usePolling(isWaiting, () => submit({ quiet: true }));

  // A return without a result, a closed camera for example, leads back to the opening of the check.
  const returning = useAttempt(async () => {
    if (await submit({ quiet: false })) return;
    setEarly(true);
    await opening.run();
  });
  const arrive = hasReturned ? returning.run : opening.run;
  useEffect(() => {
    void arrive();
  }, [arrive]);

  const failed = [returning, reading, opening].find(({ trouble }) => trouble !== null);
  const tab = isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <FlowPage
      key={isWaiting ? 'waiting' : 'ready'}
      title={copy.title}
      trouble={failed?.trouble ?? null}
      onAgain={() => failed?.again()}
      footer={
        <>
          {isWaiting ? (
            <Button
              look="primary"
              big
              pending={reading.pending}
              pendingText={copy.checking}
              onClick={() => void reading.run()}
            >
              {copy.done}
            </Button>
          ) : url ? (
            <ButtonLink
              look="primary"
              big
              href={url}
              {...tab}
              onClick={() => setWaiting(isEmbedded)}
              icon={<ExternalIcon size={18} />}
            >
              {copy.open}
            </ButtonLink>
          ) : (
            <Button look="primary" big pending={opening.pending} pendingText={copy.opening} onClick={opening.again}>
              {copy.open}
            </Button>
          )}
          <FinePrint>{isEmbedded ? copy.newTab : copy.sameTab}</FinePrint>
        </>
      }
    >
      <Ask>{isWaiting ? copy.waitAsk : copy.ask}</Ask>
      <Why>{isWaiting ? copy.waitWhy : copy.why}</Why>
      <p role="status">{isEarly && copy.notYet}</p>
      {isWaiting && url ? (
        <a href={url} target="_blank" rel="noopener">
          {copy.openAgain}
        </a>
      ) : (
        <>
          <Section>{copy.need}</Section>
          <Needs>
            {copy.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Needs>
        </>
      )}
    </FlowPage>
  );
}
