type Keeps = { amount: string; end: string; practice: string; interest: string };

/** Words of the promo guardian of a loan in force. */
export const copy = {
  onPace: 'On track to pay no interest',
  short: (amount: string) => `At the minimum payment, you’d be ${amount} short`,
  shortAtAutopay: (amount: string) => `At your autopay amount, you’d be ${amount} short`,
  made: (made: number, all: number) => `${made} of ${all} promotion payments made`,
  paid: (amount: string) => `${amount} paid`,
  left: (amount: string, date: string) => `${amount} by ${date}`,
  keepsEach: ({ amount, count, end, practice, interest }: Keeps & { count: number }) =>
    `Pay *${amount}* on each of the next ${count} due dates, until ${end}, to pay no interest on your plan at ${practice}. If you miss it, you’ll owe *${interest}* in interest.`,
  keepsOnce: ({ amount, end, practice, interest }: Keeps) =>
    `Pay *${amount}* by ${end} to pay no interest on your plan at ${practice}. If you miss it, you’ll owe *${interest}* in interest.`,
  feesApart: (fees: string) => `You also owe ${fees} in fees.`,
  taking: (amount: string, interest: string) =>
    `Keep autopay at *${amount}*, and *${interest}* in interest is canceled.`,
  asPlanned: (interest: string) => `Pay as planned, and *${interest}* in interest is canceled.`,
  takes: (amount: string) => `Autopay is set to ${amount}.`,
  off: 'Autopay is off.',
  paused: 'Payments are paused, so we won’t charge you automatically. You can still pay.',
  raise: (amount: string) => `Raise autopay to ${amount}`,
  turnOn: (amount: string) => `Turn on autopay for ${amount}`,
  payNow: (amount: string) => `Pay ${amount}`,
  see: 'See payments',
  question: (amount: string) => `Set autopay to ${amount}?`,
  means: (amount: string, way: string, end: string) =>
    `We’ll charge ${amount} to ${way} on each due date. If every payment until ${end} goes through, the purchase is paid off within the promotion and the interest is canceled. You can change this anytime.`,
  confirm: 'Set autopay',
  saving: 'Setting autopay',
  loading: 'Loading autopay',
  wait: 'Autopay is still loading.',
  noWay: 'Add a payment method first.',
  noWayYet: 'You don’t have an account or card for autopay yet.',
  addWay: 'Add one',
  keptTitle: 'You met your promotion',
  kept: (interest: string) => `You paid on time, so ${interest} in interest was canceled.`,
  lostTitle: 'Your promotion has ended',
  lost: (end: string, interest: string) =>
    `The purchase wasn’t paid in full by ${end}, so you owe the interest from its first day: ${interest}.`,
} as const;
