import type { CivilDate } from '@domain/calendar/civil-date';
import type { Cents } from '@domain/money/cents';
import type { Tables } from '../db/tables/index';
import type { QuotedPlan } from '../features/credit-transaction/quote-transaction-plans';

export type VolumePractice = { id: string; state_code: string; city: string; zip_code: string };
/** A plan of an amount as of a day; the caller keeps what was quoted. */
export type QuoteVolumePlan = (amountCents: Cents, fundedOn: CivilDate) => QuotedPlan;

/** Rows of a few tables that belong together. */
export type VolumeRows = {
  borrower: Tables['borrower'][];
  application: Tables['application'][];
  application_token: Tables['application_token'][];
  credit_profile: Tables['credit_profile'][];
  credit_transaction: Tables['credit_transaction'][];
  credit_transaction_history: Tables['credit_transaction_history'][];
  loan_event: Tables['loan_event'][];
  funding: Tables['funding'][];
  journal_entry: Tables['journal_entry'][];
  ledger_account: Tables['ledger_account'][];
  posting: Tables['posting'][];
  membership: Tables['membership'][];
  payment_method: Tables['payment_method'][];
  membership_payment: Tables['membership_payment'][];
  membership_funding: Tables['membership_funding'][];
  provider_invoice: Tables['provider_invoice'][];
};

export function emptyRows(): VolumeRows {
  return {
    borrower: [],
    application: [],
    application_token: [],
    credit_profile: [],
    credit_transaction: [],
    credit_transaction_history: [],
    loan_event: [],
    funding: [],
    journal_entry: [],
    ledger_account: [],
    posting: [],
    membership: [],
    payment_method: [],
    membership_payment: [],
    membership_funding: [],
    provider_invoice: [],
  };
}

/** What the rows of one borrower are made from. */
export type VolumeFacts = {
  index: number;
  nowMs: number;
  practices: readonly VolumePractice[];
  quote: QuoteVolumePlan;
  /** Sums of accounts that many entries share, moved once for all of them. */
  shared: Map<string, number>;
};
