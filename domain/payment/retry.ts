import { addBusinessDays, nextBusinessDay } from '../calendar/business-day';
import { addDays, addMonths, type CivilDate, civilDate, daysBetween, partsOf } from '../calendar/civil-date';

/** Returned for want of money: the debit may be presented again, twice within 180 days (NACHA). */
const PRESENT_AGAIN = new Set(['R01', 'R09']);
const PRESENTED_AGAIN_MAX = 2;
const PRESENTED_AGAIN_DAYS = 180;
const FIRST_RETRY_BUSINESS_DAYS = 3;

/** Not authorized: the account is not debited again, and a person looks at it. */
const NOT_AUTHORIZED = new Set(['R05', 'R07', 'R10', 'R11', 'R29']);

/** Days after a card said no for now. At most fifteen tries in thirty days are allowed; this is five. */
const CARD_RETRY_DAYS = [1, 3, 5, 7];

/** What is done about a payment that came back. */
export type AfterReturn =
  | { readonly kind: 'TRY_AGAIN'; readonly on: CivilDate }
  /** This payment method is not used again; the person is asked for another. */
  | { readonly kind: 'STOP'; readonly isDisputed: boolean }
  /** Tried as often as is allowed. */
  | { readonly kind: 'GIVE_UP' };

/** A bank account or card that came back like this is not debited again. */
export const endsMethod = (code: string): boolean => code !== 'soft' && !PRESENT_AGAIN.has(code);

/** The likely day of the next pay: the 1st or the 15th, or the business day after it. */
function nextPayday(after: CivilDate): CivilDate {
  const { day } = partsOf(after);
  if (day < 15) return nextBusinessDay(civilDate(`${after.slice(0, 8)}15`));
  return nextBusinessDay(addMonths(addDays(after, 1 - day), 1));
}

/**
 * What is done about a payment that came back: `attempt` of its series, which began on `firstOn`, known on `on`.
 * @example R01 on a Tuesday: again on Friday, then on the next 1st or 15th, then no more.
 */
export function afterReturn(of: {
  readonly code: string;
  readonly attempt: number;
  readonly firstOn: CivilDate;
  readonly on: CivilDate;
}): AfterReturn {
  const { code, attempt, firstOn, on } = of;
  if (code === 'soft') {
    const days = CARD_RETRY_DAYS[attempt - 1];
    return days === undefined
      ? { kind: 'GIVE_UP' }
      : { kind: 'TRY_AGAIN', on: laterOf(addDays(firstOn, days), addDays(on, 1)) };
  }
  if (endsMethod(code)) return { kind: 'STOP', isDisputed: NOT_AUTHORIZED.has(code) };
  const next = attempt === 1 ? addBusinessDays(on, FIRST_RETRY_BUSINESS_DAYS) : nextPayday(on);
  const isAllowed = attempt <= PRESENTED_AGAIN_MAX && daysBetween(firstOn, next) <= PRESENTED_AGAIN_DAYS;
  return isAllowed ? { kind: 'TRY_AGAIN', on: next } : { kind: 'GIVE_UP' };
}

const laterOf = (one: CivilDate, other: CivilDate): CivilDate => (one > other ? one : other);
