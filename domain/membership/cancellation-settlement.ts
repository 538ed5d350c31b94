import { discountFeeReturned } from '../ledger/discount-fee';
import { notNegative } from '../ledger/entry';
import type { CancellationAmounts } from '../ledger/membership-templates';
import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import type { Rate } from '../money/rate';
import { refuse } from '../refusal';
import type { CancellationQuote } from './cancellation';

/** Where the books of a membership stand when it is cancelled. Amounts are of treatments, without membership fees. */
export type MembershipPosition = {
  /** Billed so far, upfront cost included; at least what was paid. */
  readonly billedCents: Cents;
  /** The plan was paid to the practice in advance. */
  readonly funded: { readonly planCents: Cents; readonly merchantDiscountFee: Rate } | null;
};

/**
 * What a confirmed cancellation moves, so that afterwards the member owes what the quote says and nothing else, no plan is left to
 * be billed, and the practice has kept what it delivered at the quote's basis, less its fee on that.
 * @throws DomainRefusal `billed` when more was paid than billed, or more billed than the plan holds.
 * @example M2 after 5 payments: owed 381.00, never billed 3,851.05, fee returned 103.75; the practice gives back 3,366.30.
 */
export function cancellationSettlement(quote: CancellationQuote, position: MembershipPosition): CancellationAmounts {
  const billed = notNegative('billed', position.billedCents);
  if (quote.paidCents > billed) refuse('billed', 'More was paid than billed.', quote.paidCents);
  const amounts = {
    owed: quote.totalUnpaidCents,
    refund: quote.totalRefundCents,
    openBills: cents(billed - quote.paidCents),
  };
  if (!position.funded) return { ...amounts, funded: null };
  const { planCents, merchantDiscountFee } = position.funded;
  if (billed > planCents) refuse('billed', 'More was billed than the plan holds.', planCents);
  const keepsAll = quote.deliveredCents >= planCents;
  const terms = { mdf: merchantDiscountFee, minimumFee: ZERO_CENTS };
  const feeReturned = keepsAll ? ZERO_CENTS : discountFeeReturned({ from: planCents, to: quote.deliveredCents, terms });
  return { ...amounts, funded: { unbilled: cents(planCents - billed), feeReturned } };
}
