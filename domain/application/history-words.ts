import { codeWords } from '../code-words';
import type { PagePath } from './steps';

/** Every act of an application's history, as staff read it. */
const actions = {
  STARTED: 'Application started',
  ANSWERS_SAVED: 'Answers saved',
  SSN_ENTERED: 'Social Security number entered',
  MISMATCH_CORRECTED: 'Mismatched answers corrected',
  IDENTITY_CHECK_OPENED: 'Identity check opened',
  APPROVED: 'Approved',
  DENIED: 'Denied',
  REVIEW: 'Sent to review',
  INCOMPLETE: 'More answers needed',
  CORRECTION_ASKED: 'Correction requested',
  PATIENTFI_PLUS_ASKED: 'PatientFi Plus requested',
  AGREEMENT_SIGNED: 'Agreement signed',
  MORE_ASKED: 'Missing information requested',
  AMOUNT_OVERRIDDEN: 'Amount overridden by the finance partner',
  ARCHIVED: 'Archived',
  LIMIT_ENDED: 'Limit ended: a loan is more than 30 days past due',
  NOTICE_RETURNED: 'Notice email bounced',
  REVIEW_PROPOSED: 'Submitted for second review',
  REVIEW_PROPOSAL_WITHDRAWN: 'Proposal withdrawn',
  REVIEW_PROPOSAL_REFUSED: 'Proposal rejected',
  ALERT_SETTLED: 'Fraud alert cleared: person reached',
  IDENTITY_BYPASSED: 'Identity confirmed manually',
  REVIEW_WARNED: 'Pending for 20 days',
  REMINDED: 'Sign-up reminder sent',
  SAVED_FOR_LATER: 'Saved for later',
  SUMMARY_SENT: 'Summary sent',
  ACCOUNT_RENEWED: 'Account renewed',
  IDENTITY_VERIFIED: 'Identity verified',
  IDENTITY_NOT_CONFIRMED: 'Identity not confirmed',
  BANK_ADDED: 'Bank added',
  CARD_ADDED: 'Card added',
  QUESTIONS_PASSED: 'Identity questions passed',
  QUESTIONS_FAILED: 'Identity questions failed',
  PARTNER_LENDER_ASKED: 'Sent to partner lender',
  PARTNER_LENDER_ANSWERED: 'Partner lender responded',
  PARTNER_OFFER_ACCEPTED: 'Partner offer accepted',
  PARTNER_OFFER_DECLINED: 'Partner offer declined',
  PARTNER_AGREEMENT_SIGNED: 'Partner agreement signed',
} as const;
/** An act that an application's history tells of. */
export type ApplicationAct = keyof typeof actions;

const warnings: ReadonlySet<string> = new Set<ApplicationAct>([
  'REVIEW',
  'LIMIT_ENDED',
  'NOTICE_RETURNED',
  'DENIED',
  'CORRECTION_ASKED',
  'MISMATCH_CORRECTED',
]);

/** Steps that a decision leads the applicant to, where they say more than the decision does. */
const steps: Readonly<Partial<Record<PagePath, string>>> = {
  'verification-questions': 'Identity questions asked',
  'post-personal-info-confirmation': 'More information needed',
  'verify-identity': 'Identity check needed',
  'duplicated-ssn': 'Social Security number belongs to another account',
  mismatches: 'Answers differ from the credit file',
  'patientfi-plus': 'PatientFi Plus offered',
};

/** What the partner lender answered, as the decision is stored. */
const partnerAnswers: Readonly<Record<string, string>> = {
  APPROVED: 'Offered a loan',
  DENIED: 'Declined',
  FROZEN: "Couldn't read the frozen credit file",
  REVIEW: 'Under review at the lender',
};

/** What happened, in words; a code that is not known yet is made readable. */
export function historyAction(action: string): string {
  return (actions as Readonly<Record<string, string | undefined>>)[action] ?? codeWords(action);
}

/** True for what needs a second look. */
export function isWarning(action: string): boolean {
  return warnings.has(action);
}

/** The note of an entry in words, null when it adds nothing. Notes are steps, lists of answers, or sentences of people. */
export function historyNote(action: string, note: string | null): string | null {
  if (!note) return null;
  if (action === 'ANSWERS_SAVED') return answerNames(note);
  if (action === 'PARTNER_LENDER_ANSWERED') return partnerAnswers[note] ?? note;
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(note))
    return (steps as Readonly<Record<string, string | undefined>>)[note] ?? null;
  return note;
}

/** Answers whose stored name is not the word that staff use; null where something else tells the same: another name, or the number's own entry. */
const answers: Readonly<Record<string, string | null>> = {
  ssn_last_four: null,
  ssn_vault_id: null,
  ssn_index: null,
  household_vault_id: 'spouse and patient details',
  credit_pull_consent: 'credit check consent',
  state_code: 'state',
  sort_name: null,
};

/** The history without entries that say nothing of their own: a save of the number alone has its entry already. */
export function toldHistory<Entry extends { readonly action: string; readonly note: string | null }>(
  history: readonly Entry[],
): Entry[] {
  return history.filter(({ action, note }) => action !== 'ANSWERS_SAVED' || !note || answerNames(note) !== '');
}

function answerNames(list: string): string {
  const stored = list.split(/,\s*/).map((name) => name.replace(/_(cents|at)$/, ''));
  const names = stored.map((name) => (name in answers ? answers[name] : name.replaceAll('_', ' ')));
  return codeWords([...new Set(names.filter(Boolean))].join(', '));
}
