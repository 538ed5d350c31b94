import type { Mask } from './masked-input';

const isDigit = (character: string) => character >= '0' && character <= '9';
const digits = (text: string) => text.replace(/\D/g, '');

/** Draws up to ten digits as a US phone number while they are typed. */
export function drawPhone(kept: string): string {
  if (kept.length < 4) return kept;
  const rest = kept.length < 7 ? kept.slice(3) : `${kept.slice(3, 6)}-${kept.slice(6)}`;
  return `(${kept.slice(0, 3)}) ${rest}`;
}

/** A US phone number: ten digits; a pasted +1 is dropped. */
export const phoneMask: Mask = {
  clean: (typed) => {
    const all = digits(typed);
    return (all.length > 10 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
  },
  draw: drawPhone,
  counts: isDigit,
};

/** Nine digits as 900-55-0010. */
export function drawSsn(kept: string): string {
  return [kept.slice(0, 3), kept.slice(3, 5), kept.slice(5)].filter(Boolean).join('-');
}

export const ssnMask: Mask = { clean: (typed) => digits(typed).slice(0, 9), draw: drawSsn, counts: isDigit };
export const lastFourMask: Mask = {
  clean: (typed) => digits(typed).slice(0, 4),
  draw: (kept) => kept,
  counts: isDigit,
};

/** Dollars: groups of three, and cents only when a point is typed. The value is a plain number, "4200" or "4200.5". */
export const moneyMask: Mask = {
  clean: (typed) => {
    const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
    const dollars = whole.replace(/^0+(?=\d)/, '').slice(0, 9);
    return rest.length > 0 ? `${dollars}.${rest.join('').slice(0, 2)}` : dollars;
  },
  draw: (kept) => {
    const [whole = '', cents] = kept.split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
    return cents === undefined ? grouped : `${grouped}.${cents}`;
  },
  counts: (character) => isDigit(character) || character === '.',
};

/** Digits only, up to a length: bank account and routing numbers, ZIP codes. */
export const digitsMask = (max: number): Mask => ({
  clean: (typed) => digits(typed).slice(0, max),
  draw: (kept) => kept,
  counts: isDigit,
});
