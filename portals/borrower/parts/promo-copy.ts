type Keeps = { amount: string; end: string; practice: string; interest: string };

/** Words of the promo guardian of a loan in force. */
export const copy = {
  onPace: 'On pace for no interest',
  short: (amount: string) => `Short by ${amount}`,
  made: (made: number, all: number) => `${made} of ${all} payments of the promotion made`,
  paid: (amount: string) => `${amount} paid`,
  left: (amount: string, date: string) => `${amount} by ${date}`,
  keepsEach: ({ amount, count, end, practice, interest }: Keeps & { count: number }) =>
    `*${amount}* on each of ${count} due dates until ${end} keeps your plan at ${practice} free of interest. Missed, it costs *${interest}*.`,
  keepsOnce: ({ amount, end, practice, interest }: Keeps) =>
    `*${amount}* by ${end} keeps your plan at ${practice} free of interest. Missed, it costs *${interest}*.`,
  feesApart: (fees: string) => `Fees of ${fees} are owed apart from that.`,
  taking: (amount: string, interest: string) =>
    `Autopay keeps taking *${amount}*, and *${interest}* of interest is cancelled.`,
  asPlanned: (interest: string) => `Pay as planned, and *${interest}* of interest is cancelled.`,
  way: (name: string, lastFour: string) => `${name}, ending in ${lastFour}`,
  takes: (amount: string) => `Autopay takes ${amount} now.`,
  off: 'Autopay is off.',
  paused: 'Payments are paused: nothing is taken by itself. You can still pay.',
  raise: (amount: string) => `Raise autopay to ${amount}`,
  turnOn: (amount: string) => `Turn on autopay of ${amount}`,
  payNow: (amount: string) => `Pay ${amount}`,
  see: 'See its payments',
  question: (amount: string) => `Set autopay to ${amount}?`,
  means: (amount: string, way: string, end: string) =>
    `On each due date we take ${amount} from ${way}. Taken on each of them until ${end}, it pays the purchase within the promotion, and the interest is cancelled. You can change it whenever you like.`,
  confirm: 'Set autopay',
  saving: 'Setting autopay',
  loading: 'Loading autopay',
  wait: 'Autopay is still loading.',
  noWay: 'Add a payment method first.',
  noWayYet: 'There is no account or card yet that it can be taken from.',
  addWay: 'Add one',
  keptTitle: 'You kept your promotion',
  kept: (interest: string) => `You paid in time, so ${interest} of interest was cancelled.`,
  lostTitle: 'Your promotion has ended',
  lost: (end: string, interest: string) =>
    `The purchase was not paid in full by ${end}, so the interest from its first day stays: ${interest}.`,
} as const;
