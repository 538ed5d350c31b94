/** What an example says besides its figures, all of them texts that are ready to print. */
type Example = {
  /** Whom the example is for: "a good credit score". */
  basis: string;
  practiceName: string;
  least: number;
  most: number;
  amount: string;
  apr: string;
  months: number;
  payments: string;
  total: string;
};

/** Words of estimates: the calculator's, its print's and its e-mail's. */
export const estimateWords = {
  monthly: (months: number) => `a month for ${months} months`,
  monthlyFree: (months: number) => `a month, no interest if paid in full within ${months} months`,
  /** The first group of equal payments names what it counts. */
  payments: (count: number, amount: string) => `${count} ${count === 1 ? 'payment' : 'payments'} of ${amount}`,
  furtherPayments: (count: number, amount: string) => `${count === 1 ? 'one' : count} of ${amount}`,
  and: 'and',
  or: 'or',
  example: ({ basis, practiceName, least, most, amount, apr, months, payments, total }: Example) =>
    `Example for ${basis} at ${practiceName}, with the first payment one month after treatment. This isn’t an offer of credit. Your rate can be ${least}% to ${most}% APR, depending on your credit. Example: ${amount} at ${apr} APR over ${months} months is ${payments}, for a total of ${total}.`,
  examplePromise: (months: number) =>
    ` Interest is charged from the first day if the whole amount isn’t paid within ${months} months.`,
  minimum: (minimums: string) =>
    `For promotions, Interest and Total show what you would pay with the minimum payment of ${minimums} a month.`,
};

export type EstimateWords = typeof estimateWords;
