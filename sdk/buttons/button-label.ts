import type { Attributes, ButtonDesign } from '../attributes';
import { wordsOf } from '../language';
import { buttonWords, type Copy } from './button-words';

/** The words of the button of a type, in the language of the page. */
export const copyOf = (type: Attributes['type']): Copy =>
  wordsOf('button', buttonWords)[type === 'privi-signup' ? 'signup' : type ? 'calculator' : 'application'];

const PLACES: Partial<Record<ButtonDesign, 1 | 2 | 3>> = { button2: 1, button3: 2, button5: 3 };

/** The words on a button: the practice's own label, else what fits the design. */
export const buttonLabel = (copy: Copy, design: ButtonDesign, label: string | undefined): string =>
  label ?? copy[PLACES[design] ?? 0];
