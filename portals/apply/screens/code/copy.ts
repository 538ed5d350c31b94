export const copy = {
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
