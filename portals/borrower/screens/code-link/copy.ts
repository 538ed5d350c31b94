export const copy = {
  title: 'Go on',
  text: 'You opened the link from our email. It works once, on this device.',
  go: 'Go on',
  going: 'Opening',
  overTitle: 'This link no longer works',
  over: 'It was used before, or it is older than 24 hours. Use the newest email from us, or ask for a new code.',
  again: 'Log in with a code',
} as const;
