import type { chargedOffLoan } from '@contract/credit-transaction/charged-off-entity';
import type { LoanStanding } from '@domain/loan/standing';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';

/** A loan that was charged off, in the words of the wire; null for any other. */
export function chargedOffView(chargedOff: LoanStanding['chargedOff']): z.input<typeof chargedOffLoan> | null {
  if (!chargedOff) return null;
  const { owedCents, paidCents, promo } = chargedOff;
  return {
    owed: dollarsFromCents(owedCents),
    paid: dollarsFromCents(paidCents),
    promo: promo && {
      left: dollarsFromCents(promo.leftCents),
      payBy: promo.lastPaymentOn,
      interest: dollarsFromCents(promo.interestCents),
      fees: dollarsFromCents(promo.feesCents),
    },
  };
}
