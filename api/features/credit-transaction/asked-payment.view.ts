import type { askedPayment } from '@contract/credit-transaction/asked-payment-entity';
import type { LoanStanding } from '@domain/loan/standing';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';

/** What a loan asks for, in the words of the wire; null where it asks for nothing. */
export function askedPaymentView(standing: LoanStanding): z.input<typeof askedPayment> | null {
  const { next, overdueSince, dueCents } = standing;
  if (!next) return null;
  return {
    amount: dollarsFromCents(next.amountCents),
    dueOn: next.dueOn,
    overdueSince,
    due: dollarsFromCents(dueCents),
  };
}
