import type { CivilDate } from '@domain/calendar/civil-date';
import type { PartnerPayoutStatus } from '@domain/funding/partner-payout';
import type { Cents } from '@domain/money/cents';
import type { Person } from '../person';

/** A loan that the partner lender would make, with every figure that the law wants shown. */
export type PartnerOffer = {
  readonly amountCents: Cents;
  readonly aprBps: number;
  readonly termMonths: number;
  readonly paymentCents: Cents;
  /** The last payment, which evens out the cents. */
  readonly lastPaymentCents: Cents;
  readonly financeChargeCents: Cents;
  readonly totalOfPaymentsCents: Cents;
  readonly firstDueOn: CivilDate;
  /** Last day on which it can be taken. */
  readonly offeredUntil: CivilDate;
};

/** `FROZEN`: the lender could not read the credit file, so it says no without knowing. */
export type PartnerAnswer = { readonly reference: string } & (
  | { readonly decision: 'APPROVED'; readonly offer: PartnerOffer }
  | { readonly decision: 'DENIED' | 'FROZEN' | 'REVIEW' }
);

export type PartnerQuestion = {
  readonly person: Person;
  readonly amountCents: Cents;
  readonly annualIncomeCents: Cents | null;
  /** Identifies the request: when it is sent again with the same id, the lender returns its first answer. */
  readonly operationId: string;
};

export type PartnerSignature = {
  readonly reference: string;
  /** sha256 of the agreement that was signed. */
  readonly agreementSha256: string;
  readonly signedAt: string;
};

/** What the lender pays the practice for a loan. */
export type PartnerPayout = {
  readonly status: PartnerPayoutStatus;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly amountCents: Cents;
  readonly payoutRef: string | null;
  readonly on: CivilDate | null;
  readonly returnCode: string | null;
};

/**
 * The lender that looks again at people whom we declined.
 *
 * Every call throws {@link VendorError} on a technical failure, which says nothing about the person. Each is safe to repeat: one
 * operation id is one question, and one reference is at most one loan.
 */
export type PartnerLender = {
  /** The name of the lender as consents and agreements print it. */
  readonly name: string;
  prequalify(question: PartnerQuestion): Promise<PartnerAnswer>;
  /** The answer as it is now, for one that a person there still looked at. */
  find(reference: string): Promise<PartnerAnswer>;
  /** Makes the loan of a signed agreement, once. */
  openLoan(signature: PartnerSignature): Promise<{ readonly accountNumber: string }>;
  /** Tells that the offer is not taken. A loan that was made of it meanwhile, and not paid out, is undone. */
  decline(reference: string): Promise<void>;
  /** What it pays the practice for a loan, as it stands on a day. */
  findPayout(reference: string, on: CivilDate): Promise<PartnerPayout>;
  /** Asks it to send again what came back, or to go on with what it keeps; once for each try. */
  payAgain(reference: string, again: { readonly attempt: number; readonly on: CivilDate }): Promise<void>;
};
