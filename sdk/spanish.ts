import { estimateWords } from '@domain/payment-plan/estimate-words.es';
import { buttonWords } from './buttons/button-words.es';
import { calculatorWords } from './calculator/calculator-words.es';
import { frameWords } from './frame/frame-words.es';

/** Every Spanish word of the SDK: a chunk of its own, which only a page in Spanish fetches. */
export const spanish = {
  button: buttonWords,
  calculator: calculatorWords,
  estimate: estimateWords,
  frame: frameWords,
};
