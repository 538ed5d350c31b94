export const copy = {
  title: 'Try again',
  ask: 'We can’t open this page right now',
  again: 'Try again',
  trying: 'Trying again',
} as const;
