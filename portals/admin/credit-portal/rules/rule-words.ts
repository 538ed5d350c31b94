import type { OnMissing, RuleOutcome, RuleStage } from '@domain/underwriting/configuration';
import { REASONS } from '@domain/underwriting/reasons';
import type { StatusShape } from '@portals/ui/status-mark';

/** The question that the rules of a stage answer, and what the stage is called. */
export const STAGE_WORDS: Readonly<Record<RuleStage, { title: string; name: string }>> = {
  ELIGIBILITY: { title: 'Eligibility', name: 'Eligibility' },
  IDENTITY: { title: 'Identity', name: 'Identity' },
  CREDIT: { title: 'Credit history', name: 'Credit' },
  CAPACITY: { title: 'Ability to repay', name: 'Capacity' },
};

export const OUTCOME_WORDS: Readonly<Record<RuleOutcome, { label: string; shape: StatusShape }>> = {
  DENY: { label: 'Deny', shape: 'denied' },
  REVIEW: { label: 'Review', shape: 'review' },
  KBA: { label: 'Ask identity questions', shape: 'pending' },
  PERSONA: { label: 'Ask for ID', shape: 'pending' },
  FREEZE: { label: 'Ask to lift freeze', shape: 'pending' },
  NEED_MORE_INFO: { label: 'Request information', shape: 'pending' },
  SSN_USED: { label: 'Verify SSN owner', shape: 'pending' },
  PEND_OUT_OF_STATE: { label: 'Verify state', shape: 'pending' },
  FRAUD_ALERT: { label: 'Resolve fraud alert', shape: 'fraud' },
  FLAG: { label: 'Flag for staff', shape: 'incomplete' },
};

export const MISSING_WORDS: Readonly<Record<OnMissing, string>> = {
  PASS: 'pass',
  REVIEW: 'review',
  HIT: 'treat as triggered',
};

/** A reason in the words that staff choose it by. */
export const reasonLabel = (code: string | null): string =>
  code === null
    ? 'no reason'
    : ((REASONS as Readonly<Record<string, { formC1Text: string }>>)[code]?.formC1Text ?? code);

/** The id of a rule or an adjustment as it reads in a list of changes: "Minimum income". */
export const entryWords = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
