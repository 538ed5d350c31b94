export const copy = {
  home: 'Home',
  payments: 'Payments',
  documents: 'Documents',
  help: 'Help',
  logOut: 'Log out',
  closed: 'This account is closed. You can still see and save your documents and pay what you owe.',
  how: 'How we calculated this',
  seeAll: (count: number) => `See all ${count} payments`,
  interest: (rate: string) =>
    `Each month’s interest is one twelfth of *${rate}* of what you still owe. The rest of the payment lowers what you owe, so the interest falls every month.`,
  minimumPath: (safe: string, end: string) =>
    `This schedule assumes you pay only the minimum. Pay ${safe} a month until ${end}, and you’ll owe no interest.`,
  listed: 'Your agreement lists every payment.',
  allPayments: 'All payments',
  due: 'Due',
  payment: 'Payment',
  interestHead: 'Interest',
  leftToPay: 'Left to pay',
  most: 'These figures assume you pay only the minimum, so they show the most this plan can cost.',
  limitEnded: (day: string) => `Your spending limit expired on ${day}. Ask your practice about a new one.`,
  limitEndedLate: (day: string) =>
    `Your spending limit ended on ${day}, because a loan was more than 30 days late. The notice about it is in your documents.`,
  limitFull: (limit: string) =>
    `Your spending limit is ${limit}. With what you owe and your pending requests, there isn’t enough left for this.`,
  limitOver: 'This is more than you have left to spend.',
  askLess: 'Ask your practice for a smaller amount, or reject this one.',
  stale: 'The dates and amounts have changed since you opened this page. Review today’s, then continue.',
  onHold: (brand: string) =>
    `Your account is on hold, so you can’t respond to this right now. ${brand} support can tell you why and what to do.`,
  support: 'Contact support',
  rejectTitle: (amount: string, practice: string) => `Reject ${amount} for ${practice}?`,
  reject: (amount: string) => `Reject ${amount}`,
  rejecting: 'Rejecting',
  keepOpen: 'Keep request',
  rejectText: (practice: string) =>
    `You won’t owe anything, and your spending limit stays the same. We’ll let ${practice} know. You can undo this later.`,
  paidOff: 'Paid off',
  chargedOff: 'Charged off, still owed',
  status: {
    PENDING: 'Action needed',
    ACCEPTED: 'Approved',
    REJECTED: 'Rejected',
    REFUNDED: 'Refunded',
    REVIEW: 'In review',
  },
  treatment: 'Your treatment',
  loadingTreatment: 'Loading your treatment',
  history: 'History',
  monthly: (amount: string) => `${amount} minimum a month`,
  visit: (day: string) => `Visit on ${day}`,
  months: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  freeBy: (amount: string, end: string) => `No interest if you pay ${amount} by ${end}`,
  free: (total: string) => `No interest. You pay ${total} in total.`,
  cost: (interest: string, total: string) => `${interest} interest. You pay ${total} in total.`,
  promoEnds: (end: string) => `Promotion ends ${end}`,
  promoCovers: (months: string, end: string) => `The promotion covers the first ${months} and ends ${end}.`,
  planned: (count: number, amount: string) => `${count} monthly payments of ${amount}.`,
  made: (made: number, all: number, missed: number) =>
    `${made} of ${all} payments made${missed === 0 ? '' : missed === 1 ? ', 1 is late' : `, ${missed} are late`}.`,
  at: (amount: string, practice: string) => `${amount} at ${practice}`,
  withdrawnWord: 'Withdrawn',
  oweNothing: 'You owe nothing for this',
  withdrawn: (practice: string, amount: string) =>
    `${practice} withdrew its request for ${amount}. There’s nothing you need to do.`,
  rejected: (practice: string, amount: string) =>
    `You rejected ${amount}, and we let ${practice} know. Changed your mind? Undo the rejection and choose a plan.`,
  expiredWord: 'Expired',
  expired: (practice: string, amount: string) =>
    `Your spending limit expired before you answered ${practice}’s request for ${amount}. Refresh your limit on your home page, then reopen the request here.`,
  expiredLate: (practice: string, amount: string) =>
    `Your spending limit ended because a loan was more than 30 days late, so ${practice}’s request for ${amount} expired. The notice about it is in your documents.`,
  expiredForGood: (practice: string, amount: string) =>
    `Your spending limit expired while we were reviewing the request for ${amount} at ${practice}. Refresh your limit on your home page, then ask for it again.`,
  takeUp: 'Reopen request',
  takingBack: 'Reopening',
  withdraw: 'Undo rejection',
  checkingOne: 'We’re checking one thing',
  checkingText: (brand: string) =>
    `Someone at ${brand} is reviewing this before you can respond. You don’t owe anything for now, and we’ll show the decision here.`,
  firstVisit: (day: string) => ` Your first visit is on ${day}.`,
  askUs: 'Ask us about it',
  savingInfo: 'Saving your payment info',
} as const;
