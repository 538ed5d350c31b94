import { notNegative, positive } from '../ledger/entry';
import { refuse } from '../refusal';
import { periodInterest } from './billing';
import type { LoanTerms } from './loan-event';

/**
 * Checks the terms of a loan.
 * @throws DomainRefusal naming the field: an amount or payment of 0, no due dates, dates out of order, rates that do not match
 * them, a payment that does not even cover the first interest, or a fee above the amount.
 */
export function checkTerms(terms: LoanTerms): LoanTerms {
  positive('amountCents', terms.amountCents);
  positive('installmentCents', terms.installmentCents);
  if (notNegative('merchantDiscountFeeCents', terms.merchantDiscountFeeCents) > terms.amountCents) {
    refuse('merchantDiscountFeeCents', 'The fee cannot be above the amount.', terms.amountCents);
  }
  if (terms.dueOn.length === 0) refuse('dueOn', 'A loan needs at least one due date.', 1);
  if (terms.dueOn.some((date, index) => index > 0 && date <= (terms.dueOn[index - 1] ?? date))) {
    refuse('dueOn', 'Due dates must follow each other.');
  }
  if (terms.rates.units.length !== terms.dueOn.length) {
    refuse('rates', 'Each due date needs the interest of its period.', terms.dueOn.length);
  }
  if (terms.dueOn.length > 1 && periodInterest(terms, 1, terms.amountCents) >= terms.installmentCents) {
    refuse('installmentCents', 'The payment does not cover the interest.', periodInterest(terms, 1, terms.amountCents));
  }
  return terms;
}
