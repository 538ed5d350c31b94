export const copy = {
  title: 'Connect your bank',
  ask: 'Which account will you pay from?',
  why: 'Connect it through your bank in a minute. Nothing is charged today.',
  connect: 'Connect my bank',
  byHand: 'Enter account numbers manually',
  card: 'Use a debit card instead',
  later: 'Not now',
} as const;
