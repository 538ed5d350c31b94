import type { PaymentMethod, PaymentPeriod } from '../enums';
import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';
import { feeSplit, type MembershipFeeType, type PaymentOptions } from './membership-fee';

/** How a practice or an enterprise pays unless it says otherwise (membership §9). */
export const DEFAULT_WAY: { enabled: boolean; paymentPeriod: PaymentPeriod; paymentMethod: PaymentMethod } = {
  enabled: true,
  paymentPeriod: 'MONTHLY',
  paymentMethod: 'BANK',
};

/** The payment of a month on which the options show what a member pays (membership §9). */
export const PREVIEW_MONTHLY_PAYMENT: Cents = cents(9999);

type Fee = PaymentOptions['membershipFee'];

/** The membership fee of a month, whoever pays it. */
export function wholeFee(feeType: number, fee: Fee): Cents {
  const { memberCents, providerCents } = feeSplit(feeType, fee);
  return cents(memberCents + providerCents);
}

/**
 * A fee of a month as it is divided: all of it is the member's or the practice's, or the member's part of it is said.
 * @throws DomainRefusal `membershipFee` where both pay and one of them would pay nothing, or more than all of it.
 * @example 4.99 by both with 2.00 of the member: 2.99 of the practice.
 */
export function divideFee(whole: Cents, feeType: MembershipFeeType, memberPart: Cents): Fee {
  if (feeType === 0) return { paidByMemberCents: whole, paidByProviderCents: cents(0) };
  if (feeType === 1) return { paidByMemberCents: cents(0), paidByProviderCents: whole };
  if (memberPart <= 0 || memberPart >= whole)
    refuse('membershipFee', "When both pay, the member's share must be more than $0 and less than the fee.", whole);
  return { paidByMemberCents: memberPart, paidByProviderCents: cents(whole - memberPart) };
}

/**
 * Whoever does not pay the fee has no part of it, and whoever pays has one.
 * @throws DomainRefusal `membershipFee`.
 */
export function checkFee(feeType: MembershipFeeType, fee: Fee): void {
  const { paidByMemberCents: member, paidByProviderCents: provider } = fee;
  if (feeType === 1 && member > 0)
    refuse('membershipFee', "The practice pays the whole fee, so the member's share must be $0.", 0);
  if (feeType === 0 && provider > 0)
    refuse('membershipFee', "Members pay the whole fee, so the practice's share must be $0.", 0);
  if (feeType === 2 && (member === 0 || provider === 0))
    refuse('membershipFee', 'When both pay, each share must be more than $0.', 0);
}

/** What a member pays in a month of the preview, and what the practice pays for it. */
export function previewOfMonth(feeType: number, fee: Fee): { memberCents: Cents; providerCents: Cents } {
  const { memberCents, providerCents } = feeSplit(feeType, fee);
  return { memberCents: cents(PREVIEW_MONTHLY_PAYMENT + memberCents), providerCents };
}
