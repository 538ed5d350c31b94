export const copy = {
  title: 'You have an account',
  ask: 'You already have an account',
  under: 'Your Social Security number is on an account with the email',
  why: 'A second one can’t be opened. Go on here with that account by a code that we send to it, or log in.',
  log: 'Log in to your account',
  goOn: 'Go on with that account',
  sending: 'Sending a code',
  notMine: 'This isn’t my account',
} as const;
