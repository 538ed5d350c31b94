import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';
import { account, type ClearingChannel } from './account';
import { balancedEntry, credit, debit, type EntryDraft, notNegative, type Posting, positive } from './entry';

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

/** A member's payment is handed to the processor. */
export function membershipPaid(
  payment: MemberOf & { readonly channel: Exclude<ClearingChannel, 'ach_out'>; readonly amount: Cents },
): EntryDraft {
  const amount = positive('amount', payment.amount);
  return balancedEntry('MEMBERSHIP_PAID', [
    debit(account.clearing(payment.channel), amount),
    credit(account.memberReceivable(payment.membershipId), amount),
  ]);
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

/** The monthly or yearly fee of a practice. */
export function saasBilled(bill: { readonly practiceId: string; readonly amount: Cents }): EntryDraft {
  const amount = positive('amount', bill.amount);
  return balancedEntry('SAAS_BILLED', [
    debit(account.providerReceivable(bill.practiceId), amount),
    credit(account.income('saas'), amount),
  ]);
}

type CreditsOf = { readonly userId: string; readonly amount: Cents };

/** A loyalty tier or a gesture gives global credits. */
export function creditsGranted({ userId, amount }: CreditsOf): EntryDraft {
  const granted = positive('amount', amount);
  return balancedEntry('CREDITS_GRANTED', [
    debit(account.expense('loyalty'), granted),
    credit(account.globalCredits(userId), granted),
  ]);
}

/** A member's own money becomes global credits. */
export function creditsBought(
  purchase: CreditsOf & { readonly channel: Exclude<ClearingChannel, 'ach_out'> },
): EntryDraft {
  const amount = positive('amount', purchase.amount);
  return balancedEntry('CREDITS_BOUGHT', [
    debit(account.clearing(purchase.channel), amount),
    credit(account.globalCredits(purchase.userId), amount),
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

/** Bought credits go back to the member's bank. */
export function creditsWithdrawn({ userId, amount }: CreditsOf): EntryDraft {
  const withdrawn = positive('amount', amount);
  return balancedEntry('CREDITS_WITHDRAWN', [
    debit(account.globalCredits(userId), withdrawn),
    credit(account.clearing('ach_out'), withdrawn),
  ]);
}

/** Granted credits lapse. */
export function creditsExpired({ userId, amount }: CreditsOf): EntryDraft {
  const lapsed = positive('amount', amount);
  return balancedEntry('CREDITS_EXPIRED', [
    debit(account.globalCredits(userId), lapsed),
    credit(account.expense('loyalty'), lapsed),
  ]);
}

/** Points in hundredths, as the loyalty program counts them. */
type PointsOf = { readonly userId: string; readonly hundredths: number };

/** Settled money or an event earns points. */
export function pointsEarned({ userId, hundredths }: PointsOf): EntryDraft {
  const points = positive('hundredths', hundredths);
  return balancedEntry('POINTS_EARNED', [debit(account.pointsIssuer, points), credit(account.points(userId), points)]);
}

/** A payment that earned points came back. */
export function pointsTakenBack({ userId, hundredths }: PointsOf): EntryDraft {
  const points = positive('hundredths', hundredths);
  return balancedEntry('POINTS_TAKEN_BACK', [
    debit(account.points(userId), points),
    credit(account.pointsIssuer, points),
  ]);
}
