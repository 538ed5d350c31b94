import { notNegative } from '../ledger/entry';
import type { CancellationAmounts } from '../ledger/membership-templates';
import { type Cents, cents } from '../money/cents';
import type { Rate } from '../money/rate';
import { refuse } from '../refusal';
import type { CancellationQuote } from './cancellation';
import { merchantFee } from './merchant-fee';

/** Where the books of a membership stand when it is cancelled. Amounts are of treatments where nothing else is said. */
export type MembershipPosition = {
  /** Billed so far, upfront cost included; at least what was paid. */
  readonly billedCents: Cents;
  /** Membership fees that were billed and not paid: they are given up. */
  readonly openFeesCents: Cents;
  /** The plan's year after discounts. */
  readonly planTotalCents: Cents;
  readonly contract: 'UPFRONT' | 'MONTHLY';
  readonly merchantDiscountFee: Rate;
  /** Merchant fee that the practice has paid so far. */
  readonly feeTakenCents: Cents;
};

/**
 * What a confirmed cancellation moves, so that afterwards the member owes what the quote says and nothing else, no plan is left to
 * be billed, and the practice has kept what the member is charged, less the merchant fee on that: the same by both contracts.
 * @throws DomainRefusal `billed` when more was paid than billed, or more billed than the plan holds.
 * @example M2 after 5 payments: owed 381.00, never billed 3,851.05, fee returned 103.75; the practice gives back 3,366.30.
 */
export function cancellationSettlement(quote: CancellationQuote, position: MembershipPosition): CancellationAmounts {
  const billed = notNegative('billed', position.billedCents);
  const total = notNegative('planTotal', position.planTotalCents);
  if (quote.paidCents > billed) refuse('billed', 'More was paid than billed.', quote.paidCents);
  if (billed > total) refuse('billed', 'More was billed than the plan holds.', total);
  const fee = merchantFee(quote.chargedCents, position.merchantDiscountFee);
  return {
    owed: quote.totalUnpaidCents,
    refund: quote.totalRefundCents,
    openBills: cents(billed - quote.paidCents),
    openFees: notNegative('openFees', position.openFeesCents),
    unbilled: cents(position.contract === 'UPFRONT' ? total - billed : 0),
    feeReturned: cents(notNegative('feeTaken', position.feeTakenCents) - fee),
  };
}
