import { addBusinessDays } from '@domain/calendar/business-day';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import type { LoanEvent } from '@domain/loan/loan-event';
import { loanTermsOf } from '@domain/loan/loan-terms';
import { type LoanStanding, loanStanding } from '@domain/loan/standing';
import { cents, ZERO_CENTS } from '@domain/money/cents';
import { PROMO_GRACE_BUSINESS_DAYS } from '@domain/payment-plan/promotion';
import { frozenPlan } from './frozen-plan';

/** A stored event of a loan; payments are the kinds a borrower's standing needs besides the acceptance. */
export type StoredLoanEvent = { seq: number; kind: string; amount_cents: number; effective_on: string };

/**
 * Where the borrower stands with an accepted transaction: its frozen plan and its stored events, folded.
 * @param selectedPlan written by `frozenText` only.
 */
export function standingOfLoan(
  selectedPlan: string,
  stored: readonly StoredLoanEvent[],
  today: CivilDate,
): LoanStanding {
  const { plan } = frozenPlan(selectedPlan);
  const terms = loanTermsOf(plan, {
    merchantDiscountFeeCents: ZERO_CENTS,
    ...(plan.promo && { promoLastPaymentOn: addBusinessDays(plan.promo.endsOn, PROMO_GRACE_BUSINESS_DAYS) }),
  });
  const events: LoanEvent[] = [
    { type: 'ACCEPTED', id: 'accepted', sequence: 0, effectiveOn: plan.fundedOn, terms },
    ...stored
      .filter(({ kind }) => kind === 'PAYMENT')
      .map(
        (row): LoanEvent => ({
          type: 'PAYMENT',
          id: `event-${row.seq}`,
          sequence: row.seq,
          effectiveOn: civilDate(row.effective_on),
          amountCents: cents(Number(row.amount_cents)),
        }),
      ),
  ];
  return loanStanding(events, today);
}
