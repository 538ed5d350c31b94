export const copy = {
  payWith: 'Pay with',
  used: 'We’ll also use it for your monthly payments.',
  another: 'Another card or bank account',
  none: 'Add a card or a bank account to pay with.',
  card: 'Add a card',
  connect: 'Connect a bank account',
  byHand: 'Enter account numbers',
  bankTitle: 'Your bank account',
  save: 'Save this account',
  saving: 'Saving your account',
  back: 'Back',
  notAuthorized: 'We saved this account, but can’t charge it without your authorization.',
} as const;
