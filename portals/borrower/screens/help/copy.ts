export const copy = {
  title: 'Help',
  us: (brand: string) => `Talk to ${brand}`,
  usText: 'About payments, autopay, your spending limit and your account.',
  email: (address: string) => `Email ${address}`,
  call: (phone: string) => `Call ${phone}`,
  practices: 'Talk to your practice',
  practicesText:
    'About a treatment, its date, or a wrong amount. A practice can lower the amount of a purchase or refund it; only it can do that.',
  noPractice: 'Your practice stands here once it has asked you for a payment plan.',
  loading: 'Loading your practices',
  fraud: 'Something here isn’t yours?',
  fraudText: (brand: string) =>
    `If a transaction, a payment or a way to pay isn’t yours, don’t approve it, and tell ${brand} at once.`,
} as const;
