/**
 * False for nine digits that were never given out as a social security number: area 000 or 666, group 00, serial 0000
 * (20 CFR 422.103(b), POMS RM 10201.030). Numbers from 900 on are left to the bureau: taxpayer numbers look like them.
 */
export function isGivenOut(digits: string): boolean {
  return /^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits);
}
