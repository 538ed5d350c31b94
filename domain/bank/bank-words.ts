/** What the form and the server say alike of a bank account that cannot be. */
export const BANK_WORDS = {
  routingNumber: 'This isn’t a valid routing number. Enter your bank’s 9-digit routing number.',
  accountNumber: 'Enter your account number (4 to 17 digits).',
} as const;
