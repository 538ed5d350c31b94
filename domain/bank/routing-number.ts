/** Weights of the check digit of a routing number (American Bankers Association). */
const WEIGHTS = [3, 7, 1];

/** Two digits before which the Federal Reserve has given out no numbers: governments, districts, thrifts, electronic, cheques. */
const GIVEN_OUT: readonly (readonly [low: number, high: number])[] = [
  [0, 12],
  [21, 32],
  [61, 72],
  [80, 80],
];

/** True for nine digits that begin as given-out ones do and whose check digit is right. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const start = Number(text.slice(0, 2));
  if (!GIVEN_OUT.some(([low, high]) => start >= low && start <= high)) return false;
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place % 3] ?? 0), 0);
  return sum % 10 === 0;
}
