import { RATE_UNITS, type Rate, rateFromUnits } from '../money/rate';
import { refuse } from '../refusal';
import { billThrough } from './billing';
import type { LoanEventOf, LoanTerms } from './loan-event';
import type { LoanState } from './loan-state';

/** The yearly rate of the payments to come; null for a plan whose months are not twelfths of a year. */
export function rateInForce({ rates: { units, divisor } }: LoanTerms): Rate | null {
  const last = units.at(-1);
  return last === undefined || divisor !== 12 * RATE_UNITS ? null : rateFromUnits(last);
}

/**
 * Another rate from an instalment on. Its payment is set when it falls due, on the balance of that day; one that is billed already
 * keeps what it asked for.
 * @throws DomainRefusal `number` for an instalment that the loan does not have, `rate` for a plan whose months are not twelfths.
 */
export function reprice(state: LoanState, { number, rate, effectiveOn }: LoanEventOf<'REPRICED'>): void {
  if (state.status === 'OPEN') billThrough(state, effectiveOn);
  const { terms } = state;
  if (!terms?.dueOn[number - 1]) refuse('number', 'The loan has no such instalment.', terms?.dueOn.length ?? 0);
  if (rateInForce(terms) === null) refuse('rate', 'Only a rate by twelfths of a year changes.', rate);
  const { levelCents: _, ...others } = terms;
  const { units, divisor } = terms.rates;
  const from = Math.max(number, (state.billed.at(-1)?.number ?? 0) + 1);
  state.terms = {
    ...others,
    rates: { units: units.map((unit, index) => (index + 1 < from ? unit : rate)), divisor },
    levelFrom: from,
  };
}
