export const copy = {
  title: 'You have an account',
  ask: 'You already have an account',
  under: 'Your Social Security number is on an account with the email',
  why: 'Log in there to use your spending limit. A second one can’t be opened.',
  log: 'Log in to your account',
  notMine: 'This isn’t my account',
} as const;
