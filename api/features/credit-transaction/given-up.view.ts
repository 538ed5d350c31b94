import type { givenUpLoan } from '@contract/credit-transaction/given-up-entity';
import type { LoanStanding } from '@domain/loan/standing';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';

/** A loan that was given up, in the words of the wire; null for any other. */
export function givenUpView(givenUp: LoanStanding['givenUp']): z.input<typeof givenUpLoan> | null {
  if (!givenUp) return null;
  const { owedCents, paidCents, promo } = givenUp;
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
