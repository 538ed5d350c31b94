import { isPrintable } from './printable';

/** First and last name as a person is called on screens, in documents and in mails; what is missing leaves no gap. */
export const fullName = (first: string | null | undefined, last: string | null | undefined): string =>
  [first, last].filter((part) => part).join(' ');

const LETTER = '\\p{Script=Latin}';
const APOSTROPHE = "'’‘ʻʼ";

/**
 * Latin letters, in which cards, credit files and our papers have names, their marks, spaces, hyphens, apostrophes and the dots of "Jr." and "J.R."; a dot before two
 * letters makes a domain. Nothing else, because names open messages of ours: an address or a number in one would reach whomever its
 * writer likes, under our name.
 */
const PERSON_NAME = new RegExp(
  `^(?!.*\\.[${LETTER}]{2})[${APOSTROPHE}]?[${LETTER}][${LETTER}\\u0300-\\u036f${APOSTROPHE}.\\u2010\\u2011 -]*$`,
  'u',
);

/** Whether a text may be the name of a person, or a part of it. */
export const isPersonName = (name: string): boolean => PERSON_NAME.test(name) && isPrintable(name);
