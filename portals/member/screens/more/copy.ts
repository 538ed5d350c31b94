export const copy = {
  title: 'More',
  practices: 'Your practices',
  practicesText: 'About your plan, a treatment, a visit, or a payment.',
  us: (brand: string) => `Talk to ${brand}`,
  usText: 'About your account and how you log in.',
  email: (address: string) => `Email ${address}`,
  documents: 'Documents',
  privacy: 'Privacy',
  howYouPay: 'How you pay',
  tour: 'Where to find things',
  logOut: 'Log out',
} as const;
