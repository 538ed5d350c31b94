import type { OnMissing, RuleOutcome, RuleStage } from '@domain/underwriting/configuration';
import { REASONS } from '@domain/underwriting/reasons';
import type { StatusShape } from '@portals/ui/status-mark';

/** The question that the rules of a stage answer, and what the stage is called. */
export const STAGE_WORDS: Readonly<Record<RuleStage, { question: string; name: string }>> = {
  ELIGIBILITY: { question: 'May this person apply?', name: 'Eligibility' },
  IDENTITY: { question: 'Is it really them?', name: 'Identity' },
  CREDIT: { question: 'How have they paid?', name: 'Credit' },
  CAPACITY: { question: 'Can they carry it?', name: 'Capacity' },
};

export const OUTCOME_WORDS: Readonly<Record<RuleOutcome, { label: string; shape: StatusShape }>> = {
  DENY: { label: 'Deny', shape: 'denied' },
  REVIEW: { label: 'Review', shape: 'review' },
  KBA: { label: 'Ask questions', shape: 'pending' },
  PERSONA: { label: 'Ask for ID', shape: 'pending' },
  FREEZE: { label: 'Ask to unfreeze', shape: 'pending' },
  NEED_MORE_INFO: { label: 'Ask for more', shape: 'pending' },
  SSN_USED: { label: 'Ask who owns it', shape: 'pending' },
  PEND_OUT_OF_STATE: { label: 'Ask about the state', shape: 'pending' },
  FRAUD_ALERT: { label: 'Call about fraud', shape: 'fraud' },
  FLAG: { label: 'Tell staff', shape: 'incomplete' },
};

export const MISSING_WORDS: Readonly<Record<OnMissing, string>> = {
  PASS: 'pass',
  REVIEW: 'review',
  HIT: 'as if it were so',
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
