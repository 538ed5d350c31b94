import type { PracticeProfile } from '@sdk/practice-profile';

const GRADES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const ROWS: [string, number, number | null, (number | null)[]][] = [
  ['FIXED_6', 6, null, [0, 0, 5.99, 9.99, 14.99, 19.99, 24.99]],
  ['FIXED_12', 12, null, [0, 5.99, 9.99, 13.99, 17.99, 22.99, 27.99]],
  ['FIXED_24', 24, null, [7.99, 10.99, 13.99, 17.99, 21.99, 25.99, 29.99]],
  ['FIXED_36', 36, null, [9.99, 12.99, 15.99, 19.99, 23.99, 27.99, null]],
  ['FIXED_60', 60, null, [11.99, 14.99, 17.99, 21.99, 25.99, null, null]],
  ['PROMO_6', 24, 6, [17.99, 19.99, 22.99, 25.99, 27.99, 28.99, null]],
  ['PROMO_12', 36, 12, [17.99, 19.99, 22.99, 25.99, 27.99, null, null]],
];

/** The dental product group of the demo world as the SDK's public profile. */
export const BRIGHT_SMILE: PracticeProfile = {
  practiceId: 'practice-bright-smile',
  slug: 'bright-smile',
  name: 'Bright Smile',
  brand: 'PatientFi',
  accent: null,
  applications: true,
  memberships: true,
  state: 'TX',
  allowed: true,
  today: '2026-09-01',
  products: ROWS.map(([product, fixedTerm, promoTerm, rates]) => ({
    product,
    name: product,
    minAmount: promoTerm ? 500 : 250,
    maxAmount: 25_000,
    fixedTerm,
    promoTerm,
    promoMethod: promoTerm ? 'REBATE' : null,
    rates: Object.fromEntries(GRADES.map((grade, index) => [grade, rates[index] ?? null])),
  })),
};
