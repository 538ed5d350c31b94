export const copy = {
  title: 'Try again',
  ask: 'We can’t open this page right now',
  again: 'Try again',
  trying: 'Trying again',
} as const;

export const unknownPracticeCopy = {
  title: 'Practice not found',
  ask: 'We can’t find that practice',
  why: 'The button on this website may be out of date. Ask the practice how to apply.',
} as const;
