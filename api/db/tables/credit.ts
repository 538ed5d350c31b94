import type { PatientRequest } from '@domain/credit-transaction/patient-request';
/** Credit lines, credit transactions and the ledger. Amounts are integer cents. */

/** A loan under it was more than thirty days late, or was charged off. */
export type LimitEnd = 'PAST_DUE';

export type CreditProfileTable = {
  id: string;
  borrower_id: string;
  practice_id: string;
  application_id: string;
  account_number: string;
  grade: string;
  approved_line_cents: number;
  max_line_cents: number;
  /** Principal of accepted transactions still owed, what is owed of loans that were charged off, and credits owed back. */
  balance_cents: number;
  /** The last day on which it can be used. */
  expires_on: string;
  /** Why it ended before its day, by its agreement; null where it did not. */
  ended_because: LimitEnd | null;
  /** Covered by the Military Lending Act, as checked for the decision: 0 or 1; null on lines from before the check. */
  mla_covered: number | null;
  created_at: string;
  version: number;
};

export type CreditTransactionTable = {
  id: string;
  number: number;
  borrower_id: string;
  practice_id: string;
  credit_profile_id: string;
  amount_cents: number;
  status: TransactionStatus;
  approved: number;
  genesis: number;
  first_treatment_on: string | null;
  products: string;
  selected_product: string | null;
  /** JSON of the frozen plan: the quotation that was chosen, with its disclosure. */
  selected_plan: string | null;
  /** The payment a month as it was agreed, for what is left of the purchase. */
  monthly_cents: number | null;
  /** What is asked for now, where that is something else. */
  asked_monthly_cents: number | null;
  autopay_type: string | null;
  autopay_custom_cents: number | null;
  /** The payment method that autopay takes from; null takes the default. */
  autopay_method_id: string | null;
  autopay_set_at: string | null;
  /** When it stopped by itself after payments that came back; the moment of `autopay_set_at` while nobody has set it since. */
  autopay_stopped_at: string | null;
  accepted_at: string | null;
  /** What the patient asks of the practice and nobody has answered; null when nothing is. */
  request_kind: PatientRequest | 'CREATE' | null;
  request_cents: number | null;
  request_note: string | null;
  request_at: string | null;
  /** The day of what paid the loan off, by its events; null while anything is owed. */
  paid_off_on: string | null;
  /** Since when it is said not to be the patient's own, and the status it had then. */
  flagged_at: string | null;
  flagged_from: TransactionStatus | null;
  created_at: string;
  version: number;
};
export type TransactionStatus =
  | 'PENDING'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'REFUNDED'
  | 'REQUESTED'
  | 'REVIEW'
  | 'VERIFICATION_REQUESTED';

/** What staff put on a transaction to find it again in files. */
export type TransactionTagTable = {
  transaction_id: string;
  name: string;
  value: string;
  staff_id: string;
  tagged_at: string;
};

/** What lists sort and filter by, of each credit transaction; the database keeps it by triggers. */
export type ListedTransactionTable = {
  id: string;
  borrower_id: string;
  practice_id: string;
  /** Side of the sell percentage: `full` or `partner`. */
  side_key: string;
  /** The application that the line came from: by its words the patient is found. */
  application_id: string;
  number: number;
  status: TransactionStatus | 'PARTLY_REFUNDED';
  sort_name: string;
  amount_cents: number;
  funding_status: FundingStatus | null;
  /** 1 while the patient asks something of the practice, or says that it is not theirs. */
  asks: number;
  /** 1 while the patient owes us money that was sent to them, and how much. */
  owes_back: number;
  owed_back_cents: number;
  first_treatment_on: string | null;
  created_at: string;
};

export type CreditTransactionHistoryTable = {
  id: string;
  transaction_id: string;
  action: string;
  actor_kind: string;
  actor_id: string | null;
  user_name: string;
  note: string | null;
  at: string;
  /** Place in the history of its transaction, from 1; 0 on entries from before the column. */
  seq: number;
  /** What it was about then: the transaction's amount, or what was refunded; null on entries from before the column. */
  amount_cents: number | null;
};

export type LoanEventTable = {
  id: string;
  transaction_id: string;
  seq: number;
  kind: string;
  amount_cents: number;
  effective_on: string;
  detail: string;
  created_at: string;
};

export type LedgerAccountTable = {
  /** Path in the chart of accounts. */
  id: string;
  type: string;
  unit: string;
  normal: string;
  allow_negative: number;
  balance: number;
};

export type JournalEntryTable = {
  id: string;
  kind: string;
  effective_on: string;
  booked_at: string;
  natural_key: string;
  ref_type: string;
  ref_id: string;
  reversal_of: string | null;
  actor: string;
  memo: string | null;
};

export type PostingTable = { entry_id: string; seq: number; account_id: string; amount: number; unit: string };

/** Money owed to a practice for one accepted transaction. */
export type FundingTable = {
  id: string;
  transaction_id: string;
  practice_id: string;
  gross_cents: number;
  fee_cents: number;
  net_cents: number;
  status: FundingStatus;
  /** The day on which it leaves. */
  due_on: string;
  deposit_id: string | null;
  /** 1 while its transaction is said not to be the patient's: it joins no deposit. */
  held: number;
  created_at: string;
};
export type FundingStatus = 'QUEUED' | 'SENT' | 'SETTLED' | 'RETURNED';
