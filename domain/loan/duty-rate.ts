import type { CivilDate } from '../calendar/civil-date';
import { RATE_UNITS, ratePercent } from '../money/rate';
import { multiplyDivideHalfUp } from '../money/rounding';
import { refuse } from '../refusal';
import type { LoanEventOf, LoanTerms } from './loan-event';
import type { LoanState } from './loan-state';

/** The most that a loan made before military service bears a year while the service lasts (50 U.S.C. 3937(a)(1)). */
export const DUTY_RATE = ratePercent('6');

/** Military service from its first to its last day; null while nobody knows the last. */
export type Duty = { readonly from: CivilDate; readonly until: CivilDate | null };

type Kept = Pick<LoanTerms, 'dueOn' | 'duties'>;

/** True on a day of service. */
export const isOnDuty = ({ duties = [] }: Pick<LoanTerms, 'duties'>, on: CivilDate): boolean =>
  duties.some(({ from, until }) => from <= on && (until === null || on <= until));

/**
 * The service in whose time a period lies, if only for a day.
 * @NOTE choice: the whole month of an installment is at the lower rate where one of its days is a day of service. The law asks for the
 * days of service alone; no day of them ever bears more, and neither a pay-off nor a moved due date has to divide a month.
 */
export function dutyOfPeriod({ dueOn, duties = [] }: Kept, number: number): Duty | undefined {
  const [begins, ends] = [dueOn[number - 2], dueOn[number - 1]];
  if (!ends) return undefined;
  return duties.find(({ from, until }) => ends > from && (until === null || begins === undefined || begins <= until));
}

/** The rate of a period as it is charged, in the units of its plan: the agreed one, or what service leaves of it. */
export function chargedUnit(terms: LoanTerms, number: number): number {
  const unit = terms.rates.units[number - 1] ?? 0;
  return dutyOfPeriod(terms, number) ? Math.min(unit, DUTY_RATE) : unit;
}

/** The same interest at the agreed rate, where the charged one is lower. */
export function agreedInterest(terms: LoanTerms, number: number, interestCents: number): number {
  const [agreed, charged] = [terms.rates.units[number - 1] ?? 0, chargedUnit(terms, number)];
  return agreed === charged ? interestCents : multiplyDivideHalfUp(interestCents, agreed, charged);
}

/**
 * Military service that a loan was made before. A second event with the same first day replaces the last day of the first.
 * @throws DomainRefusal `from` for a loan that was made in service, `until` before the first day, `rate` for a plan whose months are not
 * twelfths.
 */
export function enterDuty(state: LoanState, { from, until }: LoanEventOf<'ACTIVE_DUTY'>): void {
  const { terms, acceptedOn } = state;
  if (!terms || !acceptedOn || from <= acceptedOn) refuse('from', 'The loan was not made before this day.', from);
  if (until !== null && until < from) refuse('until', "The last day can't be before the first day.", from);
  if (terms.rates.divisor !== 12 * RATE_UNITS)
    refuse('rate', 'Only a rate by twelfths of a year is lowered.', DUTY_RATE);
  const others = (terms.duties ?? []).filter((duty) => duty.from !== from);
  state.terms = { ...terms, duties: [...others, { from, until }] };
}
