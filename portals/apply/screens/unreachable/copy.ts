export const copy = {
  title: 'Try again',
  ask: 'We can’t open your application right now',
  again: 'Try again',
  trying: 'Trying again',
} as const;
