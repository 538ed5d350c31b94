export const copy = {
  title: 'Your debit card',
  approved: (firstName: string | null) => (firstName ? `You’re approved, ${firstName}` : 'You’re approved'),
  why: 'You can add the debit card you’ll pay with. Nothing is charged today.',
  add: 'Add a debit card',
  skip: 'Not now',
  attached: (card: string) => `Card ${card} is already on your account.`,
  goOn: 'Continue',
} as const;
