import type { LoginChannel } from './sent-code';

export const copy = {
  contact: {
    why: 'We’ll send you a 6-digit code. There is no password to remember.',
    label: 'Email or mobile phone',
    needed: 'Enter an email address, like name@example.com, or a US phone number with 10 digits',
    send: 'Send me a code',
    sending: 'Sending',
  },
  code: {
    title: 'Enter the 6-digit code',
    label: 'Code',
    hint: 'It works for 10 minutes. We’ll log you in once you enter all six digits.',
    spokenHint: 'We’ll read it twice. It works for 10 minutes.',
    needed: 'Enter all 6 numbers of the code',
    checking: 'Checking your code',
    sentTo: {
      email: 'If there is an account, we sent a code to',
      sms: 'If there is an account, we texted a code to',
      landline: 'If there is an account, we’ll call and read the code to you at',
    } satisfies Record<LoginChannel, string>,
    change: 'Change',
    wrong: (triesLeft: number | undefined) =>
      triesLeft === undefined
        ? 'That code isn’t right. Check it and try again'
        : `That code isn’t right. You have ${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left`,
    expired: 'That code has expired. Request a new one below',
    usedUp: 'That code can’t be used anymore. Request a new one below',
  },
  ways: {
    wait: (time: string) => `No code yet? You can request a new one in ${time}`,
    none: 'No code yet?',
    again: 'Send a new code',
    sending: 'Sending a new code',
    sent: 'We sent a new code.',
    byText: 'Text it to this number',
    byCall: 'Call this number and read it to me',
    byPhone: 'Use my phone number instead',
    byEmail: 'Use my email address instead',
    help: 'I can’t get any of these',
  },
} as const;
