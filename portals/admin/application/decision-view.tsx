import { codeWords } from '@domain/code-words';
import type { Purpose } from '@domain/underwriting/fields';
import { StatusMark } from '@portals/ui/status-mark';
import { useId } from 'react';
import styled from 'styled-components';
import { Columns, Facts, Quiet, Title } from '../person/layout';
import { LineSteps } from '../person/line-steps';
import { practiceMoment } from '../words/practice-time';
import { statusWords } from '../words/status-words';
import type { ShownDecision } from './application.store';
import { decidedByWords, noGradeWords } from './decision-words';
import { RuleTrace } from './rule-trace';

const Reasons = styled.ol`
  display: grid; gap: 12px; padding: 0; list-style: none;
  li > small { display: block; color: var(--ink-3); font-size: 12.5px; line-height: 17px; }
  code { font-family: var(--font-code); font-size: 12px; }
`;
const Hash = styled.code`font-family: var(--font-code); font-size: 12px; overflow-wrap: anywhere;`;

const purposes: Readonly<Record<Purpose, string>> = {
  NEW: 'New application',
  INCREASE: 'Limit increase request',
  REFRESH: 'Limit refresh',
};
const isStatus = (text: string): text is 'INCOMPLETE' | 'REVIEW' | 'APPROVED' | 'DENIED' =>
  ['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED'].includes(text);

/** A decision's first line: when, what for, and what came of it. */
export function decisionTitle(decision: ShownDecision, timeZone: string): string {
  const purpose =
    (purposes as Readonly<Record<string, string | undefined>>)[decision.purpose] ?? codeWords(decision.purpose);
  return `${practiceMoment(decision.decidedAt, timeZone)}, ${purpose.toLowerCase()}`;
}

type DecisionViewProps = { decision: ShownDecision; isCorrectionOpen?: boolean };

/** One decision with everything that led to it. */
export function DecisionView({ decision, isCorrectionOpen = false }: DecisionViewProps) {
  const rulesId = useId();
  return (
    <>
      <Columns>
        <Outcome decision={decision} isCorrectionOpen={isCorrectionOpen} />
        <Grade decision={decision} />
      </Columns>
      {decision.line && <LineSteps line={decision.line} grade={decision.grade} />}
      {decision.reasons.length > 0 && <ReasonList decision={decision} />}
      <RuleTrace trace={decision.trace} headingId={rulesId} />
      <Versions decision={decision} />
    </>
  );
}

function Outcome({ decision, isCorrectionOpen }: Required<DecisionViewProps>) {
  const { status } = decision;
  const hits = decision.trace.filter(({ result }) => result === 'hit').map(({ rule }) => rule);
  const note = isCorrectionOpen ? 'Unless corrected' : null;
  const words = isStatus(status) ? statusWords({ status, statusNote: note, flaggedAsFraud: false }) : null;
  return (
    <section>
      <Title>Outcome</Title>
      <Facts>
        <dt>Status</dt>
        <dd>
          {words ? (
            <StatusMark shape={words.shape} note={words.note}>
              {words.word}
            </StatusMark>
          ) : (
            codeWords(status)
          )}
        </dd>
        <dt>Decided by</dt>
        <dd>{decidedByWords(decision) ?? codeWords(decision.outcome)}</dd>
        {hits.length > 0 && (
          <>
            <dt>Rules triggered</dt>
            <dd>{hits.join(', ')}</dd>
          </>
        )}
        <dt>Credit file</dt>
        <dd>{decision.fileType ? codeWords(decision.fileType) : '–'}</dd>
      </Facts>
    </section>
  );
}

function Grade({ decision }: { decision: ShownDecision }) {
  return (
    <section>
      <Title>Grade</Title>
      {decision.grade === null && decision.gradeBase === null ? (
        <Quiet>{noGradeWords(decision)}</Quiet>
      ) : (
        <Facts>
          <dt>Grade from score</dt>
          <dd>{decision.gradeBase ?? '–'}</dd>
          {decision.adjustments.map(({ name, notches }) => [
            <dt key={`${name}-label`}>{name}</dt>,
            <dd key={`${name}-value`}>{notchWords(notches)}</dd>,
          ])}
          <dt>Grade</dt>
          <dd>
            <b>{decision.grade ?? 'Below the lowest grade'}</b>
          </dd>
        </Facts>
      )}
    </section>
  );
}

function notchWords(notches: number): string {
  const size = Math.abs(notches);
  if (size === 0) return 'No change';
  return `${size} ${size === 1 ? 'grade' : 'grades'} ${notches > 0 ? 'higher' : 'lower'}`;
}

function ReasonList({ decision }: { decision: ShownDecision }) {
  return (
    <section>
      <Title>Reasons</Title>
      <Reasons>
        {decision.reasons.map((reason) => (
          <li key={reason.code}>
            {reason.text}
            <small>
              {reason.internalText !== reason.text && `${reason.internalText} `}
              <code>{reason.code}</code>
            </small>
          </li>
        ))}
      </Reasons>
    </section>
  );
}

function Versions({ decision }: { decision: ShownDecision }) {
  return (
    <section>
      <Title>Decision inputs</Title>
      <Facts>
        <dt>Engine</dt>
        <dd>{decision.engineVersion}</dd>
        <dt>Risk profile</dt>
        <dd>
          {decision.riskProfile}, version {decision.riskProfileVersion}
        </dd>
        {decision.rates && (
          <>
            <dt>Rates</dt>
            <dd>{decision.rates}</dd>
          </>
        )}
        <dt>Configuration</dt>
        <dd>
          <Hash>{decision.configHash}</Hash>
        </dd>
        <dt>Inputs</dt>
        <dd>
          <Hash>{decision.inputsHash}</Hash>
        </dd>
      </Facts>
    </section>
  );
}
