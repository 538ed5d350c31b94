export const copy = {
  title: 'Continue',
  text: 'You opened the link from our email. It works once, on this device.',
  go: 'Continue',
  going: 'Opening',
  overTitle: 'This link no longer works',
  over: 'It was already used, or it’s more than 24 hours old. Use our newest email, or log in with a code.',
  again: 'Log in with a code',
} as const;
