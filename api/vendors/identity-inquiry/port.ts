import type { CivilDate } from '@domain/calendar/civil-date';
import type { PostalAddress } from '../person';

export const inquiryStatuses = [
  'created',
  'pending',
  'completed',
  'needs_review',
  'approved',
  'declined',
  'failed',
  'expired',
] as const;
/** Persona's words. Only `approved` and `completed` mean the person was verified; see {@link isVerified}. */
export type InquiryStatus = (typeof inquiryStatuses)[number];

export type Inquiry = {
  readonly inquiryId: string;
  readonly referenceId: string | null;
  readonly status: InquiryStatus;
};

/** Opens the hosted page. The token gives access to what the person types there: send it to that person only. */
export type InquirySession = { readonly inquiryId: string; readonly sessionToken: string };

export type InquiryPrefill = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: CivilDate;
  readonly address: PostalAddress;
};

export type OpenInquiry =
  | ({ readonly status: 'opened' } & InquirySession)
  /** The reference already has an inquiry that is open or finished: look at `findByReference`, or resume it. */
  | { readonly status: 'already_exists' };

/** @returns whether the vendor's verdict is that this is the person. Review, failure and expiry are not. */
export function isVerified(status: InquiryStatus): boolean {
  return status === 'completed' || status === 'approved';
}

/** @returns whether the person can still go on with the inquiry. */
export function isOpen(status: InquiryStatus): boolean {
  return status === 'created' || status === 'pending';
}

/**
 * Document and selfie check on the vendor's own page.
 *
 * Every call throws {@link VendorError} on a technical failure; the caller answers 503 and the person may come back.
 * All calls are repeated inside the time limit: creating carries an idempotency key, the rest change nothing of ours.
 */
export type IdentityInquiry = {
  open(input: {
    /** Our id of the person's application; one inquiry at a time is open for it. */
    readonly referenceId: string;
    readonly prefill?: InquiryPrefill | undefined;
    readonly operationId: string;
  }): Promise<OpenInquiry>;
  /** A fresh token for an open inquiry; null when it is unknown or can no longer be resumed. */
  resume(inquiryId: string): Promise<InquirySession | null>;
  find(inquiryId: string): Promise<Inquiry | null>;
  /** The latest inquiry of our reference. */
  findByReference(referenceId: string): Promise<Inquiry | null>;
  /** Link of the hosted page. `redirectUri` is ours and gets `inquiry-id`, `reference-id` and `status` added. */
  hostedUrl(session: InquirySession, redirectUri: string): string;
};
