import type { ApplicationChannel } from '@domain/enums';

export const copy = {
  title: 'Enter your code',
  ask: 'Enter the 6-digit code',
  label: 'Code',
  hint: 'It works for 10 minutes. We’ll continue on our own when all six numbers are in.',
  spokenHint: 'We’ll read it out twice. It works for 10 minutes.',
  change: 'Change',
  checking: 'Checking your code',
  needed: 'Enter all 6 numbers of the code',
  wrong: (triesLeft: number | undefined) =>
    triesLeft === undefined
      ? 'That code isn’t right. Check it and try again'
      : `That code isn’t right. You have ${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left`,
  expired: 'That code is out of date. Ask for a new one below',
  usedUp: 'That code can’t be used any more. Ask for a new one below',
  sentTo: {
    email: 'We sent it to',
    sms: 'We texted it to',
    landline: 'We’ll read it out on a call to',
  } satisfies Record<ApplicationChannel, string>,
  undeliverable: (to: string | null) =>
    `Our code could not be delivered${to ? ` to ${to}` : ''}. Check it for mistakes, or choose another way below.`,
  somewhere: 'We sent it to the address you gave us.',
  wait: (time: string) => `No code yet? You can ask for a new one in ${time}`,
  none: 'No code yet?',
  again: 'Send a new code',
  sending: 'Sending a new code',
  sent: 'We sent a new code.',
  byEmail: 'Email it to me',
  byText: 'Text it to a mobile phone',
  byCall: 'Call me on a landline',
  help: 'I can’t get any of these',
  fine: 'We never ask for this code by phone.',
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
      why: 'We’ll call and read out a 6-digit code. Have something to write with.',
      label: 'Phone number',
      send: 'Call me now',
      sending: 'Calling you',
    },
  },
} as const;
