import { daysBetween } from '../calendar/civil-date';
import { refuse } from '../refusal';
import { billThrough } from './billing';
import type { LoanEventOf, LoanTerms } from './loan-event';
import type { LoanState } from './loan-state';
import { laterPromo } from './promo-clock';

/**
 * Moves the due dates from one installment on. The days that are added to its period cost interest by days, which is asked for with
 * it; every later period is a month again. A promotion whose last installment moves ends as many days later, so that no payment of it
 * is lost.
 * @throws DomainRefusal `dueOn` unless each installment left gets a date and the first of them a later one.
 */
export function redate(state: LoanState, event: LoanEventOf<'REDATED'>): void {
  const { number, dueOn, rate, effectiveOn } = event;
  if (state.status === 'OPEN') billThrough(state, effectiveOn);
  const { terms } = state;
  const [was, first] = [terms?.dueOn[number - 1], dueOn[0]];
  if (!terms || !was || !first || dueOn.length !== terms.dueOn.length - number + 1 || first <= was)
    refuse('dueOn', 'Each installment that is left is moved to a later date.', was ?? number);
  const moved: LoanTerms = {
    ...terms,
    dueOn: [...terms.dueOn.slice(0, number - 1), ...dueOn],
    addedDays: [...(terms.addedDays ?? []), { number, days: daysBetween(was, first), rate }],
  };
  state.terms = { ...moved, promo: movedPromo(state, { from: terms, to: moved }) };
}

/** The promotion with its end moved; as it was where it is settled, or ends before the installments that move. */
function movedPromo(state: LoanState, { from, to }: { from: LoanTerms; to: LoanTerms }): LoanTerms['promo'] {
  const { promo } = from;
  const last = (promo?.termMonths ?? 0) - 1;
  const [was, is] = [from.dueOn[last], to.dueOn[last]];
  if (!promo || !was || !is || state.promoWaivedOn || was === is) return promo;
  const days = daysBetween(was, is);
  return laterPromo(promo, days);
}
