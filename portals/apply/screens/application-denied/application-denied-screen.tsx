import { Button } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { ArrowUpRightIcon } from '@portals/ui/icons';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { useAttempt } from '../../flow/attempt';
import { FlowPage } from '../../flow/flow-page';
import { BackToPractice, Questions, Section } from '../../flow/outcome-parts';
import { TroubleBanner } from '../../flow/trouble-banner';
import { saveDocument } from '../../stores/agreement.actions';
import { apply } from '../../stores/apply.store';
import { copy } from './copy';
import { NextActs } from './next-acts';

const Reasons = styled.ol`
  li { padding: 18px 0; border-top: 1px solid var(--line); } li:last-child { border-bottom: 1px solid var(--line); }
  b { display: block; font-size: 17px; line-height: 24px; font-weight: 600; }
  p { display: flex; gap: 8px; margin-top: 8px; font-size: 15.5px; line-height: 22px; font-weight: 500; color: var(--primary-text); }
  svg { margin-top: 2px; }
`;
const Notice = styled.div`
  margin-top: 16px; font-size: 14px; line-height: 20px; color: var(--ink-2); --button-text: 14px;
`;

/** At most four principal reasons (12 CFR 1002.9(b)(2)). */
const REASONS_MAX = 4;

/** A denial in a calm voice: the reasons, what helps, the notice, and what can be done. No red. */
export function ApplicationDeniedScreen() {
  const { application, practice } = useSnapshot(apply);
  const notice = useAttempt(() => saveDocument('adverse-action-notice'));
  const outcome = application.data?.outcome;
  const reasons = outcome?.deniedReasons.slice(0, REASONS_MAX) ?? [];
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
      <Ask>{copy.ask}</Ask>
      <Why>{copy.why(practice.data?.PracticeName ?? 'your practice')}</Why>
      {reasons.length > 0 && (
        <>
          <Section>{copy.reasons}</Section>
          <Reasons>
            {reasons.map(({ code, text, howToImprove }) => (
              <li key={code}>
                <b>{text}</b>
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
        {copy.notice}{' '}
        {reasons.length > 0 && (
          <Button look="text" pending={notice.pending} pendingText={copy.opening} onClick={() => void notice.run()}>
            {copy.open}
          </Button>
        )}
        <TroubleBanner trouble={notice.trouble} onAgain={notice.again} />
      </Notice>
      <Section>{copy.next}</Section>
      <NextActs hasMismatches={(outcome?.mismatches.length ?? 0) > 0 && application.data?.pagePath === 'mismatches'} />
    </FlowPage>
  );
}
