import type { CivilDate } from '@domain/calendar/civil-date';
import type { CertificateList, CertificateRefusal } from '@domain/membership/reward-certificate';
import type { Cents } from '@domain/money/cents';

/** Somebody whom the manufacturer's rewards program knows. */
export type RewardsMember = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberSince: CivilDate;
};

/** So many dollars off one product, paid by the manufacturer. */
export type RewardsCertificate = {
  readonly id: string;
  readonly list: CertificateList;
  /** Why it was given, in the manufacturer's words. */
  readonly source: string;
  readonly product: string;
  readonly amountCents: Cents;
  /** Last day on which it can be used. */
  readonly expiresOn: CivilDate;
};

/** Whether a certificate can be used, or why not. */
export type RewardsResult = { readonly certificateId: string; readonly refusal: CertificateRefusal | null };

export type RewardsQuestion = {
  /** The practice as the program knows it. */
  readonly practiceId: string;
  readonly memberId: string;
  readonly certificateIds: readonly string[];
  /** Products that the plan is done with. */
  readonly products: readonly string[];
};

/**
 * A manufacturer's rewards program. Every call throws {@link VendorError} on a technical failure, which says nothing about certificates.
 * Each is safe to repeat: one reference is one use, answered the same whenever it is asked again.
 */
export type ManufacturerRewards = {
  /** Where practices log in, when nothing better is known. */
  readonly loginUrl: string;
  /** A member by phone number, or where somebody without one joins. */
  search(of: {
    readonly practiceId: string;
    readonly phoneNumber: string;
  }): Promise<{ readonly member: RewardsMember } | { readonly member: null; readonly inviteUrl: string }>;
  certificates(of: { readonly practiceId: string; readonly memberId: string }): Promise<readonly RewardsCertificate[]>;
  /** Whether each could be used; none is. */
  validate(question: RewardsQuestion): Promise<readonly RewardsResult[]>;
  /** Uses all of them, or none: then some result says why. */
  redeem(
    question: RewardsQuestion,
    reference: string,
  ): Promise<{ readonly isUsed: boolean; readonly results: readonly RewardsResult[] }>;
  /** Gives certificates back that were used under a reference, or never will be. */
  release(reference: string, certificateIds: readonly string[]): Promise<void>;
  /** The program's page of a practice, with its member where there is one. */
  redirectUrl(of: { readonly practiceId: string; readonly memberId: string | null }): Promise<string>;
};
