import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { COMMON_PASSWORDS } from './common-passwords';

const words = new Set(COMMON_PASSWORDS.split(/\s+/).filter(Boolean));
/** Passwords of breaches, rows of keys, names and common words, also spelled with signs: all of it local. */
const guesser = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});
/** What is found within so many guesses, as a power of ten, is too easy: a stolen hash is tried faster than a log-in. */
const GUESSES_LOG10 = 9;

/** True for a word that is guessed first, lower-case, and for a password that lists of breaches and their like lead to. */
export const isCommonPassword = (word: string): boolean => words.has(word);
export const isGuessed = (password: string): boolean => guesser.check(password).guessesLog10 < GUESSES_LOG10;
