import { codeWords } from '../code-words';
import type { PagePath } from './steps';

/** Every act of an application's history, as staff read it. */
const actions = {
  STARTED: 'Application started',
  ANSWERS_SAVED: 'Answers saved',
  SSN_ENTERED: 'Social Security number entered',
  MISMATCH_CORRECTED: 'Differing answers corrected',
  IDENTITY_CHECK_OPENED: 'Identity check opened',
  APPROVED: 'Approved',
  DENIED: 'Denied',
  REVIEW: 'Sent to review',
  INCOMPLETE: 'More answers needed',
  CORRECTION_ASKED: 'Correction asked for',
  PATIENTFI_PLUS_ASKED: 'Asked for the second way to pay',
  AGREEMENT_SIGNED: 'Agreement signed',
  MORE_ASKED: 'Asked for what is missing',
  AMOUNT_OVERRIDDEN: 'Amount overridden by the finance partner',
  ARCHIVED: 'Archived',
  LIMIT_ENDED: 'Limit ended: a loan is more than 30 days late',
  NOTICE_RETURNED: 'Email with the notice came back',
  REVIEW_PROPOSED: 'Proposed to a second person',
  REVIEW_PROPOSAL_WITHDRAWN: 'Proposal withdrawn',
  REVIEW_PROPOSAL_REFUSED: 'Proposal turned down',
  ALERT_SETTLED: 'Fraud alert looked into, the person was reached',
  IDENTITY_BYPASSED: 'Identity taken as proven',
  REVIEW_WARNED: 'Waits for 20 days',
  REMINDED: 'Reminded of the sign-up',
  SAVED_FOR_LATER: 'Saved for later',
  SUMMARY_SENT: 'Summary sent',
  ACCOUNT_RENEWED: 'Account renewed',
  IDENTITY_VERIFIED: 'Identity verified',
  IDENTITY_NOT_CONFIRMED: 'Identity not confirmed',
  BANK_ADDED: 'Bank added',
  CARD_ADDED: 'Card added',
  QUESTIONS_PASSED: 'Questions passed',
  QUESTIONS_FAILED: 'Questions failed',
  PARTNER_LENDER_ASKED: 'Partner lender asked',
  PARTNER_LENDER_ANSWERED: 'Partner lender answered',
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
  'verification-questions': 'Knowledge questions asked',
  'post-personal-info-confirmation': 'More information needed',
  'verify-identity': 'Identity check needed',
  'duplicated-ssn': 'Social Security number belongs to another account',
  mismatches: 'Answers differ from the credit file',
  'patientfi-plus': 'Second way to pay offered',
};

/** What the partner lender answered, as the decision is stored. */
const partnerAnswers: Readonly<Record<string, string>> = {
  APPROVED: 'Offered a loan',
  DENIED: 'Offers no loan',
  FROZEN: 'Could not read the frozen credit file',
  REVIEW: 'A person there decides',
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
  credit_pull_consent: 'consent to the credit check',
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
