import { RATE_UNITS, type Rate, rateFromUnits } from '../money/rate';
import { refuse } from '../refusal';
import { billThrough } from './billing';
import { levelsAt } from './hardship-terms';
import type { LoanEventOf, LoanTerms } from './loan-event';
import type { LoanState } from './loan-state';

/** The yearly rate of the payments to come; null for a plan whose months are not twelfths of a year. */
export function rateInForce({ rates: { units, divisor } }: LoanTerms): Rate | null {
  const last = units.at(-1);
  return last === undefined || divisor !== 12 * RATE_UNITS ? null : rateFromUnits(last);
}

/**
 * Another rate from an installment on, whose payment is told at once: it pays off what would be left then if nothing were paid ahead. One
 * that is billed already keeps what it asked for.
 * @throws DomainRefusal `number` for an installment that the loan does not have, `rate` for a plan whose months are not twelfths.
 */
export function reprice(state: LoanState, { number, rate, effectiveOn }: LoanEventOf<'REPRICED'>): void {
  if (state.status === 'OPEN') billThrough(state, effectiveOn);
  const { terms } = state;
  if (!terms?.dueOn[number - 1]) refuse('number', 'The loan has no such installment.', terms?.dueOn.length ?? 0);
  if (rateInForce(terms) === null) refuse('rate', 'Only a rate by twelfths of a year changes.', rate);
  const { units, divisor } = terms.rates;
  const from = Math.max(number, (state.billed.at(-1)?.number ?? 0) + 1);
  state.terms = {
    ...terms,
    toldLevels: toldBefore(state, terms, from),
    rates: { units: units.map((unit, index) => (index + 1 < from ? unit : rate)), divisor },
    levelFrom: from,
  };
  setLevel(state);
}

/** What was told of installments before another change, and is not billed yet: it holds (decision 0052). */
function toldBefore(state: LoanState, terms: LoanTerms, from: number): NonNullable<LoanTerms['toldLevels']> {
  const billed = state.billed.at(-1)?.number ?? 0;
  const [number, level] = [levelsAt(terms), terms.levelCents];
  const last = number !== undefined && level !== undefined ? [{ number, cents: level }] : [];
  return [...(terms.toldLevels ?? []), ...last].filter((one) => one.number > billed && one.number < from);
}

/** The payment at another rate whose first installment is to come: by what is left then if nothing is paid ahead. */
export function setLevel(state: LoanState): void {
  if (!state.terms) return;
  const { levelCents: _, ...terms } = state.terms;
  state.terms = terms;
  const number = levelsAt(terms) ?? 0;
  const on = terms.dueOn[number - 1];
  if (!on || number <= (state.billed.at(-1)?.number ?? 0) || state.status !== 'OPEN') return;
  const then = structuredClone(state);
  billThrough(then, on);
  state.terms = { ...terms, levelCents: then.installmentCents };
}
