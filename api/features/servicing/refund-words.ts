/** What a person gets whose purchase was refunded in part. Its figures and days come ready to print. */
export const refundWords = {
  title: 'Part of your purchase was refunded',
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  changed: 'What changed',
  refunded: (refund: string, before: string, left: string) =>
    `Your practice refunded ${refund} of ${before}. Your purchase is ${left} now.`,
  asIfLower:
    'Nothing had fallen due yet, so your loan is what it would have been for the lower amount from its first day.',
  offPrincipal: 'The refund came off what you owe. It lowers your interest from today on.',
  payments: 'Your payments',
  before: (count: number, amount: string, last: string) =>
    `Before, ${count} ${count === 1 ? 'payment was' : 'payments were'} left, ${amount} a month, the last on ${last}.`,
  after: ({ count, amount, next, last }: { count: number; amount: string; next: string; last: string }) =>
    count === 1
      ? `Now 1 payment is left, ${amount} on ${next}.`
      : `Now ${count} payments are left: ${amount} on ${next}, and each month until the last on ${last}, which can be lower.`,
  nothingLeft: 'Nothing is left to pay.',
  goesBack: (amount: string) =>
    `You had paid ${amount} more than you owe now. We send it back, to the account or card that you paid with or, if it was removed, to the one that you pay with now, once nothing of it is on its way anymore.`,
  rest: 'Everything else in your loan agreement stays as it is.',
};
