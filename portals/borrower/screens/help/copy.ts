export const copy = {
  title: 'Help',
  us: (brand: string) => `Talk to ${brand}`,
  usText: 'About payments, autopay, your spending limit, and your account.',
  email: (address: string) => `Email ${address}`,
  call: (phone: string) => `Call ${phone}`,
  practices: 'Talk to your practice',
  practicesText:
    'About a treatment, its date, a wrong amount, or a refund. A practice can withdraw a request that you haven’t approved.',
  noPractice: 'You don’t have a practice yet.',
  loading: 'Loading your practices',
  fraud: 'Something here isn’t yours?',
  fraudText: (brand: string) =>
    `If a transaction, a payment, or a payment method isn’t yours, don’t approve it, and tell ${brand} right away.`,
} as const;
