import type { CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import type { Rate } from '../money/rate';
import { DUTY_RATE, type Duty, dutyOfPeriod } from './duty-rate';
import { foldLoan } from './fold-loan';
import type { LoanEvent } from './loan-event';
import type { LoanState } from './loan-state';
import { rateInForce } from './reprice';

/** The yearly rate that the next payment is charged at; null for a plan whose months are not twelfths of a year. */
export function rateCharged({ terms, billed }: Pick<LoanState, 'terms' | 'billed'>): Rate | null {
  const agreed = terms && rateInForce(terms);
  if (!terms || agreed === null) return null;
  const number = Math.min((billed.at(-1)?.number ?? 0) + 1, terms.dueOn.length);
  return dutyOfPeriod(terms, number) && agreed > DUTY_RATE ? DUTY_RATE : agreed;
}

/** The service that lowers the next payment of a loan; null where none does, and where its rate is as low without. */
export function dutyInForce({ terms, billed }: Pick<LoanState, 'terms' | 'billed'>): Duty | null {
  const rate = terms && rateInForce(terms);
  if (!terms || rate === null || rate <= DUTY_RATE) return null;
  return dutyOfPeriod(terms, (billed.at(-1)?.number ?? 0) + 1) ?? null;
}

/** Interest that service has taken off a loan until a day: what it would have cost without, less what it cost. */
export function forgivenInterest(events: readonly LoanEvent[], on: CivilDate): Cents {
  const isOther = ({ type }: LoanEvent) => type !== 'ACTIVE_DUTY';
  if (events.every(isOther)) return cents(0);
  const costOf = (of: readonly LoanEvent[]) => {
    const { interestBilledCents, deferredCents, deferredIsCapitalised } = foldLoan(of, { on });
    return interestBilledCents + (deferredIsCapitalised ? 0 : deferredCents);
  };
  return cents(Math.max(0, costOf(events.filter(isOther)) - costOf(events)));
}

/** What a service changes of a loan: an event that counts from the day the loan was made, so that each month is charged anew. */
export type DutyChange = { readonly type: 'ACTIVE_DUTY' } & Duty;

/**
 * The event that a service asks for; null where the loan was not made before it, or says the same already. Its end, told late, takes
 * nothing back of a month that has begun: the last day is then the day on which it is told.
 */
export function dutyChange(events: readonly LoanEvent[], { from, until }: Duty, today: CivilDate): DutyChange | null {
  const { acceptedOn, terms } = foldLoan(events);
  if (!acceptedOn || from <= acceptedOn) return null;
  const known = terms?.duties?.find((duty) => duty.from === from);
  if (!known) return { type: 'ACTIVE_DUTY', from, until };
  const reached = known.until !== null && known.until < today ? known.until : today;
  const last = until !== null && until < reached ? reached : until;
  return last === known.until ? null : { type: 'ACTIVE_DUTY', from, until: last };
}
