import { COMMON_PASSWORDS } from './common-passwords';

const words = new Set(COMMON_PASSWORDS.split(/\s+/).filter(Boolean));

/** True for a word that is guessed first, lower-case. */
export const isCommonPassword = (word: string): boolean => words.has(word);
