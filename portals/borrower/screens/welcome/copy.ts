import { legal } from '@portals/steps/legal-mark';

/** Words of the dialog that asks for a limit again. */
export const copy = {
  kept: 'We’ll use the name, address, and Social Security number you gave us. Whatever we decide, it won’t lower a limit you can use now.',
  amount: 'How much would you like?',
  amountHint: (limit: string) => `More than your limit of ${limit}.`,
  income: 'Annual income',
  incomeHint: 'Before taxes, in dollars, for example 58,000',
  consent: 'I allow a soft credit check. It doesn’t affect my credit score.',
  consentNeeded: 'Check the box to allow the credit check',
  read: `Read the ${legal('consentAndAuthorization', 'consent and authorization')}. It opens in a new tab.`,
  pending: 'Sending',
  opening: 'Opening',
};
