import type { Language } from '@contract/language';
import type { PartnerLoanStatus } from '@domain/application/partner-loan';
import type { ApplicationPurpose } from '@domain/application/reapply';
import type { PartnerPayoutStatus } from '@domain/funding/partner-payout';
import type { PersonalColumn } from '@domain/personal-fields';

/** Borrowers, applications and decisions. Amounts are integer cents; days are YYYY-MM-DD. */

/** A person; who they are and where they live stands in the columns of `personalFields`. */
export type BorrowerTable = {
  id: string;
  user_reference: string;
  /** Lower case; empty for a sign-up by phone that has not given one. A key to the account only when verified. */
  email: string;
  email_verified_at: string | null;
  /** Of the texts for this person. */
  language: Language;
  phone: string | null;
  phone_verified_at: string | null;
  ssn_vault_id: string | null;
  ssn_last_four: string | null;
  /** Blind index of the full number, once an approval has bound it to this person. */
  ssn_index: string | null;
  /** Blind index of the bureau's number of the consumer, once an approval has bound it to this person. */
  consumer_index: string | null;
  account_number: string | null;
  practice_id: string | null;
  identity_verified_at: string | null;
  v2_allowed: number;
  on_hold: number;
  flagged_fraud: number;
  deceased: number;
  /** What staff recorded of them and is in force, as `statesOf` reads it. */
  states: string;
  is_deleted: number;
  is_bank_added: number;
  created_at: string;
  version: number;
} & { [C in PersonalColumn]: string | null };

/** The last number given out, for example of applications. */
export type CounterTable = { name: string; value: number };

/** A begun application before its address is proven: holds nothing but the address and the practice. */
export type ApplicationStartTable = {
  id: string;
  practice_id: string;
  enrollment: 'APPLICATIONS' | 'MEMBERSHIPS';
  email: string | null;
  phone: string | null;
  requested_amount_cents: number | null;
  created_at: string;
};

export type ApplicationTable = {
  id: string;
  number: number;
  borrower_id: string;
  practice_id: string;
  enrollment: 'APPLICATIONS' | 'MEMBERSHIPS';
  status: 'INCOMPLETE' | 'REVIEW' | 'APPROVED' | 'DENIED';
  status_note: string | null;
  page_path: string;
  requested_amount_cents: number | null;
  annual_income_cents: number | null;
  is_married: number | null;
  /** Encrypted JSON of spouse and patient answers; never an input of the decision. */
  household_vault_id: string | null;
  credit_pull_consent_at: string | null;
  freeze: number;
  need_more_info: number;
  /** When the practice dismissed the fraud alert of a sign-up. */
  alert_dismissed_at: string | null;
  /** The day on which the practice last reminded whoever began a sign-up. */
  reminded_on: string | null;
  persona_required: number;
  kba_required: number;
  kba_passed: number | null;
  identity_verified: number;
  ssn_used: number;
  duplicate_of_borrower_id: string | null;
  pend_out_of_state: number;
  fraud_alert: number;
  mismatches: string;
  tries: number;
  saved_for_later: number;
  inquiry_id: string | null;
  exam_vault_id: string | null;
  /** `{examId, answers}` of the open exam as far as they are given; JSON of the vendor's ids. */
  exam_answers: string | null;
  patientfi_plus_asked_at: string | null;
  /** Encrypted bureau file of the last pull, so that KBA and identity results decide on the same file. */
  bureau_vault_id: string | null;
  decision_id: string | null;
  grade: string | null;
  approved_line_cents: number | null;
  contract_number: string | null;
  agreement_signed_at: string | null;
  /** Lower-case name for sorting. */
  sort_name: string;
  created_at: string;
  submitted_at: string | null;
  purpose: ApplicationPurpose;
  /** The earlier application that a further one follows. */
  follows_id: string | null;
  version: number;
};

export type ApplicationHistoryTable = {
  id: string;
  application_id: string;
  action: string;
  actor_kind: string;
  actor_name: string;
  note: string | null;
  at: string;
  /** Place in the history of its application, from 1; 0 on entries from before the column. */
  seq: number;
};

/** What became of the email with an adverse action notice. */
export type NoticeDeliveryTable = {
  /** Of the message. */
  id: string;
  application_id: string;
  document_id: string;
  queued_at: string;
  /** When the applicant's mail server took it. */
  sent_at: string | null;
  /** When it said that nobody has this address. */
  returned_at: string | null;
  return_reason: string | null;
};

/** The letter to a borrower's spouse that credit was extended, and what became of it. */
export type SpouseNoticeTable = {
  id: string;
  borrower_id: string;
  practice_id: string;
  /** The loan of ours; else the application that the partner lender's stands on. */
  transaction_id: string | null;
  application_id: string | null;
  document_id: string;
  /** Sealed name and address. */
  recipient_vault_id: string;
  /** 1, and one more for each further address. */
  attempt: number;
  queued_at: string;
  /** When it was last handed to the outbox. */
  asked_at: string;
  /** When the letter company took it, under which number, and by when it arrives. */
  posted_at: string | null;
  letter_id: string | null;
  expected_on: string | null;
  /** When the company refused the address. */
  refused_at: string | null;
  refused_reason: string | null;
  version: number;
};

/** What somebody proposes about an application in review; open until somebody else answers, or something else happens. */
export type ReviewProposalTable = {
  id: string;
  application_id: string;
  action: 'APPROVE' | 'DENY';
  /** Codes of reasons, as JSON. */
  reasons: string;
  /** How they made sure who a person under a fraud alert is. */
  identity_step: string | null;
  staff_id: string;
  at: string;
  settled_at: string | null;
};

/** Words of a name, number and e-mail for prefix search inside a practice. */
export type ApplicationTokenTable = { practice_id: string; token: string; application_id: string };

/** What lists sort and filter by, of each application; the database keeps it by triggers. */
export type ListedApplicationTable = {
  id: string;
  borrower_id: string;
  practice_id: string;
  /** Enrollment and side of the sell percentage: `APPLICATIONS:full`, `MEMBERSHIPS:partner`. */
  side_key: string;
  /** Enrollment and practice. */
  practice_key: string;
  number: number;
  /** As it is shown: a denial with an open correction is INCOMPLETE. */
  status: string;
  grade: string | null;
  state_code: string | null;
  is_member: number;
  sort_name: string;
  requested_cents: number | null;
  limit_cents: number | null;
  available_cents: number | null;
  line_ends_on: string | null;
  /** 1 once the last day of the line is over where its borrower lives. */
  line_ended: number;
  created_at: string;
};

/** A person at a practice where they applied or bought. */
export type ListedBorrowerTable = {
  /** Borrower and practice. */
  id: string;
  borrower_id: string;
  practice_id: string;
  /** Side of the sell percentage: `full` or `partner`. */
  side_key: string;
  /** By its words the person is found. */
  application_id: string;
  sort_name: string;
  /** `LINE` with a credit line, else `NONE`. */
  account: string;
  limit_cents: number | null;
  state_code: string | null;
  on_hold: number;
  flagged: number;
  archived: number;
  created_at: string;
};

export type DecisionTable = {
  id: string;
  application_id: string;
  purpose: string;
  as_of: string;
  engine_version: string;
  risk_profile_id: string;
  risk_profile_version: number;
  /** Null on decisions from before the column. */
  product_group_id: string | null;
  /** Of the exact configuration: the profile's version with this product group. */
  config_hash: string;
  /** JSON of the table versions it used, each with its hash; null on decisions from before the column. */
  table_versions: string | null;
  inputs_vault_id: string;
  inputs_hash: string;
  status: string;
  /** JSON of the decision without inputs: trace, grade, line steps, reasons. */
  record: string;
  /** The TruValidate session that the fraud check was asked with; null without one, as where a person decided. */
  device_session: string | null;
  created_at: string;
};

/** A rule that a decision met. */
export type RuleMetTable = { decision_id: string; ruleset_id: string; rule_id: string; decided_at: string };

/** A published configuration, stored once by the hash of its canonical JSON. */
export type RiskConfigurationTable = { hash: string; body: string; created_at: string };

/** How practices narrow the products of a group; named by its content, never changed. */
export type OwnProductsTable = { id: string; group_id: string; terms: string; created_at: string };

export type RiskProfileTable = {
  id: string;
  version: number;
  name: string;
  enrollment: string;
  config_hash: string;
  is_current: number;
  archived: number;
  published_at: string;
  published_by: string;
  /** Why it was made; null for the first ones. */
  note: string | null;
  /** Of version 1 of a clone. */
  cloned_from: string | null;
  /** 1 for the one that new practices of the enrollment begin with. */
  boarding_preset: number;
};

export type ConsentTable = {
  id: string;
  application_id: string;
  consent_key: string;
  text_version: string;
  text_sha256: string;
  given_at: string;
  ip_hash: string;
  user_agent: string;
};

export type DocumentTable = {
  id: string;
  document_key: string;
  borrower_id: string;
  application_id: string | null;
  transaction_id: string | null;
  title: string;
  text_version: string;
  /** JSON of the exact text shown. */
  content: string;
  sha256: string;
  /** Base64 of the PDF, made from `content` by a job after the commit or at the first print. */
  pdf: string | null;
  pdf_sha256: string | null;
  signed_name: string | null;
  signed_at: string | null;
  /** When somebody accepted the text without signing it, by a tick or by continuing. */
  accepted_at: string | null;
  evidence: string;
  created_at: string;
};

/** Somebody who chose the language of their pages and messages themselves. */
export type ChosenLanguageTable = { borrower_id: string; chosen_at: string };

/** A text that anybody reads, once by its hash, and beside a Spanish one what it says in English; both JSON. */
export type LegalTextTable = { sha256: string; content: string; english: string | null };

/** A text that was accepted by continuing on the first screen. */
export type StartConsentTable = {
  start_id: string;
  document_key: string;
  text_sha256: string;
  text_version: string;
  language: Language;
  given_at: string;
  ip_hash: string;
  user_agent: string;
  request_id: string;
};

/** A one-time key of 60 seconds with which a tab of its own goes on with a flow; only its hash is kept. */
export type TabTicketTable = {
  token_hash: string;
  borrower_id: string;
  application_id: string;
  expires_at: string;
  used_at: string | null;
  created_at: string;
  /** Of the session that asked for it, with which it ends; null in rows of before. */
  session_hash: string | null;
};

/** A one-time key of 60 seconds that opens one document of one person in a new tab; only its hash is kept. */
export type DocumentTicketTable = {
  token_hash: string;
  document_key: string;
  /** Of the page that asked for it. */
  language: 'en' | 'es';
  borrower_id: string;
  application_id: string | null;
  transaction_id: string | null;
  expires_at: string;
  used_at: string | null;
  created_at: string;
  /** Of the session that asked for it; null for one of before that was kept. */
  session_hash: string | null;
};

/** What a partner lender was asked about a declined application, and what came of it. At most one for each application. */
export type PartnerLoanTable = {
  application_id: string;
  borrower_id: string;
  status: PartnerLoanStatus;
  consented_at: string;
  /** The lender's own name of the question; null until it answered. */
  reference: string | null;
  /** JSON of the lender's offer, as it was answered. */
  offer: string | null;
  answered_at: string | null;
  accepted_at: string | null;
  declined_at: string | null;
  signed_at: string | null;
  /** Of the loan's account; the rest of the number is never kept. */
  account_last_four: string | null;
  version: number;
};

/** What the partner lender pays a practice for a loan. */
export type PartnerPayoutTable = {
  application_id: string;
  practice_id: string;
  status: PartnerPayoutStatus;
  amount_cents: number;
  /** As bank statements print it. */
  payout_ref: string | null;
  moved_on: string | null;
  return_code: string | null;
  /** 1 for the first try. */
  attempt: number;
  /** When the lender is asked next; null once it has arrived or came back. */
  ask_at: string | null;
  asks: number;
  version: number;
};
