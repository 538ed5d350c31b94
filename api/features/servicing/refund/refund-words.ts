/** What a person gets whose purchase was refunded in part. Its figures and days come ready to print. */
export const refundWords = {
  title: 'Part of your purchase was refunded',
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  changed: 'What changed',
  refunded: (refund: string, before: string, left: string) =>
    `Your practice refunded ${refund} of ${before}. Your purchase is now ${left}.`,
  asIfLower: 'No payment was due yet, so your loan is what it would have been for the lower amount from the first day.',
  offPrincipal: 'The refund came off what you owe.',
  payments: 'Your payments',
  run: ({ count, amount, from, to }: { count: number; amount: string; from: string; to: string }) =>
    count === 1 ? `${amount} on ${from}` : `${count} payments of ${amount} from ${from} to ${to}`,
  before: (runs: string[]) => `Payments left before the refund: ${runs.join('; ')}.`,
  after: (runs: string[]) => `Payments left now: ${runs.join('; ')}.`,
  nothingLeft: 'You have no payments left.',
  chargedOff: (before: string, owed: string) =>
    `Your loan was charged off, so there are no monthly payments. Before the refund, you owed ${before}. Now you owe ${owed}.`,
  promo: (amount: string, day: string) =>
    `Your promotion continues: pay ${amount} by ${day} and you'll owe no interest.`,
  promoKept: (interest: string) => `With the refund, your promotion is met: ${interest} in interest is canceled.`,
  late: (amount: string) => `${amount} of earlier payments is past due. Pay that now.`,
  fees: (amount: string) => `You also owe ${amount} in fees.`,
  goesBack: (amount: string) =>
    `You paid ${amount} more than you owe now. We'll send it back once all of your payments have cleared. It goes to the account or card you paid with or, if you removed that one, to the one you use now.`,
  rest: 'Everything else in your loan agreement stays the same.',
};
