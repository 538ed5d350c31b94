import { refuse } from '../refusal';
import { type CivilDate, fromParts, isLeapYear, partsOf } from './civil-date';

/** Full age in all states but two; where the law asks for more, the state's rule does (domain/underwriting/state-rules). */
export const ADULT_AGE = 18;

/**
 * Full years of age on a date. A person born on 29 February comes of age on 1 March in common years.
 * @throws DomainRefusal naming `bornOn` when the birth lies after the date.
 */
export function ageOn(bornOn: CivilDate, date: CivilDate): number {
  if (bornOn > date) refuse('bornOn', `The birth on ${bornOn} lies after ${date}.`, date);
  const before = date.slice(5) < bornOn.slice(5) ? 1 : 0;
  return partsOf(date).year - partsOf(bornOn).year - before;
}

/** The first day on which a person has so many full years: the same day for which `ageOn` says so, 1 March included. */
export function birthdayOf(bornOn: CivilDate, years: number): CivilDate {
  const { year, month, day } = partsOf(bornOn);
  const isMissing = month === 2 && day === 29 && !isLeapYear(year + years);
  return isMissing ? fromParts(year + years, 3, 1) : fromParts(year + years, month, day);
}
