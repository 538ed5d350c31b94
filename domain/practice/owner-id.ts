import { GIVEN_OUT_SSN } from '../ssn';

/** Numbers by which the owner of a practice is identified. */
export const ID_TYPES = ['SSN', 'ITIN', 'PASSPORT'] as const;
export type IdType = (typeof ID_TYPES)[number];

/**
 * An individual taxpayer identification number: nine digits from 9, whose fourth and fifth lie in a range that the IRS gives out (IRM
 * 3.21.263).
 */
const ITIN = /^9\d{2}-?(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])-?\d{4}$/;
/** The number of a passport of any country: six to nine letters and digits (ICAO 9303). */
const PASSPORT = /^[A-Z0-9]{6,9}$/i;

/** What is wrong with a number; said at its field. */
export const OWNER_ID_WORDS: Readonly<Record<IdType, string>> = {
  SSN: 'Enter the 9 digits of a Social Security number.',
  ITIN: 'Enter the 9 digits of an ITIN. It starts with 9.',
  PASSPORT: 'Enter the passport number: 6 to 9 letters and numbers.',
};

/** Whether a text may be a number of its kind. A number from 900 on is none of social security. */
export function isOwnerId(kind: IdType, text: string): boolean {
  if (kind === 'PASSPORT') return PASSPORT.test(text);
  return kind === 'ITIN' ? ITIN.test(text) : GIVEN_OUT_SSN.test(text) && !text.startsWith('9');
}

/** The number as it is kept: digits and capital letters alone. */
export const plainOwnerId = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
