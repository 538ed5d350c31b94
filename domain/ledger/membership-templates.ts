import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';
import { account, type ClearingChannel } from './account';
import { balancedEntry, credit, debit, type EntryDraft, notNegative, type Posting, positive } from './entry';
import type { PayoutChannel } from './refund-templates';

type MemberOf = { readonly membershipId: string };

/** The practice is paid the plan in advance: the member's unbilled plan stands as our receivable. */
export function planFunded(
  plan: MemberOf & { readonly practiceId: string; readonly total: Cents; readonly discountFee: Cents },
): EntryDraft {
  const total = positive('total', plan.total);
  const fee = notNegative('discountFee', plan.discountFee);
  if (fee > total) refuse('discountFee', 'The fee cannot be above the plan.', total);
  return balancedEntry('PLAN_FUNDED', [
    debit(account.planReceivable(plan.membershipId), total),
    credit(account.providerPayable(plan.practiceId), cents(total - fee)),
    credit(account.income('discount_fee'), fee),
  ]);
}

/** Treatments that are billed: what the practice gets for them depends on its contract. */
type BilledTreatments = MemberOf & {
  readonly practiceId: string;
  readonly treatments: Cents;
  /** The plan was funded in advance: the bill lowers the plan receivable instead of paying the practice. */
  readonly isPlanFunded: boolean;
  /** Merchant fee on these treatments, see `monthlyMerchantFee`; 0 for a plan that was funded, whose fee was taken then. */
  readonly merchantFee: Cents;
};

function treatmentLines(bill: BilledTreatments): { readonly treatments: Cents; readonly lines: readonly Posting[] } {
  const treatments = notNegative('treatments', bill.treatments);
  const fee = notNegative('merchantFee', bill.merchantFee);
  if (fee > (bill.isPlanFunded ? 0 : treatments)) refuse('merchantFee', 'The fee is above the treatments.', treatments);
  const lines = bill.isPlanFunded
    ? [credit(account.planReceivable(bill.membershipId), treatments)]
    : [
        credit(account.providerPayable(bill.practiceId), cents(treatments - fee)),
        credit(account.income('discount_fee'), fee),
      ];
  return { treatments, lines };
}

/**
 * A month of a membership is billed.
 * @example 555.14 debit to the member; 533.70 to the practice and 16.45 of merchant fee (or 550.15 off the funded plan), 4.99 to
 * inc:membership_fee.
 */
export function membershipBilled(month: BilledTreatments & { readonly memberFee: Cents }): EntryDraft {
  const { treatments, lines } = treatmentLines(month);
  const fee = notNegative('memberFee', month.memberFee);
  return balancedEntry('MEMBERSHIP_BILLED', [
    debit(account.memberReceivable(month.membershipId), cents(treatments + fee)),
    ...lines,
    credit(account.income('membership_fee'), fee),
  ]);
}

/** The upfront cost of a plan is billed on its first day. */
export function upfrontBilled(upfront: BilledTreatments): EntryDraft {
  const { treatments, lines } = treatmentLines(upfront);
  return balancedEntry('UPFRONT_BILLED', [debit(account.memberReceivable(upfront.membershipId), treatments), ...lines]);
}

type IncomingChannel = Exclude<ClearingChannel, 'ach_out'>;

/** A member's payment is handed to the processor. It counts from this day; `paymentSettled` follows. */
export function membershipPaid(
  payment: MemberOf & { readonly channel: IncomingChannel; readonly amount: Cents },
): EntryDraft {
  const amount = positive('amount', payment.amount);
  return balancedEntry('MEMBERSHIP_PAID', [
    debit(account.clearing(payment.channel), amount),
    credit(account.memberReceivable(payment.membershipId), amount),
  ]);
}

/** A member's payment comes back, before it was settled or after: the bill is open again. */
export function membershipReturned(
  payment: MemberOf & { readonly channel: IncomingChannel; readonly amount: Cents; readonly wasSettled: boolean },
): EntryDraft {
  const amount = positive('amount', payment.amount);
  return balancedEntry('MEMBERSHIP_RETURNED', [
    debit(account.memberReceivable(payment.membershipId), amount),
    credit(payment.wasSettled ? account.bank('operating') : account.clearing(payment.channel), amount),
  ]);
}

/** What a changed plan moves at once; amounts are signed where they go both ways. */
export type PlanChange = {
  /** New total less the old one. */
  readonly totalChange: Cents;
  /** Merchant fee on the new total less that on the old one; of a practice that is paid by the month, only what it gets back. */
  readonly feeChange: Cents;
  /** Billed beyond the new total and open: the member no longer owes it. */
  readonly billsLowered: Cents;
  /** Paid beyond the new total: the member gets it back. */
  readonly refund: Cents;
};

/**
 * A running plan is changed. A practice that was paid in advance gets the difference, or gives it back, with the fee on it; one that
 * is paid by the month gives back what was billed beyond the new total. `null` where nothing moves.
 * @example 6,601.80 to 7,801.80, paid in advance: plan 1,200.00, practice 1,164.12, fee 35.88.
 */
export function planChanged(
  change: MemberOf &
    PlanChange & { readonly userId: string; readonly practiceId: string; readonly isPlanFunded: boolean },
): EntryDraft | null {
  const billsLowered = notNegative('billsLowered', change.billsLowered);
  const refund = notNegative('refund', change.refund);
  const beyond = cents(billsLowered + refund);
  const [totalChange, feeChange] = [cents(change.totalChange, 'totalChange'), cents(change.feeChange, 'feeChange')];
  const lines = [
    debit(account.planReceivable(change.membershipId), cents(change.isPlanFunded ? totalChange + beyond : 0)),
    credit(account.memberReceivable(change.membershipId), billsLowered),
    credit(account.creditBalance(change.userId), refund),
    credit(
      account.providerPayable(change.practiceId),
      cents((change.isPlanFunded ? totalChange : -beyond) - feeChange),
    ),
    credit(account.income('discount_fee'), feeChange),
  ];
  return lines.every(({ amount }) => amount === 0) ? null : balancedEntry('PLAN_CHANGED', lines);
}

/** What a cancellation settles, see `cancellationSettlement`. */
export type CancellationAmounts = {
  /** Charged for delivered treatments beyond what was paid. */
  readonly owed: Cents;
  /** Paid beyond what is charged. */
  readonly refund: Cents;
  /** Billed for treatments and not paid: the cancellation's own claim replaces it. */
  readonly openBills: Cents;
  /** Membership fees billed and not paid: they are given up. */
  readonly openFees: Cents;
  /** Of a plan that was paid to the practice in advance: what of it was never billed. */
  readonly unbilled: Cents;
  /** Merchant fee on what is not delivered; below zero where more is charged than was billed. */
  readonly feeReturned: Cents;
};

/**
 * A cancelled membership owes for treatments beyond what was paid (`owed`), or gets money back (`refund`). The practice gets or
 * gives the difference less its fee, and a plan that was paid in advance is no longer to be billed. `null` where nothing is to be
 * settled.
 * @example M2 after 5 payments: member 381.00, plan −3,851.05, practice pulled back 3,470.05 less its fee on it.
 */
export function membershipCancelled(
  settlement: MemberOf & CancellationAmounts & { readonly userId: string; readonly practiceId: string },
): EntryDraft | null {
  const owed = notNegative('owed', settlement.owed);
  const refund = notNegative('refund', settlement.refund);
  const fromMember = cents(owed - notNegative('openBills', settlement.openBills));
  const openFees = notNegative('openFees', settlement.openFees);
  const unbilled = notNegative('unbilled', settlement.unbilled);
  const feeReturned = cents(settlement.feeReturned, 'feeReturned');
  if (owed > 0 && refund > 0) refuse('refund', 'A cancellation either owes or refunds.', 0);
  const lines = [
    debit(account.memberReceivable(settlement.membershipId), cents(fromMember - openFees)),
    credit(account.planReceivable(settlement.membershipId), unbilled),
    debit(account.providerPayable(settlement.practiceId), cents(unbilled - fromMember + refund - feeReturned)),
    debit(account.income('discount_fee'), feeReturned),
    debit(account.income('membership_fee'), openFees),
    credit(account.creditBalance(settlement.userId), refund),
  ];
  // What was billed and not paid may be just what is owed, in a membership whose practice was paid month by month.
  return lines.every(({ amount }) => amount === 0) ? null : balancedEntry('MEMBERSHIP_CANCELLED', lines);
}

/** Fees come back too, to somebody who cancels in the first days and was given nothing. */
export function membershipFeesReturned(fees: { readonly userId: string; readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', fees.amount);
  return balancedEntry('MEMBERSHIP_CANCELLED', [
    debit(account.income('membership_fee'), amount),
    credit(account.creditBalance(fees.userId), amount),
  ]);
}

/** A payment came back after its member cancelled: what was to be sent back of it is not, and lowers what is owed again. */
export function memberRefundDropped(
  refund: MemberOf & { readonly userId: string; readonly amount: Cents },
): EntryDraft {
  const amount = positive('amount', refund.amount);
  return balancedEntry('MEMBERSHIP_RETURNED', [
    debit(account.creditBalance(refund.userId), amount),
    credit(account.memberReceivable(refund.membershipId), amount),
  ]);
}

/** The monthly or yearly fee of a practice. */
export function saasBilled(bill: { readonly practiceId: string; readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', bill.amount);
  return balancedEntry('SAAS_BILLED', [
    debit(account.providerReceivable(bill.practiceId), amount),
    credit(account.income('saas'), amount),
  ]);
}

/** The practice's part of a membership fee, on its invoice of the month: never in a funding. */
export function providerFeeBilled(bill: { readonly practiceId: string; readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', bill.amount);
  return balancedEntry('PROVIDER_FEE_BILLED', [
    debit(account.providerReceivable(bill.practiceId), amount),
    credit(account.income('membership_fee'), amount),
  ]);
}

type InvoicePayment = { readonly practiceId: string; readonly channel: IncomingChannel; readonly amount: Cents };

/** A practice's payment of an invoice is handed to the processor. It counts from this day; `paymentSettled` follows. */
export function providerInvoicePaid(payment: InvoicePayment): EntryDraft {
  const amount = positive('amount', payment.amount);
  return balancedEntry('PROVIDER_INVOICE_PAID', [
    debit(account.clearing(payment.channel), amount),
    credit(account.providerReceivable(payment.practiceId), amount),
  ]);
}

/** A practice's payment of an invoice comes back: it owes the invoice again. */
export function providerInvoiceReturned(payment: InvoicePayment & { readonly wasSettled: boolean }): EntryDraft {
  const amount = positive('amount', payment.amount);
  return balancedEntry('PROVIDER_INVOICE_RETURNED', [
    debit(account.providerReceivable(payment.practiceId), amount),
    credit(payment.wasSettled ? account.bank('operating') : account.clearing(payment.channel), amount),
  ]);
}

type CreditsOf = { readonly userId: string; readonly amount: Cents };

/** Who gives credits: a practice, by a line of its invoice, or, with null, the platform as a gesture. */
type FundedBy = { readonly practiceId: string | null };

const funderOf = ({ practiceId }: FundedBy) =>
  practiceId === null ? account.expense('goodwill') : account.providerReceivable(practiceId);

/** A loyalty tier or a gesture gives global credits. What a loyalty program gives is funded by its practice. */
export function creditsGranted(grant: CreditsOf & FundedBy): EntryDraft {
  const granted = positive('amount', grant.amount);
  return balancedEntry('CREDITS_GRANTED', [
    debit(funderOf(grant), granted),
    credit(account.globalCredits(grant.userId), granted),
  ]);
}

/** Granted credits lapse: what is left of them goes back to who funded them. */
export function creditsExpired(lapse: CreditsOf & FundedBy): EntryDraft {
  const lapsed = positive('amount', lapse.amount);
  return balancedEntry('CREDITS_EXPIRED', [
    debit(account.globalCredits(lapse.userId), lapsed),
    credit(funderOf(lapse), lapsed),
  ]);
}

/** A member's own money becomes global credits. */
export function creditsBought(purchase: CreditsOf & { readonly channel: IncomingChannel }): EntryDraft {
  const amount = positive('amount', purchase.amount);
  return balancedEntry('CREDITS_BOUGHT', [
    debit(account.clearing(purchase.channel), amount),
    credit(account.globalCredits(purchase.userId), amount),
  ]);
}

/**
 * The money for bought credits comes back. Credits that were used in the meantime are owed by the member.
 * @param purchase.left what of the bought lot is unused, 0 to the amount.
 * @throws DomainRefusal `left` outside that range.
 */
export function creditsPurchaseReturned(
  purchase: CreditsOf &
    MemberOf & { readonly left: Cents; readonly channel: IncomingChannel; readonly wasSettled: boolean },
): EntryDraft {
  const amount = positive('amount', purchase.amount);
  const left = notNegative('left', purchase.left);
  if (left > amount) refuse('left', 'No more is left than was bought.', amount);
  return balancedEntry('CREDITS_PURCHASE_RETURNED', [
    debit(account.globalCredits(purchase.userId), left),
    debit(account.memberReceivable(purchase.membershipId), cents(amount - left)),
    credit(purchase.wasSettled ? account.bank('operating') : account.clearing(purchase.channel), amount),
  ]);
}

/** Global credits pay a bill. */
export function creditsApplied(use: CreditsOf & MemberOf): EntryDraft {
  const amount = positive('amount', use.amount);
  return balancedEntry('CREDITS_APPLIED', [
    debit(account.globalCredits(use.userId), amount),
    credit(account.memberReceivable(use.membershipId), amount),
  ]);
}

/** What a refund owes goes back to the lots of the credits that had paid, and not to money. */
export function creditsReturned({ userId, amount }: CreditsOf): EntryDraft {
  const returned = positive('amount', amount);
  return balancedEntry('CREDITS_RETURNED', [
    debit(account.creditBalance(userId), returned),
    credit(account.globalCredits(userId), returned),
  ]);
}

/** Bought credits are to be paid out: they are owed in money until they leave by `creditBalancePaid`. */
export function creditsOwedBack({ userId, amount }: CreditsOf): EntryDraft {
  const owed = positive('amount', amount);
  return balancedEntry('CREDITS_WITHDRAWN', [
    debit(account.globalCredits(userId), owed),
    credit(account.creditBalance(userId), owed),
  ]);
}

/** Bought credits go back to the member's bank or card; `creditBalanceSettled` follows. */
export function creditsWithdrawn({ userId, amount, channel = 'ach_out' }: CreditsOf & PayoutChannel): EntryDraft {
  const withdrawn = positive('amount', amount);
  return balancedEntry('CREDITS_WITHDRAWN', [
    debit(account.globalCredits(userId), withdrawn),
    credit(account.clearing(channel), withdrawn),
  ]);
}

/** A withdrawal comes back, before it was settled or after: the credits are there again. */
export function creditsWithdrawalReturned(
  withdrawal: CreditsOf & PayoutChannel & { readonly wasSettled: boolean },
): EntryDraft {
  const amount = positive('amount', withdrawal.amount);
  const { channel = 'ach_out' } = withdrawal;
  return balancedEntry('CREDITS_WITHDRAWAL_RETURNED', [
    debit(withdrawal.wasSettled ? account.bank('operating') : account.clearing(channel), amount),
    credit(account.globalCredits(withdrawal.userId), amount),
  ]);
}

/** Points in hundredths, as the loyalty program counts them. */
type PointsOf = { readonly userId: string; readonly hundredths: number };

/** Settled money or an event earns points. */
export function pointsEarned({ userId, hundredths }: PointsOf): EntryDraft {
  const points = positive('hundredths', hundredths);
  return balancedEntry('POINTS_EARNED', [debit(account.pointsIssuer, points), credit(account.points(userId), points)]);
}

/** A payment that earned points came back. The balance may go below zero. */
export function pointsTakenBack({ userId, hundredths }: PointsOf): EntryDraft {
  const points = positive('hundredths', hundredths);
  return balancedEntry('POINTS_TAKEN_BACK', [
    debit(account.points(userId), points),
    credit(account.pointsIssuer, points),
  ]);
}
