import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';
import { account, type ClearingChannel } from './account';
import { balancedEntry, credit, debit, type EntryDraft, notNegative, positive } from './entry';

type LoanOf = { readonly transactionId: string };

/**
 * The borrower accepts a purchase: the loan stands, the practice is owed the net, we earn the merchant discount fee.
 * @example $5,000.00 at 6.9 %: principal 5,000.00 debit; provider payable 4,655.00 and inc:mdf 345.00 credit.
 * @throws DomainRefusal `merchantDiscountFee` when it is above the amount.
 */
export function purchaseAccepted(
  purchase: LoanOf & { readonly practiceId: string; readonly amount: Cents; readonly merchantDiscountFee: Cents },
): EntryDraft {
  const amount = positive('amount', purchase.amount);
  const fee = notNegative('merchantDiscountFee', purchase.merchantDiscountFee);
  if (fee > amount) refuse('merchantDiscountFee', 'The fee cannot be above the purchase.', amount);
  return balancedEntry('PURCHASE_ACCEPTED', [
    debit(account.loan(purchase.transactionId, 'principal'), amount),
    credit(account.providerPayable(purchase.practiceId), cents(amount - fee)),
    credit(account.income('mdf'), fee),
  ]);
}

/**
 * A deposit leaves for the practice's bank: what its purchases come to, less what it owes for refunds (`recovered`), which is taken out.
 * @throws DomainRefusal `amount` when there is neither.
 */
export function fundingSent(funding: {
  readonly practiceId: string;
  readonly amount: Cents;
  readonly recovered?: Cents;
}): EntryDraft {
  const amount = notNegative('amount', funding.amount);
  const recovered = notNegative('recovered', funding.recovered ?? cents(0));
  positive('amount', cents(amount + recovered));
  return balancedEntry('FUNDING_SENT', [
    debit(account.providerPayable(funding.practiceId), cents(amount + recovered)),
    credit(account.providerReceivable(funding.practiceId), recovered),
    credit(account.clearing('ach_out'), amount),
  ]);
}

/** The practice's bank has it. */
export function fundingSettled(funding: { readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', funding.amount);
  return balancedEntry('FUNDING_SETTLED', [
    debit(account.clearing('ach_out'), amount),
    credit(account.bank('operating'), amount),
  ]);
}

/** The practice's bank gave a deposit back before it was settled: it is owed again. */
export function fundingReturned(funding: { readonly practiceId: string; readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', funding.amount);
  return balancedEntry('FUNDING_RETURNED', [
    debit(account.clearing('ach_out'), amount),
    credit(account.providerPayable(funding.practiceId), amount),
  ]);
}

/** Interest of a period falls due. */
export function interestAccrued(accrual: LoanOf & { readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', accrual.amount);
  return balancedEntry('INTEREST_ACCRUED', [
    debit(account.loan(accrual.transactionId, 'interest'), amount),
    credit(account.income('interest'), amount),
  ]);
}

/** A payment is handed to the processor. It counts from this day, not from settlement. */
export function paymentSubmitted(payment: {
  readonly userId: string;
  readonly channel: Exclude<ClearingChannel, 'ach_out'>;
  readonly amount: Cents;
}): EntryDraft {
  const amount = positive('amount', payment.amount);
  return balancedEntry('PAYMENT_SUBMITTED', [
    debit(account.clearing(payment.channel), amount),
    credit(account.unapplied(payment.userId), amount),
  ]);
}

/** Money received is spread over what is owed; what is left goes to the borrower's credit balance. */
export function paymentAllocated(
  allocation: LoanOf & {
    readonly userId: string;
    readonly interest: Cents;
    readonly principal: Cents;
    readonly fee: Cents;
    readonly creditBalance: Cents;
  },
): EntryDraft {
  const interest = notNegative('interest', allocation.interest);
  const principal = notNegative('principal', allocation.principal);
  const fee = notNegative('fee', allocation.fee);
  const left = notNegative('creditBalance', allocation.creditBalance);
  return balancedEntry('PAYMENT_ALLOCATED', [
    debit(account.unapplied(allocation.userId), cents(interest + principal + fee + left)),
    credit(account.loan(allocation.transactionId, 'interest'), interest),
    credit(account.loan(allocation.transactionId, 'principal'), principal),
    credit(account.loan(allocation.transactionId, 'fee'), fee),
    credit(account.creditBalance(allocation.userId), left),
  ]);
}

/** The processor has paid us. */
export function paymentSettled(payment: {
  readonly channel: Exclude<ClearingChannel, 'ach_out'>;
  readonly amount: Cents;
}): EntryDraft {
  const amount = positive('amount', payment.amount);
  return balancedEntry('PAYMENT_SETTLED', [
    debit(account.bank('operating'), amount),
    credit(account.clearing(payment.channel), amount),
  ]);
}

/** A settled payment comes back after the reversal of its settlement is no longer possible: the bank takes the money. */
export function paymentReturned(payment: { readonly userId: string; readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', payment.amount);
  return balancedEntry('PAYMENT_RETURNED', [
    debit(account.unapplied(payment.userId), amount),
    credit(account.bank('operating'), amount),
  ]);
}

type Fee = LoanOf & { readonly fee: 'late_fee' | 'return_fee'; readonly amount: Cents };

/** A late or return fee is charged. */
export function feeCharged(fee: Fee): EntryDraft {
  const amount = positive('amount', fee.amount);
  return balancedEntry('FEE_CHARGED', [
    debit(account.loan(fee.transactionId, 'fee'), amount),
    credit(account.income(fee.fee), amount),
  ]);
}

/** A fee that is still owed is forgiven. */
export function feeWaived(fee: Fee): EntryDraft {
  const amount = positive('amount', fee.amount);
  return balancedEntry('FEE_WAIVED', [
    debit(account.income(fee.fee), amount),
    credit(account.loan(fee.transactionId, 'fee'), amount),
  ]);
}

/**
 * A promotion is paid in full in time: the interest is cancelled, first what is unpaid, the rest as principal.
 * @example 473.66 debit to contra:promo_interest_waived.
 */
export function promoInterestWaived(
  waiver: LoanOf & { readonly interest: Cents; readonly principal: Cents },
): EntryDraft {
  const interest = notNegative('interest', waiver.interest);
  const principal = notNegative('principal', waiver.principal);
  return balancedEntry('PROMO_INTEREST_WAIVED', [
    debit(account.promoInterestWaived, cents(interest + principal)),
    credit(account.loan(waiver.transactionId, 'interest'), interest),
    credit(account.loan(waiver.transactionId, 'principal'), principal),
  ]);
}

/** What is owed on a loan, part by part. */
export type LoanOwed = LoanOf & { readonly principal: Cents; readonly interest: Cents; readonly fee: Cents };

const owedLines = (owed: LoanOwed) => {
  const [principal, interest] = [notNegative('principal', owed.principal), notNegative('interest', owed.interest)];
  const fee = notNegative('fee', owed.fee);
  return {
    total: cents(principal + interest + fee),
    lines: [
      credit(account.loan(owed.transactionId, 'principal'), principal),
      credit(account.loan(owed.transactionId, 'interest'), interest),
      credit(account.loan(owed.transactionId, 'fee'), fee),
    ],
  };
};

/** A gesture to the borrower, at our expense. */
export function goodwillCredit(owed: LoanOwed): EntryDraft {
  const { total, lines } = owedLines(owed);
  return balancedEntry('GOODWILL_CREDIT', [debit(account.expense('goodwill'), total), ...lines]);
}

/** A loan is charged off (120 days past due). */
export function chargedOff(owed: LoanOwed): EntryDraft {
  const { total, lines } = owedLines(owed);
  return balancedEntry('CHARGED_OFF', [debit(account.expense('charge_off'), total), ...lines]);
}

/** Money received on a loan that was charged off lowers the loss. */
export function recovered(payment: { readonly userId: string; readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', payment.amount);
  return balancedEntry('RECOVERED', [
    debit(account.unapplied(payment.userId), amount),
    credit(account.expense('charge_off'), amount),
  ]);
}
