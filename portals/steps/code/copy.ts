import type { ApplicationChannel } from '@domain/enums';

export const copy = {
  title: 'Enter your code',
  ask: 'Enter the 6-digit code',
  label: 'Code',
  hint: 'It works for 10 minutes. We’ll continue automatically once you enter all six digits.',
  spokenHint: 'We’ll read it twice. It works for 10 minutes.',
  change: 'Change',
  checking: 'Checking your code',
  needed: 'Enter all 6 numbers of the code',
  wrong: (triesLeft: number | undefined) =>
    triesLeft === undefined
      ? 'That code isn’t right. Check it and try again'
      : `That code isn’t right. You have ${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left`,
  expired: 'That code has expired. Request a new one below',
  usedUp: 'That code can’t be used anymore. Request a new one below',
  sentTo: {
    email: 'We sent it to',
    sms: 'We texted it to',
    landline: 'We’ll call and read it to you at',
  } satisfies Record<ApplicationChannel, string>,
  undeliverable: (to: string | null) =>
    `We couldn’t deliver our code${to ? ` to ${to}` : ''}. Check for typos, or choose another way below.`,
  somewhere: 'We sent it to the address you gave us.',
  wait: (time: string) => `No code yet? You can request a new one in ${time}`,
  none: 'No code yet?',
  again: 'Send a new code',
  sending: 'Sending a new code',
  sent: 'We sent a new code.',
  byEmail: 'Email it to me',
  byText: 'Text it to a mobile phone',
  byCall: 'Call me on a landline',
  help: 'I can’t get any of these',
  fine: 'We’ll never call you to ask for this code.',
  phone: {
    sms: {
      title: 'Text me a code',
      ask: 'What’s your mobile number?',
      why: 'We’ll text you a 6-digit code. Message and data rates may apply.',
      label: 'Mobile phone',
      send: 'Text me a code',
      sending: 'Sending the text',
    },
    landline: {
      title: 'Call me with a code',
      ask: 'What number should we call?',
      why: 'We’ll call and read you a 6-digit code. Have something to write with.',
      label: 'Phone number',
      send: 'Call me now',
      sending: 'Calling you',
    },
  },
} as const;
