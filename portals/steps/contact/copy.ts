export const copy = {
  title: { email: 'Confirm your new email address', phone: 'Confirm your new phone number' },
  text: (sentTo: string) =>
    `You asked us to use ${sentTo}. Until you confirm it with a code, you log in and hear from us as before.`,
  send: 'Send code',
  sending: 'Sending',
  sentTo: (sentTo: string) => `Code sent to ${sentTo}`,
  hint: 'It works for 10 minutes.',
  confirm: 'Confirm',
  confirming: 'Confirming',
  again: 'Send a new code',
  done: {
    email: 'Your new email address is confirmed. Use it to log in from now on.',
    phone: 'Your new phone number is confirmed.',
  },
  gone: 'Nothing is waiting to be confirmed anymore.',
} as const;
