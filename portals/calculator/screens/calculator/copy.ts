/** Words of the payment calculator's page. */
export const copy = {
  title: 'Payment calculator',
  byline: (brand: string) => `Financing by ${brand}`,
  anyPractice: 'These are examples. Each practice chooses its own plans, and applications start from its link.',
  loading: 'Loading the calculator',
  unknown: 'We can’t find that practice',
  unknownWhy: 'The link may be old, or a letter may be missing. If your practice sent it, ask them for a new one.',
  unknownGo: 'See examples without a practice',
  empty: 'No payment plans to show',
  emptyWhy: (name: string) => `${name} has no plans in the calculator right now. Ask the practice what it offers.`,
  failed: 'We couldn’t load the calculator. Check your connection and try again.',
  again: 'Try again',
} as const;
