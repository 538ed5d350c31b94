import type { Grade } from './quote-plans';

/**
 * How people describe their own credit. Each band is priced by the grade of its lower end, so that an estimate is rather too dear
 * than too cheap.
 */
export const CREDIT_BANDS = [
  { id: 'very-good', label: 'Very good', range: '700 and up', grade: 'B' },
  { id: 'good', label: 'Good', range: '660 to 699', grade: 'C' },
  { id: 'fair', label: 'Fair', range: '590 to 659', grade: 'E' },
  { id: 'unsure', label: 'Not sure', range: 'We’ll use Good', grade: 'C' },
] as const satisfies readonly { id: string; label: string; range: string; grade: Grade }[];

export type CreditBandId = (typeof CREDIT_BANDS)[number]['id'];

/** The grade that a band is priced by, and how a sentence names it: "a good credit score". */
export function pricedBand(id: CreditBandId): { grade: Grade; label: string } {
  const band = CREDIT_BANDS.find((candidate) => candidate.id === id && candidate.id !== 'unsure');
  return band ?? { grade: 'C', label: 'Good' };
}
