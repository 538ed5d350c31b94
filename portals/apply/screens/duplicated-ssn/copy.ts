export const copy = {
  title: 'You have an account',
  ask: 'You already have an account',
  under: 'Your Social Security number is on an account with the email',
  why: 'You can’t open a second one. Continue here with that account using a code we’ll send to it, or log in.',
  log: 'Log in to your account',
  goOn: 'Continue with that account',
  sending: 'Sending a code',
  notMine: 'This isn’t my account',
} as const;
