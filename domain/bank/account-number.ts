/** Digits of a bank account, without spaces and dashes; the ACH record has room for 17. */
export const ACCOUNT_NUMBER = /^\d{4,17}$/;

const SHOWN = 4;
const MASK_LENGTH = 10;

/** The number as it is shown once the authorization was skipped: its last four digits, padded with x to ten (borrower §5). */
export function maskAccountNumber(accountNumber: string): string {
  return accountNumber.slice(-SHOWN).padStart(MASK_LENGTH, 'x');
}
