import { hasLink } from '../link-in-text';
import { isPrintable } from '../printable';

/** As many digits as a house or a year has; a telephone number has more. */
const DIGITS_MAX = 4;

/**
 * Whether a text may be the name of a practice or an enterprise: messages to people who never heard of us open with it, so it holds
 * neither a web address nor a telephone number.
 */
export const isPracticeName = (name: string): boolean =>
  isPrintable(name) && !hasLink(name) && !/[:<>\\]/.test(name) && name.replace(/\D/g, '').length <= DIGITS_MAX;
