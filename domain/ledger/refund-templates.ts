import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';
import { account } from './account';
import { balancedEntry, credit, debit, type EntryDraft, notNegative, positive } from './entry';

type ReductionOf = {
  readonly transactionId: string;
  readonly practiceId: string;
  /** The practice's payout for the purchase was sent: it owes the money back instead of being owed less. */
  readonly isFunded: boolean;
};

const providerAccount = (reduction: ReductionOf) =>
  reduction.isFunded ? account.providerReceivable(reduction.practiceId) : account.providerPayable(reduction.practiceId);

/**
 * A purchase is modified down: the practice gives the money back less the fee it gets back.
 * @example 5,000 → 3,500 at 6.9 %: provider 1,396.50 and inc:mdf 103.50 debit; principal 1,500.00 credit.
 * @throws DomainRefusal `feeReturned` when it is above the reduction.
 */
export function purchaseReduced(
  reduction: ReductionOf & { readonly amount: Cents; readonly feeReturned: Cents },
): EntryDraft {
  const amount = positive('amount', reduction.amount);
  const feeReturned = notNegative('feeReturned', reduction.feeReturned);
  if (feeReturned > amount) refuse('feeReturned', 'The fee returned cannot be above the reduction.', amount);
  return balancedEntry('PURCHASE_REDUCED', [
    debit(providerAccount(reduction), cents(amount - feeReturned)),
    debit(account.income('mdf'), feeReturned),
    credit(account.loan(reduction.transactionId, 'principal'), amount),
  ]);
}

/**
 * A purchase is refunded in full: the loan is closed, interest and fees are given up, and everything the borrower paid is
 * owed to them.
 * @throws DomainRefusal `merchantDiscountFee` when it is above the purchase.
 */
export function purchaseRefunded(
  refund: ReductionOf & {
    readonly userId: string;
    readonly merchantDiscountFee: Cents;
    readonly principal: { readonly paid: Cents; readonly owed: Cents };
    readonly interest: { readonly paid: Cents; readonly owed: Cents };
    readonly lateFees: { readonly paid: Cents; readonly owed: Cents };
  },
): EntryDraft {
  const { principal, interest, lateFees } = refund;
  for (const part of [principal, interest, lateFees]) {
    notNegative('paid', part.paid);
    notNegative('owed', part.owed);
  }
  const amount = positive('principal', principal.paid + principal.owed);
  const fee = notNegative('merchantDiscountFee', refund.merchantDiscountFee);
  if (fee > amount) refuse('merchantDiscountFee', 'The fee cannot be above the purchase.', amount);
  return balancedEntry('PURCHASE_REFUNDED', [
    debit(providerAccount(refund), cents(amount - fee)),
    debit(account.income('mdf'), fee),
    debit(account.income('interest'), cents(interest.paid + interest.owed)),
    debit(account.income('late_fee'), cents(lateFees.paid + lateFees.owed)),
    credit(account.loan(refund.transactionId, 'principal'), principal.owed),
    credit(account.loan(refund.transactionId, 'interest'), interest.owed),
    credit(account.loan(refund.transactionId, 'fee'), lateFees.owed),
    credit(account.creditBalance(refund.userId), cents(principal.paid + interest.paid + lateFees.paid)),
  ]);
}

/** How money goes back: to a bank account, or to the card that paid. */
export type PayoutChannel = { readonly channel?: 'ach_out' | 'card' };

/** A borrower's or member's credit balance is paid back to where it came from. */
export function creditBalancePaid(
  payout: PayoutChannel & { readonly userId: string; readonly amount: Cents },
): EntryDraft {
  const amount = positive('amount', payout.amount);
  return balancedEntry('CREDIT_BALANCE_PAID', [
    debit(account.creditBalance(payout.userId), amount),
    credit(account.clearing(payout.channel ?? 'ach_out'), amount),
  ]);
}

type Share = { readonly transactionId: string; readonly partnerId: string };

/** A share of a loan's principal is sold to a partner. The loan account keeps the whole; `sold` holds the partner's part. */
export function shareSold(share: Share & { readonly principal: Cents }): EntryDraft {
  const principal = positive('principal', share.principal);
  return balancedEntry('SHARE_SOLD', [
    debit(account.bank('operating'), principal),
    credit(account.loan(share.transactionId, 'sold'), principal),
  ]);
}

/** The partner's part of a payment is owed to it: principal off its share, interest off our income. */
export function shareOwed(share: Share & { readonly principal: Cents; readonly interest: Cents }): EntryDraft {
  const principal = notNegative('principal', share.principal);
  const interest = notNegative('interest', share.interest);
  return balancedEntry('SHARE_OWED', [
    debit(account.loan(share.transactionId, 'sold'), principal),
    debit(account.income('interest'), interest),
    credit(account.partnerPayable(share.partnerId), cents(principal + interest)),
  ]);
}

/** A partner is paid what it is owed. */
export function partnerPaid(payout: { readonly partnerId: string; readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', payout.amount);
  return balancedEntry('PARTNER_PAID', [
    debit(account.partnerPayable(payout.partnerId), amount),
    credit(account.clearing('ach_out'), amount),
  ]);
}

/** The bank of the borrower or member, or of their card, has it. */
export function creditBalanceSettled(payout: PayoutChannel & { readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', payout.amount);
  return balancedEntry('CREDIT_BALANCE_SETTLED', [
    debit(account.clearing(payout.channel ?? 'ach_out'), amount),
    credit(account.bank('operating'), amount),
  ]);
}

/** It came back, before it was settled or after: it is owed again. */
export function creditBalanceReturned(
  payout: PayoutChannel & { readonly userId: string; readonly amount: Cents; readonly wasSettled: boolean },
): EntryDraft {
  const amount = positive('amount', payout.amount);
  const { channel = 'ach_out' } = payout;
  return balancedEntry('CREDIT_BALANCE_RETURNED', [
    debit(payout.wasSettled ? account.bank('operating') : account.clearing(channel), amount),
    credit(account.creditBalance(payout.userId), amount),
  ]);
}
