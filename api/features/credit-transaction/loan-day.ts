import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import type { LoanEvent } from '@domain/loan/loan-event';
import { dayIn } from '../../civil-today';
import type { Clock } from '../../clock';

/** The day of the business, which the work of days counts in. */
export const businessDayOf = ({ clock }: { clock: Clock }): CivilDate => civilDate(clock.now().slice(0, 10));

/** What banks and practices do on days of their own; none of it is waited for. */
const OF_OTHERS: ReadonlySet<LoanEvent['type']> = new Set(['FUNDED', 'REVERSED']);

type Seen = { timeZone: string; events: readonly LoanEvent[]; clock: Clock };

/**
 * The borrower's business day: from which a payment counts, by which something is late, and on which people's decisions are booked. Their
 * civil day, or the day of the business where something of the loan stands on it already: whoever approves in the evening of the west
 * coast at a practice of the east coast has the loan at once.
 * @example 05:30 UTC on July 16, California: July 15, of a loan that was accepted in New York at that hour July 16.
 */
export function loanDay({ timeZone, events, clock }: Seen): CivilDate {
  const [home, business] = [dayIn(clock.nowMs(), timeZone), businessDayOf({ clock })];
  const isAhead = events.some(
    ({ type, effectiveOn }) => !OF_OTHERS.has(type) && effectiveOn > home && effectiveOn <= business,
  );
  return isAhead ? business : home;
}
