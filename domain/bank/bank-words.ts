/** What the form and the server say alike of a bank account that cannot be. */
export const BANK_WORDS = {
  routingNumber: 'Enter the 9 digits of your bank’s routing number. This isn’t one.',
  accountNumber: 'Enter your account number, 4 to 17 digits.',
} as const;
