export const copy = {
  home: { title: 'Where would you like to go?', text: 'Applications start from your practice’s own link.' },
  unknownPage: {
    title: 'We can’t find that page',
    text: 'The link may be old, or a letter may be missing. If your practice sent it, ask them for a new one.',
  },
  unknownPractice: {
    title: 'We can’t find that practice',
    text: 'The link may be old, or a letter may be missing. Ask the practice for a new one.',
  },
  isMember: 'I’m a member',
  logIn: 'Log in to your account',
  isPractice: 'Log in as a practice',
  call: (phone: string) => `Call ${phone}`,
  email: (address: string) => `Email ${address}`,
  talk: (brand: string) => `Talk to ${brand}`,
  tell: 'Tell us what you were doing and what happened.',
  saved: ' Your answers so far are saved.',
  subject: (brand: string) => `Help with ${brand}`,
  wasOn: (page: string) => `I was on ${page}`,
} as const;
