import { ADULT_AGE, ageOn } from '@domain/calendar/age';
import { isCivilDate } from '@domain/calendar/civil-date';
import { isPersonName } from '@domain/person-name';
import { GIVEN_OUT_SSN } from '@domain/ssn';
import { isStateCode, type StateCode } from '@domain/us-states';
import { todayHere } from '@portals/format/today';
import * as z from 'zod/mini';
import { copy } from './rules-copy';

// Rules of typed answers with the sentence each one says. The server checks the same with the contract's schemas.

/** Text that must be there, trimmed. */
export const needed = (sentence: string, max = 120) =>
  z.string().check(z.trim(), z.minLength(1, sentence), z.maxLength(max, copy.long(max)));

/** A name of a person or a part of it; `label` is what its field is called. */
export const personName = (sentence: string, label: string, max = 60) =>
  needed(sentence, max).check(z.refine(isPersonName, copy.personName(label)));

export const phone = () => z.string().check(z.regex(/^[2-9]\d{9}$/, copy.phone));

export const zip = () => z.string().check(z.regex(/^\d{5}$/, copy.zip));

export const lastFour = () =>
  z.string().check(
    z.regex(/^\d{4}$/, copy.lastFour),
    z.refine((digits) => digits !== '0000', copy.noZeros),
  );

/** All nine digits, none of those that were never given out. */
export const fullSsn = (sentence: string) =>
  z.string().check(z.regex(/^\d{9}$/, sentence), z.regex(GIVEN_OUT_SSN, copy.ssn));

/** A state's code. */
export const state = () =>
  z.pipe(
    z.string().check(z.refine((value) => isStateCode(value), copy.state)),
    z.transform((value: string): StateCode => (isStateCode(value) ? value : 'TX')),
  );

/** Dollars within a range; the sentence names it. */
export const dollars = (min: number, max: number) => {
  const sentence = copy.dollars(min.toLocaleString('en-US'), max.toLocaleString('en-US'));
  return z.pipe(
    z.string().check(z.refine((value) => value !== '' && Number(value) >= min && Number(value) <= max, sentence)),
    z.transform((value: string) => Number(value)),
  );
};

const OLDEST = 120;

/** What is wrong with a date of birth; null when nothing is. */
function faultOfBirth(value: string): string | null {
  const [year = '', month = '', day = ''] = value.split('-');
  const today = todayHere();
  if (value === '') return copy.birth;
  if (month === '' || day === '' || year === '') return copy.birthParts;
  if (year.length < 4) return copy.birthYear;
  if (year > today.slice(0, 4)) return copy.birthYearAhead;
  if (!isCivilDate(value)) return copy.birthReal;
  if (value > today) return copy.birthAhead;
  const age = ageOn(value, today);
  if (age < ADULT_AGE) return copy.adult(ADULT_AGE);
  return age > OLDEST ? copy.birthOld : null;
}

/** A date of birth in three boxes, with a sentence for each way in which it can be wrong. */
export const birthDate = () =>
  z.string().check((payload) => {
    const message = faultOfBirth(payload.value);
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message, path: [] });
  });

/** Sentences about the year alone. */
const YEAR_FAULTS: readonly string[] = [copy.birthYear, copy.birthYearAhead, copy.birthOld];

/** The box that a sentence about a birth date is about. */
export const wrongPartOf = (sentence: string | undefined): 'year' | undefined =>
  YEAR_FAULTS.some((fault) => fault === sentence) ? 'year' : undefined;
