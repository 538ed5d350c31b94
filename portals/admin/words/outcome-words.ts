import type { RuleOutcome, RuleStage } from '@domain/underwriting/configuration';
import type { StatusShape } from '@portals/ui/status-mark';

/** What a stage of the rules is called, on the rules' page and in a decision. */
export const STAGE_WORDS: Readonly<Record<RuleStage, string>> = {
  ELIGIBILITY: 'Eligibility',
  IDENTITY: 'Identity',
  CREDIT: 'Credit history',
  CAPACITY: 'Ability to repay',
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
