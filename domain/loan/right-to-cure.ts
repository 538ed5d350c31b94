import { addDays, type CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { delinquency, pastDueRows } from './delinquency';
import { type LoanState, outstandingFees, unpaidOf } from './loan-state';

/** Days past due on which the notice of the right to cure goes out. */
export const CURE_NOTICE_DAYS = 85;
/**
 * Days that the notice gives. Not before they are over is a loan charged off and the whole balance asked for.
 * @NOTE choice: one period for every state, as long as the longest that a state asks for unsecured installment credit: 20 days in most
 * states with the Uniform Consumer Credit Code (UCCC 5.111), 15 in Wisconsin (Wis. Stat. 425.105), 21 in Massachusetts (M.G.L. c. 255B,
 * for vehicles), and time for the mail.
 */
export const CURE_DAYS = 30;
/** What of them is left at least once the letter has left, however late it does: the longest that one of these states asks for. */
export const CURE_LEAST_DAYS = 21;

/** What cures a default: `number` is the oldest unpaid installment, which names the default. */
export type RightToCure = {
  readonly number: number;
  readonly missedCents: Cents;
  readonly feesCents: Cents;
  readonly amountCents: Cents;
  readonly cureBy: CivilDate;
};

/**
 * The notice that a late loan asks for on a day; null while it is not that late, is paused, or is not open.
 * @param state folded up to `on`.
 * @returns what is past due and the fees, without acceleration, and the last day on which paying it cures the default.
 * Source: UCCC 5.110 and 5.111; the agreement, "Default".
 * @example due March 16 and unpaid: on June 9, 85 days later, the notice gives until July 9.
 */
export function rightToCure(state: Readonly<LoanState>, on: CivilDate): RightToCure | null {
  if (state.status !== 'OPEN' || state.pausedOn) return null;
  const oldest = pastDueRows(state, on)[0];
  if (!oldest || delinquency(state, on).daysPastDue < CURE_NOTICE_DAYS) return null;
  const missedCents = cents(pastDueRows(state, on).reduce((sum, row) => sum + unpaidOf(row), 0));
  const feesCents = outstandingFees(state);
  return {
    number: oldest.number,
    missedCents,
    feesCents,
    amountCents: cents(missedCents + feesCents),
    cureBy: addDays(on, CURE_DAYS),
  };
}
