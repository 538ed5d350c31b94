export const copy = {
  title: 'Add a debit card',
  why: 'Payments can be taken from it. Credit and prepaid cards can’t be used.',
  add: 'Enter the card',
  attached: (lastFour: string) => `The card ending in ${lastFour} is on your account already.`,
  another: 'Enter another card',
  goOn: 'Go on to your treatment without it',
  ways: 'See payment methods',
} as const;
