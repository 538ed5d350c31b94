/** Words of the dialog that asks for a limit again. */
export const copy = {
  kept: 'Your name, address and Social Security number stay as you gave them. Whatever the answer is, it doesn’t lower a limit that you can use now.',
  amount: 'How much would you like?',
  amountHint: (limit: string) => `More than your limit of ${limit}.`,
  income: 'Yearly income',
  incomeHint: 'Before taxes, in dollars, for example 58,000',
  consent: 'I allow a soft credit check. It doesn’t affect my credit score.',
  consentNeeded: 'Tick this to allow the credit check',
  read: 'Read the',
  consentText: 'consent and authorization',
  newTab: 'It opens in a new tab.',
  pending: 'Sending',
  opening: 'Opening',
};
