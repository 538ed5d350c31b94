import { Button, ButtonLink } from '@portals/ui/button';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { ExternalIcon } from '@portals/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { useAttempt } from '../../flow/attempt';
import { FlowPage } from '../../flow/flow-page';
import { useGo } from '../../flow/go';
import { Section } from '../../flow/outcome-parts';
import { hasSession } from '../../stores/application.actions';
import { apply } from '../../stores/apply.store';
import { openIdentity, submitIdentity } from '../../stores/decision.actions';
import { host } from '../../stores/host.actions';
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

/** The tab in which the inquiry was opened from a frame; the session is in the other one. */
function ReturnedTab() {
  return (
    <FlowPage title={copy.title}>
      <Ask>{copy.returnedAsk}</Ask>
      <Why>{copy.returnedWhy}</Why>
    </FlowPage>
  );
}

/** What the identity check needs, its opening, and the way back from it. */
function IdentityCheck() {
  const go = useGo();
  const { inquiry } = useSnapshot(apply);
  const { isEmbedded } = useSnapshot(host);
  const hasReturned = useSearchParams()[0].has('inquiry-id');
  const [isWaiting, setWaiting] = useState(false);
  const [isEarly, setEarly] = useState(false);

  async function readResult(quiet: boolean): Promise<void> {
    const step = await submitIdentity({ quiet });
    if (step !== 'verify-identity') return go({ step }, { replace: true });
    if (!quiet) setEarly(true);
  }
  const opening = useAttempt(async () => {
    const step = await openIdentity();
    if (step !== null && step !== 'verify-identity') go({ step }, { replace: true });
  });
  const reading = useAttempt(() => readResult(false));
  // A return without a result, a closed camera for example, leads back to the opening of the check.
  const returning = useAttempt(async () => {
    await readResult(false);
    if (apply.application.data?.pagePath === 'verify-identity') await opening.run();
  });
  usePolling(isWaiting, () => readResult(true));

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
          ) : inquiry ? (
            <ButtonLink
              look="primary"
              big
              href={inquiry.url}
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
      {isWaiting && inquiry ? (
        <a href={inquiry.url} target="_blank" rel="noopener">
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

export function VerifyIdentityScreen() {
  return hasSession() ? <IdentityCheck /> : <ReturnedTab />;
}
