/**
 * Nine digits, with or without dashes, that may have been given out as a social security number: no area 000 or 666, group
 * 00 or serial 0000 (20 CFR 422.103(b), POMS RM 10201.030). Numbers from 900 on are left to the bureau: taxpayer numbers
 * look like them.
 */
export const GIVEN_OUT_SSN = /^(?!000|666)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/;
