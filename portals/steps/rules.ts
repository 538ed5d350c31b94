import { ADULT_AGE, ageOn } from '@domain/calendar/age';
import { isCivilDate } from '@domain/calendar/civil-date';
import { GIVEN_OUT_SSN } from '@domain/ssn';
import { isStateCode, type StateCode } from '@domain/us-states';
import { todayHere } from '@portals/format/today';
import * as z from 'zod/mini';

// Rules of typed answers with the sentence each one says. The server checks the same with the contract's schemas.

/** Text that must be there, trimmed. */
export const needed = (sentence: string, max = 120) =>
  z.string().check(z.trim(), z.minLength(1, sentence), z.maxLength(max, `Use at most ${max} characters`));

export const phone = () =>
  z.string().check(z.regex(/^[2-9]\d{9}$/, 'Enter a US phone number with 10 digits, like (555) 555-0142'));

export const zip = () => z.string().check(z.regex(/^\d{5}$/, 'Enter the 5 digits of your ZIP code'));

export const lastFour = () =>
  z.string().check(
    z.regex(/^\d{4}$/, 'Enter the last 4 digits, like 1002'),
    z.refine((digits) => digits !== '0000', 'No Social Security number ends in 0000. Check the last 4 digits.'),
  );

/** All nine digits, none of those that were never given out. */
export const fullSsn = (sentence: string) =>
  z
    .string()
    .check(
      z.regex(/^\d{9}$/, sentence),
      z.regex(GIVEN_OUT_SSN, 'This can’t be a Social Security number. Check the 9 digits.'),
    );

/** A state's code. */
export const state = () =>
  z.pipe(
    z.string().check(z.refine((value) => isStateCode(value), 'Choose a state')),
    z.transform((value: string): StateCode => (isStateCode(value) ? value : 'TX')),
  );

/** Dollars within a range; the sentence names it. */
export const dollars = (min: number, max: number) => {
  const sentence = `Enter an amount from $${min.toLocaleString('en-US')} to $${max.toLocaleString('en-US')}`;
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
  if (value === '') return 'Enter your date of birth, for example 3 27 1988';
  if (month === '' || day === '' || year === '') return 'Enter the month, day and year of your birth';
  if (year.length < 4) return 'Enter all 4 digits of your year of birth';
  if (year > today.slice(0, 4)) return 'Your year of birth can’t be in the future';
  if (!isCivilDate(value)) return 'Enter a real date, for example 3 27 1988';
  if (value > today) return 'Your date of birth can’t be in the future';
  const age = ageOn(value, today);
  if (age < ADULT_AGE) return `You must be ${ADULT_AGE} or older to apply`;
  return age > OLDEST ? 'Check your year of birth' : null;
}

/** A date of birth in three boxes, with a sentence for each way in which it can be wrong. */
export const birthDate = () =>
  z.string().check((payload) => {
    const message = faultOfBirth(payload.value);
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message, path: [] });
  });

/** The box that a sentence about a birth date is about. */
export const wrongPartOf = (sentence: string | undefined): 'year' | undefined =>
  sentence !== undefined && /year of birth/.test(sentence) && !/month/.test(sentence) ? 'year' : undefined;
