/** What a person gets whose purchase was refunded in part. Its figures and days come ready to print. */
export const refundWords = {
  title: 'Part of your purchase was refunded',
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  changed: 'What changed',
  refunded: (refund: string, before: string, left: string) =>
    `Your practice refunded ${refund} of ${before}. Your purchase is ${left} now.`,
  asIfLower:
    'Nothing had fallen due yet, so your loan is what it would have been for the lower amount from its first day.',
  offPrincipal: 'The refund came off what you owe.',
  payments: 'Your payments',
  run: ({ count, amount, from, to }: { count: number; amount: string; from: string; to: string }) =>
    count === 1 ? `${amount} on ${from}` : `${count} payments of ${amount} from ${from} to ${to}`,
  before: (runs: string[]) => `Before, this was left to pay: ${runs.join('; ')}.`,
  after: (runs: string[]) => `Now this is left to pay: ${runs.join('; ')}.`,
  nothingLeft: 'No payment is left.',
  chargedOff: (before: string, owed: string) =>
    `Your loan was charged off, and no payment a month is asked for. Before the refund you owed ${before} of it; now you owe ${owed}.`,
  fees: (amount: string) => `Beside them, ${amount} of fees is open.`,
  goesBack: (amount: string) =>
    `You had paid ${amount} more than you owe now. We send it back, to the account or card that you paid with or, if it was removed, to the one that you pay with now, once nothing of it is on its way anymore.`,
  rest: 'Everything else in your loan agreement stays as it is.',
};
