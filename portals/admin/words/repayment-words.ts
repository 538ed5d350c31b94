import type { PaymentKind } from '@domain/payment/payment-status';

const kinds: Readonly<Record<PaymentKind, string>> = { AUTOPAY: 'Autopay', ONCE: 'One-time', PAYOFF: 'Payoff' };

/** Why a payment is made. */
export const kindWords = (kind: string): string =>
  (kinds as Readonly<Record<string, string | undefined>>)[kind] ?? kind;
