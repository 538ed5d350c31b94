export const copy = {
  title: 'Connect your bank',
  ask: 'Which account will you pay from?',
  why: 'Connect it at your own bank in a minute. Nothing is charged today.',
  connect: 'Connect my bank',
  byHand: 'Enter the numbers by hand',
  card: 'Use a debit card instead',
  later: 'Not now',
} as const;
