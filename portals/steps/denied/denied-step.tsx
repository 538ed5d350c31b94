import { mayWaitHelp, usesReport } from '@domain/underwriting/file-reasons';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { ArrowUpRightIcon } from '@portals/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FlowPage } from '../flow-page';
import { BackToPractice, Questions, Section } from '../outcome-parts';
import { useSurroundings } from '../surroundings';
import { copy } from './copy';
import { NextActs } from './next-acts';
import { type Reason, toldReason } from './told-reason';

const Reasons = styled.ol`
  li { padding: 18px 0; border-top: 1px solid var(--line); } li:last-child { border-bottom: 1px solid var(--line); }
  b { display: block; font-size: 17px; line-height: 24px; font-weight: 600; }
  small { display: block; margin-top: 4px; font-size: 15.5px; line-height: 22px; color: var(--ink-2); }
  p { display: flex; gap: 8px; margin-top: 8px; font-size: 15.5px; line-height: 22px; font-weight: 500; color: var(--primary-text); }
  svg { margin-top: 2px; }
`;
const Notice = styled.div`
  margin-top: 16px; font-size: 14px; line-height: 20px; color: var(--ink-2); --button-text: 14px;
  /* In a line its height would tear the sentence apart. */
  > button { display: grid; width: fit-content; padding-left: 0; padding-right: 0; }
`;

/** At most four principal reasons (12 CFR 1002.9(b)(2)). */
const REASONS_MAX = 4;

export type DeniedStepProps = {
  ask: string;
  why: string;
  reasons: readonly Reason[];
  /** Saves the notice as a PDF; left out where there is none. */
  onNotice?: (() => Promise<unknown>) | undefined;
  /** Opens the differing answers; left out where none differ. */
  onCorrect?: (() => void) | undefined;
  /** Leads to the photo identity check; left out where it is not offered. */
  onPhoto?: (() => void) | undefined;
  /** Another way to pay that this flow offers. */
  offer?: ReactNode;
  tryAgainFrom?: string | null | undefined;
};

/** A denial in a calm voice: the reasons, what helps, the notice, and what can be done. No red. */
export function DeniedStep({
  ask,
  why,
  reasons: all,
  onNotice,
  onCorrect,
  onPhoto,
  offer,
  tryAgainFrom,
}: DeniedStepProps) {
  const { email } = useSurroundings();
  const notice = useAttempt(async () => onNotice?.());
  const reasons = all.slice(0, REASONS_MAX).map(toldReason);
  return (
    <FlowPage
      title={copy.title}
      footer={
        <>
          <BackToPractice />
          <Questions />
        </>
      }
    >
      <Ask>{ask}</Ask>
      <Why>{why}</Why>
      {reasons.length > 0 && (
        <>
          <Section>{copy.reasons}</Section>
          <Reasons>
            {reasons.map(({ code, text, fact, howToImprove }) => (
              <li key={code}>
                <b>{text}</b>
                {fact && <small>{fact}</small>}
                {howToImprove && (
                  <p>
                    <ArrowUpRightIcon size={18} />
                    <span>{howToImprove}</span>
                  </p>
                )}
              </li>
            ))}
          </Reasons>
        </>
      )}
      <Notice>
        {email === null ? (onCorrect ? copy.laterNoEmail : copy.noEmail) : onCorrect ? copy.later : copy.notice}
        {onNotice && (
          <Button look="text" pending={notice.pending} pendingText={copy.opening} onClick={() => void notice.run()}>
            {copy.open}
          </Button>
        )}
        <TroubleBanner trouble={notice.trouble} onAgain={notice.again} />
      </Notice>
      <Section>{copy.next}</Section>
      <NextActs
        onCorrect={onCorrect}
        onPhoto={onPhoto}
        offer={offer}
        tryAgainFrom={mayWaitHelp(all) ? tryAgainFrom : null}
        hasReport={usesReport(all)}
      />
    </FlowPage>
  );
}
