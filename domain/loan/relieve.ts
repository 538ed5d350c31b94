import type { CivilDate } from '../calendar/civil-date';
import { refuse } from '../refusal';
import { billThrough } from './billing';
import type { LoanEventOf } from './loan-event';
import { type LoanState, unpaidInterest, unpaidPrincipal } from './loan-state';

/**
 * Lowers the payments of a hardship plan. Interest goes on as agreed; a period that is added costs what the last one does. An
 * installment that is billed already keeps what it asked for.
 * @throws DomainRefusal `number` for an installment that the loan does not have, `dueOn` for a date that is not after the last one.
 */
export function relieve(state: LoanState, event: LoanEventOf<'HARDSHIP'>): void {
  const { number, months, paymentCents, dueOn, effectiveOn } = event;
  if (state.status === 'OPEN') billThrough(state, effectiveOn);
  if (event.lateFrom !== undefined) moveLate(state, event.lateFrom, effectiveOn);
  const { terms } = state;
  if (!terms?.dueOn[number - 1]) refuse('number', 'The loan has no such installment.', terms?.dueOn.length ?? 0);
  const all = [...terms.dueOn, ...dueOn];
  if (all.some((date, index) => date <= (all[index - 1] ?? ''))) refuse('dueOn', 'Due dates must follow each other.');
  const { units, divisor } = terms.rates;
  const last = units.at(-1) ?? 0;
  state.terms = {
    ...terms,
    dueOn: all,
    rates: { units: [...units, ...dueOn.map(() => last)], divisor },
    hardship: { number, months, paymentCents },
  };
}

/** Takes what is missing out of late installments, to be asked for at the end. Money that was paid of them stays paid. */
function moveLate(state: LoanState, from: number, on: CivilDate): void {
  for (const row of state.billed) {
    if (row.number < from || row.dueOn >= on) continue;
    const [interest, principal] = [unpaidInterest(row), unpaidPrincipal(row)];
    delete row.newDueOn;
    row.interestCents -= interest;
    row.principalCents -= principal;
    row.movedCents = interest + principal;
    state.movedInterestCents += interest;
    state.movedPrincipalCents += principal;
  }
}

/** The agreed payment is back from an installment on; one that is billed already keeps what it asked for. */
export function endRelief(state: LoanState, { number, effectiveOn }: LoanEventOf<'HARDSHIP_ENDED'>): void {
  if (state.status === 'OPEN') billThrough(state, effectiveOn);
  const { terms } = state;
  if (!terms?.hardship) refuse('events', 'The loan has no hardship plan.');
  const { hardship } = terms;
  const from = Math.max(number, (state.billed.at(-1)?.number ?? 0) + 1);
  const months = Math.min(hardship.months, Math.max(0, from - hardship.number));
  state.terms = { ...terms, hardship: { ...hardship, months } };
}
