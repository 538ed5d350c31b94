import type { PaymentKind, PaymentStatus } from '@domain/payment/payment-status';

/** A day whose work is under way, or done. */
export type BusinessDayTable = { day: string; finished_at: string | null };

/** A job of a day that is done. */
export type BusinessDayJobTable = { day: string; job: string; finished_at: string };

/** One row. Outside production the business may be ahead of the machine's time. */
export type BusinessClockTable = {
  id: number;
  ahead_ms: number;
  /** The day to which the clock is to move, day by day; null when it moves by itself. */
  wanted_day: string | null;
};

/** A payment of a loan, from its order to what became of it. */
export type PaymentTable = {
  id: string;
  transaction_id: string;
  borrower_id: string;
  kind: PaymentKind;
  status: PaymentStatus;
  amount_cents: number;
  /** Unique: a job that runs twice makes one payment. */
  natural_key: string;
  method_id: string;
  method_kind: 'BANK' | 'CARD';
  /** As it was called when the payment was made. */
  method_name: string;
  method_last_four: string;
  /** The first payment of its tries; its own id for a first one. */
  series_id: string;
  attempt: number;
  /** The due date of the installment that autopay pays. */
  due_on: string | null;
  scheduled_on: string;
  /** The day from which it counts. */
  submitted_on: string | null;
  settles_on: string | null;
  settled_on: string | null;
  returned_on: string | null;
  /** NACHA's code, or `soft` and `hard` of a card. */
  return_code: string | null;
  /** Its event on the loan. */
  event_id: string | null;
  receipt_id: string | null;
  /** When the processor is asked about it next; null when nothing more is to be learnt. */
  ask_at: string | null;
  asks: number;
  created_at: string;
  version: number;
};

/** What we owe a borrower on a loan: everything that became their credit, less what was sent back. Below zero after a late return. */
export type BorrowerCreditTable = {
  transaction_id: string;
  borrower_id: string;
  owed_cents: number;
  /** Since when it is below zero; null while it is not. */
  owed_back_on: string | null;
};

/** Money that goes back to a borrower, from its order to what became of it. */
export type CreditPayoutTable = {
  id: string;
  transaction_id: string;
  borrower_id: string;
  status: PaymentStatus;
  amount_cents: number;
  method_id: string;
  method_kind: 'BANK' | 'CARD';
  /** As it was called when the money was sent. */
  method_name: string;
  method_last_four: string;
  submitted_on: string;
  settles_on: string | null;
  settled_on: string | null;
  returned_on: string | null;
  return_code: string | null;
  /** When the processor is asked about it next; null when nothing more is to be learnt. */
  ask_at: string | null;
  asks: number;
  created_at: string;
  version: number;
};

/** What lists sort and filter by, of each payment; the database keeps it by triggers. */
export type ListedRepaymentTable = {
  id: string;
  borrower_id: string;
  practice_id: string;
  /** Side of the sell percentage: `full` or `partner`. */
  side_key: string;
  /** The application that the line came from: by its words the patient is found. */
  application_id: string;
  /** Of the transaction. */
  number: number;
  status: PaymentStatus;
  kind: PaymentKind;
  sort_name: string;
  amount_cents: number;
  /** A moment of the day on which it is submitted. */
  pay_at: string;
};

/** How the work of days knows a loan. */
export type LoanServicingTable = {
  transaction_id: string;
  /** The next day on which something is to be done for it; null when nothing is anymore. */
  look_on: string | null;
  days_past_due: number;
  /** Of `DELINQUENCY_BUCKETS`, or CHARGED_OFF. */
  bucket: string;
  serviced_on: string | null;
};

/** A loan that is late, while it is. */
export type PastDueLoanTable = {
  /** Of its transaction. */
  id: string;
  /** So many days before today as it is late; days of a pause do not count. */
  late_since: string;
  /** Grows the earlier `late_since` is. */
  late_rank: number;
  past_due_cents: number;
  /** Of `DELINQUENCY_BUCKETS`. */
  bucket: string;
};

/** A notice that went out, about one thing of one loan or line. */
export type ServicingNoticeTable = { subject_id: string; kind: string; about: string; sent_on: string };

/** The notice of the right to cure a default, and what became of its letter. */
export type CureNoticeTable = {
  id: string;
  borrower_id: string;
  transaction_id: string;
  /** The oldest unpaid installment, which names the default. */
  installment: number;
  /** Last day on which paying what is late cures it. */
  cure_by: string;
  document_id: string;
  queued_at: string;
  /** When its letter was handed over last. */
  asked_at: string | null;
  /** When the letter company took it, under which number, and by when it arrives. */
  posted_at: string | null;
  letter_id: string | null;
  expected_on: string | null;
  /** When the company refused the address. The notice went by email too. */
  refused_at: string | null;
  refused_reason: string | null;
  version: number;
};

/** Military service of a borrower, from their orders; another last day is a row of its own. */
export type ActiveDutyTable = {
  id: string;
  borrower_id: string;
  from_on: string;
  /** Null while nobody knows it. */
  until_on: string | null;
  /** Which orders were seen. */
  note: string;
  staff_id: string;
  recorded_at: string;
};

/** What was read to a borrower who paid by phone, before their payment was taken. */
export type PhoneAuthorizationTable = {
  payment_id: string;
  borrower_id: string;
  language: 'en' | 'es';
  /** As it was read. */
  text: string;
  staff_id: string;
  read_at: string;
};
