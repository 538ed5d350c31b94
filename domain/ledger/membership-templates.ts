import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';
import { account, type ClearingChannel } from './account';
import { balancedEntry, credit, debit, type EntryDraft, notNegative, positive } from './entry';

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

/**
 * A month of a membership is billed.
 * @example 555.14 debit to the member; 550.15 to the practice (or off the funded plan), 4.99 to inc:membership_fee.
 */
export function membershipBilled(
  month: MemberOf & {
    readonly practiceId: string;
    readonly treatments: Cents;
    readonly memberFee: Cents;
    /** The plan was funded in advance: the bill lowers the plan receivable instead of paying the practice. */
    readonly isPlanFunded: boolean;
  },
): EntryDraft {
  const treatments = notNegative('treatments', month.treatments);
  const fee = notNegative('memberFee', month.memberFee);
  const other = month.isPlanFunded
    ? account.planReceivable(month.membershipId)
    : account.providerPayable(month.practiceId);
  return balancedEntry('MEMBERSHIP_BILLED', [
    debit(account.memberReceivable(month.membershipId), cents(treatments + fee)),
    credit(other, treatments),
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
  /** Delivered beyond what was paid. */
  readonly owed: Cents;
  /** Paid beyond what was delivered. */
  readonly refund: Cents;
  /** Billed for treatments and not paid: the cancellation's own claim replaces it. */
  readonly openBills: Cents;
  /** The plan was funded in advance: what of it was never billed, and the practice's fee on what it does not deliver. */
  readonly funded: { readonly unbilled: Cents; readonly feeReturned: Cents } | null;
};

/**
 * A cancelled membership owes for treatments beyond what was paid (`owed`), or gets money back (`refund`). A practice that was
 * paid month by month gets or gives the difference; one that was paid in advance gives back what it does not deliver, less its
 * fee, and the plan is no longer to be billed. `null` where nothing is to be settled.
 * @example M2 after 5 payments: member 381.00, plan −3,851.05, practice pulled back 3,470.05 less its fee on it.
 */
export function membershipCancelled(
  settlement: MemberOf & CancellationAmounts & { readonly userId: string; readonly practiceId: string },
): EntryDraft | null {
  const owed = notNegative('owed', settlement.owed);
  const refund = notNegative('refund', settlement.refund);
  const openBills = notNegative('openBills', settlement.openBills);
  const unbilled = notNegative('unbilled', settlement.funded?.unbilled ?? 0);
  const feeReturned = notNegative('feeReturned', settlement.funded?.feeReturned ?? 0);
  if (owed > 0 && refund > 0) refuse('refund', 'A cancellation either owes or refunds.', 0);
  const fromMember = cents(owed - openBills);
  // What was billed and not paid may be just what is owed, in a membership that was paid month by month.
  if (fromMember === 0 && unbilled === 0 && refund === 0 && feeReturned === 0) return null;
  return balancedEntry('MEMBERSHIP_CANCELLED', [
    debit(account.memberReceivable(settlement.membershipId), fromMember),
    credit(account.planReceivable(settlement.membershipId), unbilled),
    debit(account.providerPayable(settlement.practiceId), cents(unbilled - fromMember + refund - feeReturned)),
    debit(account.income('discount_fee'), feeReturned),
    credit(account.creditBalance(settlement.userId), refund),
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
