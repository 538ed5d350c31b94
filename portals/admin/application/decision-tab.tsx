import styled from 'styled-components';
import { Body, Quiet } from '../person/layout';
import { heldLimitWords } from '../words/amounts';
import type { ShownDecision } from './application.store';
import { DecisionView, decisionTitle } from './decision-view';

const Newest = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px; > h2 { font: 600 20px/26px var(--font-voice); }`;
const Older = styled.details`
  border-top: 1px solid var(--line); padding-top: 14px;
  summary { cursor: pointer; min-height: 32px; font-weight: 600; }
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px; padding-top: 14px; }
`;

export type DecisionTabProps = {
  decisions: readonly ShownDecision[];
  /** True while a correction may still turn the newest decision around. */
  isCorrectionOpen: boolean;
  /** The limit as it is today; null without one. */
  limit: number | null;
  timeZone: string;
};

/** Every decision of an application, newest first; the older ones folded. */
export function DecisionTab({ decisions, isCorrectionOpen, limit, timeZone }: DecisionTabProps) {
  const [newest, ...older] = decisions;
  if (!newest) {
    return (
      <Body>
        <Quiet>No decision yet. We’ll decide once the applicant has answered everything.</Quiet>
      </Body>
    );
  }
  const heldLimit = heldLimitWords(limit, newest.line?.approved ?? null);
  return (
    <Body>
      <Newest>
        <h2>{decisionTitle(newest, timeZone)}</h2>
        {heldLimit && <Quiet>{heldLimit}</Quiet>}
        <DecisionView decision={newest} isCorrectionOpen={isCorrectionOpen} />
      </Newest>
      {older.map((decision) => (
        <Older key={decision._id}>
          <summary>{decisionTitle(decision, timeZone)}</summary>
          <div>
            <DecisionView decision={decision} />
          </div>
        </Older>
      ))}
    </Body>
  );
}
