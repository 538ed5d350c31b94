import type { RuleOutcome } from '@domain/underwriting/configuration';
import { usd } from '@portals/format/usd';
import { Note } from '@portals/ui/card';
import { StatusMark, type StatusShape } from '@portals/ui/status-mark';
import styled from 'styled-components';
import { OUTCOME_WORDS } from '../../words/outcome-words';
import type { TriedAnswer, TriedSide } from './try-one.store';

const Side = styled.section`
  display: grid; gap: 4px; margin-top: 10px; padding: 12px; border-radius: 10px; box-shadow: inset 0 0 0 1px var(--line); font-size: 13.5px; line-height: 20px;
  h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 10px; font-size: 13.5px; font-weight: 600; }
  h3 small { font-size: 12.5px; font-weight: 400; color: var(--ink-3); }
  @media (forced-colors: active) { border: 1px solid; }
`;
const Trace = styled.ol`
  list-style: none; margin-top: 8px; font-size: 13px; line-height: 18px;
  li { display: grid; grid-template-columns: 22px minmax(0, 1fr) auto; gap: 2px 8px; padding: 6px 4px; border-bottom: 1px solid var(--line); }
  li > span:first-child { text-align: right; color: var(--ink-3); font-variant-numeric: tabular-nums; }
  li > em { grid-column: 2 / -1; font-style: normal; color: var(--ink-2); overflow-wrap: anywhere; }
  li[data-hit] { border-radius: 8px; background: var(--sunken); font-weight: 600; }
  li[data-moved] > em { color: var(--promo-text); }
`;

const STATUS: Readonly<Record<string, { shape: StatusShape; words: string }>> = {
  APPROVED: { shape: 'approved', words: 'Approved' },
  DENIED: { shape: 'denied', words: 'Denied' },
  REVIEW: { shape: 'review', words: 'In review' },
  INCOMPLETE: { shape: 'incomplete', words: 'Incomplete' },
};
/** What the patient is asked where neither is decided yet. */
const ASKED: Readonly<Record<string, string>> = {
  KBA: 'The patient gets identity questions from the credit file.',
  FREEZE: 'We ask the patient to lift the security freeze.',
  PERSONA: 'We ask the patient for a photo ID.',
  NEED_MORE_INFO: 'We ask the patient for more information.',
  REVIEW: 'The patient sees that we’re reviewing the application.',
};

function patientWords({ status, verdict, approvedCreditLine, patientReads }: TriedSide): string {
  if (status === 'APPROVED') {
    const why = patientReads.length === 0 ? '' : ` “${patientReads.join(' ')}”`;
    return `The patient sees: “You’re approved” for ${usd(approvedCreditLine)}.${why}`;
  }
  if (patientReads.length > 0) return `The patient sees: “${patientReads.join(' ')}”`;
  return ASKED[verdict] ?? 'The patient sees that we’re reviewing the application.';
}

function gradeWords({ fileType, gradeBase, grade, adjustments }: TriedSide): string {
  const file = fileType === 'THICK' ? 'Thick file' : 'Thin file';
  if (grade === null) return `${file}, no grade`;
  const moved = adjustments.map(({ name, notches }) => `${notches > 0 ? '+' : '−'}${Math.abs(notches)} ${name}`);
  return `${file}, grade ${gradeBase === grade || moved.length === 0 ? grade : `${gradeBase} → ${grade} (${moved.join(', ')})`}`;
}

function OneSide({ name, side }: { name: string; side: TriedSide }) {
  const { shape, words } = STATUS[side.status] ?? { shape: 'review' as const, words: side.status };
  return (
    <Side aria-label={name}>
      <h3>
        <StatusMark shape={shape}>{words}</StatusMark>
        <small>{name}</small>
      </h3>
      <p>{patientWords(side)}</p>
      <Note>{gradeWords(side)}</Note>
      {side.lowestRate !== null && (
        <Note>
          {side.plans} {side.plans === 1 ? 'plan' : 'plans'}, from {side.lowestRate.toFixed(2)}%
        </Note>
      )}
    </Side>
  );
}

type TriedAnswerProps = { answer: TriedAnswer; isChanged: boolean };

/** What both sides decide, and every rule with what it saw. */
export function TriedAnswerView({ answer: { published, draft, riskProfile }, isChanged }: TriedAnswerProps) {
  const before = new Map(published?.trace.map((one) => [one.ruleId, one]));
  const inForce = `${riskProfile.name}, version ${riskProfile.version}`;
  return (
    <>
      {published && <OneSide name={`In effect: ${inForce}`} side={published} />}
      {(isChanged || !published) && (
        <OneSide name={published ? 'Your edits' : `With the rest of ${inForce}`} side={draft} />
      )}
      <h3 style={{ marginTop: 16, fontSize: 14 }}>Every rule, in order</h3>
      <Trace>
        {draft.trace.map((one) => {
          const was = before.get(one.ruleId);
          const isMoved = published !== null && was?.result !== one.result;
          return (
            <li key={one.ruleId} data-hit={one.outcome === null ? undefined : ''} data-moved={isMoved ? '' : undefined}>
              <span>{one.place}</span>
              <span>{one.rule}</span>
              <Result result={one.result} outcome={one.outcome} />
              <em>
                {one.saw}
                {isMoved && (was ? `, in effect: ${RESULT_WORDS[was.result]}` : ', new')}
              </em>
            </li>
          );
        })}
      </Trace>
    </>
  );
}

type Result = TriedSide['trace'][number]['result'];
const RESULT_WORDS: Readonly<Record<Result, string>> = {
  hit: 'triggered',
  pass: 'passed',
  missing: 'missing',
  skipped: 'doesn’t apply',
};

function Result({ result, outcome }: { result: Result; outcome: string | null }) {
  if (outcome === null) return <span>{RESULT_WORDS[result]}</span>;
  const { label, shape } = OUTCOME_WORDS[outcome as RuleOutcome];
  return <StatusMark shape={shape}>{label}</StatusMark>;
}
