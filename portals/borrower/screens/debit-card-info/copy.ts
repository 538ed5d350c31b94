export const copy = {
  title: 'Add a debit card',
  why: 'Use it to make payments. Credit and prepaid cards aren’t accepted.',
  add: 'Enter card details',
  attached: (card: string) => `Card ${card} is already on your account.`,
  another: 'Enter another card',
  goOn: 'Continue to your treatment without it',
  ways: 'See payment methods',
} as const;
