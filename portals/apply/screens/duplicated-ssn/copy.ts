export const copy = {
  title: 'You have an account',
  ask: 'You already have an account',
  under: 'Your Social Security number is on an account with the email',
  why: 'Log in to that account. A second one can’t be opened.',
  log: 'Log in to your account',
  notMine: 'This isn’t my account',
} as const;
