import { wordsOf } from '../language';
import { calculatorWords } from './calculator-words';

/** The calculator's words in the language of the page. Its chunk comes after them. */
export const words = wordsOf('calculator', calculatorWords);
