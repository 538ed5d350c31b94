export const copy = {
  home: { title: 'Where would you like to go?', text: 'To apply, use the link from your practice.' },
  unknownPage: {
    title: 'We can’t find that page',
    text: 'The link may be outdated or incomplete. If your practice sent it, ask for a new one.',
  },
  unknownPractice: {
    title: 'We can’t find that practice',
    text: 'The link may be outdated or incomplete. Ask the practice for a new one.',
  },
  isMember: 'I’m a member',
  logIn: 'Log in to your account',
  isPractice: 'Log in as a practice',
  call: (phone: string) => `Call ${phone}`,
  email: (address: string) => `Email ${address}`,
  talk: (brand: string) => `Contact ${brand}`,
  tell: 'Tell us what you were doing and what happened.',
  saved: ' Your answers so far are saved.',
  subject: (brand: string) => `Help with ${brand}`,
  wasOn: (page: string) => `I was on ${page}`,
} as const;
