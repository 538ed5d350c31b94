/** A number in letters, for names, which hold no digits: 1 is B, 26 is CG. */
export const inLetters = (number: number): string =>
  [...String(number)].map((digit) => 'ABCDEFGHIJ'.charAt(Number(digit))).join('');
