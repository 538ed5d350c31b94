import type { Deferral, DepositStatus } from '@domain/funding/deposit';

/** Where a practice is paid. Its number lies in the vault. */
export type PracticeBankTable = {
  practice_id: string;
  bank_name: string;
  last_four: string;
  vault_id: string;
  changed_at: string;
  version: number;
};

/** What a practice is paid at once: fundings, less what is kept back for refunds. */
export type DepositTable = {
  id: string;
  /** As practices see it, in the portal and on their bank statement. */
  ref: string;
  practice_id: string;
  status: DepositStatus;
  deferral: Deferral | null;
  /** 1 for a transfer of one purchase alone, as practices that ask for it are paid (`isSeparatedTransactions`). */
  is_separate: number;
  /** What it pays for, after fees: purchases, and what is due of memberships. */
  purchases_cents: number;
  /** What it keeps back, for refunds and for memberships that were changed or cancelled. */
  offset_cents: number;
  /** Of both, what is of memberships; below zero where more of them is kept back than paid for. */
  memberships_cents: number;
  /** What is sent. */
  amount_cents: number;
  made_on: string;
  /** 1, and one more each time that it is sent again. */
  attempt: number;
  bank_last_four: string | null;
  submitted_on: string | null;
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

/** What lists sort and filter by, of each deposit; the database keeps it by triggers. */
export type ListedDepositTable = {
  id: string;
  practice_id: string;
  /** Side of the sell percentage: `full` or `partner`. */
  side_key: string;
  ref: string;
  status: DepositStatus;
  amount_cents: number;
  /** A moment of the day on which it is made. */
  made_at: string;
};

/** What a practice owes for a purchase that was refunded after it was paid for it. */
export type RecoveryTable = {
  id: string;
  transaction_id: string;
  practice_id: string;
  gross_cents: number;
  fee_cents: number;
  net_cents: number;
  /** What deposits have not kept back yet. */
  left_cents: number;
  created_at: string;
};

/** What a deposit kept back for a membership whose practice gives money back. */
export type DepositMembershipOffsetTable = { deposit_id: string; funding_id: string; amount_cents: number };

/** What a deposit kept back for a refund. */
export type DepositOffsetTable = { deposit_id: string; recovery_id: string; amount_cents: number };
