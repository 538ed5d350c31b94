import type { CivilDate } from '@domain/calendar/civil-date';
import type { Cents } from '@domain/money/cents';

/** Where money is taken from. */
export type PaymentSource =
  | { readonly kind: 'BANK'; readonly routingNumber: string; readonly accountNumber: string }
  | { readonly kind: 'CARD'; readonly token: string; readonly lastFour: string };

export type PaymentOrder = {
  /** Ours; the processor takes money once for it, however often it is asked. */
  readonly paymentId: string;
  /** Whether the account is debited, or credited: a practice's deposit. */
  readonly direction: 'DEBIT' | 'CREDIT';
  readonly amountCents: Cents;
  readonly source: PaymentSource;
  /** The day on which it counts as submitted. */
  readonly submittedOn: CivilDate;
};

/** What the processor says of a payment. */
export type PaymentOutcome =
  | { readonly status: 'pending'; readonly settlesOn: CivilDate }
  | { readonly status: 'settled'; readonly on: CivilDate }
  /** The bank gave it back: a NACHA code such as R01. It may have been settled before. */
  | { readonly status: 'returned'; readonly code: string; readonly on: CivilDate }
  /** The card's bank said no: `soft` may be tried again, `hard` never. */
  | { readonly status: 'declined'; readonly code: 'soft' | 'hard'; readonly on: CivilDate };

/**
 * Takes money from bank accounts (ACH) and cards, and sends it to bank accounts.
 *
 * Both calls throw {@link VendorError} on a technical failure. After one nobody knows whether the money is taken, so the caller asks
 * `find` before it submits again; submitting again is harmless besides, because the processor knows the payment by its id.
 */
export type PaymentProcessor = {
  submit(order: PaymentOrder): Promise<PaymentOutcome>;
  /** How a payment stands on a day; null when the processor has never heard of it. */
  find(paymentId: string, on: CivilDate): Promise<PaymentOutcome | null>;
};
