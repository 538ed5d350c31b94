import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';
import { type AccountPath, type LedgerUnit, ruleOf } from './account';

/** One line of an entry. Debits are positive, credits negative; cents for USD, hundredths of a point for PTS. */
export type Posting = { readonly account: AccountPath; readonly amount: Cents };

export const ENTRY_KINDS = [
  'PURCHASE_ACCEPTED',
  'FUNDING_SENT',
  'FUNDING_SETTLED',
  'FUNDING_RETURNED',
  'INTEREST_ACCRUED',
  'PAYMENT_SUBMITTED',
  'PAYMENT_ALLOCATED',
  'PAYMENT_SETTLED',
  'PAYMENT_RETURNED',
  'FEE_CHARGED',
  'FEE_WAIVED',
  'PURCHASE_REDUCED',
  'PURCHASE_REFUNDED',
  'CREDIT_BALANCE_PAID',
  'CREDIT_BALANCE_SETTLED',
  'CREDIT_BALANCE_RETURNED',
  'PROMO_INTEREST_WAIVED',
  'GOODWILL_CREDIT',
  'INTEREST_FORGIVEN',
  'CHARGED_OFF',
  'RECOVERED',
  'LOAN_REPLAYED',
  'SHARE_SOLD',
  'SHARE_OWED',
  'PARTNER_PAID',
  'PLAN_FUNDED',
  'PLAN_CHANGED',
  'UPFRONT_BILLED',
  'MEMBERSHIP_BILLED',
  'MEMBERSHIP_PAID',
  'MEMBERSHIP_RETURNED',
  'MEMBERSHIP_CANCELLED',
  'SAAS_BILLED',
  'PROVIDER_FEE_BILLED',
  'PROVIDER_INVOICE_PAID',
  'PROVIDER_INVOICE_RETURNED',
  'CREDITS_GRANTED',
  'CREDITS_BOUGHT',
  'CREDITS_PURCHASE_RETURNED',
  'CREDITS_APPLIED',
  'CREDITS_RETURNED',
  'CREDITS_WITHDRAWN',
  'CREDITS_WITHDRAWAL_RETURNED',
  'CREDITS_EXPIRED',
  'POINTS_EARNED',
  'POINTS_TAKEN_BACK',
  'REVERSAL',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry that is not written yet: balanced, without id and dates. */
export type EntryDraft = { readonly kind: EntryKind; readonly postings: readonly Posting[] };

/** An entry as it stands in the journal. Never changed; a mistake is corrected by a reversal. */
export type JournalEntry = EntryDraft & {
  readonly id: string;
  /** Unique; a second write with the same key is the same entry. */
  readonly idempotencyKey: string;
  readonly reversalOf?: string;
};

/** Sum of the postings per unit; a balanced entry has only zeros. */
export function sumsByUnit(postings: readonly Posting[]): Readonly<Record<LedgerUnit, number>> {
  const sums = { USD: 0, PTS: 0 };
  for (const posting of postings) sums[ruleOf(posting.account).unit] += posting.amount;
  return sums;
}

/** A line on the debit side; `amount` ≥ 0. */
export const debit = (account: AccountPath, amount: Cents): Posting => ({ account, amount });

/** A line on the credit side; `amount` ≥ 0. */
export const credit = (account: AccountPath, amount: Cents): Posting => ({ account, amount: cents(0 - amount) });

/**
 * Builds an entry from debits and credits. Lines of zero are left out (a payment without interest has no interest line).
 * @throws DomainRefusal `postings` when the lines do not sum to zero per unit, or fewer than two remain.
 */
export function balancedEntry(kind: EntryKind, postings: readonly Posting[]): EntryDraft {
  const lines = postings.filter((posting) => posting.amount !== 0);
  if (lines.length < 2) refuse('postings', `An entry ${kind} needs at least two lines that are not zero.`, 2);
  const sums = sumsByUnit(lines);
  if (sums.USD !== 0 || sums.PTS !== 0) {
    refuse('postings', `The lines of ${kind} sum to ${sums.USD} cents and ${sums.PTS} hundredths of a point.`, 0);
  }
  return { kind, postings: lines };
}

/**
 * Refuses an amount that is not a positive whole number of cents.
 * @throws DomainRefusal naming `field`.
 */
export function positive(field: string, amount: number): Cents {
  if (!Number.isSafeInteger(amount) || amount <= 0) refuse(field, `${field} must be a whole number above 0.`, 1);
  return cents(amount);
}

/**
 * Refuses an amount that is negative or not a whole number of cents.
 * @throws DomainRefusal naming `field`.
 */
export function notNegative(field: string, amount: number): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0) refuse(field, `${field} must be a whole number, 0 or more.`, 0);
  return cents(amount);
}
