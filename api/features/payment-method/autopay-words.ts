type Taken = { amount: string; from: string };

/** What a person authorizes who turns autopay on; figures and days come ready to print. */
export const autopayWords = {
  title: 'Autopay authorization',
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  account: (creditor: string, method: string, lastFour: string) =>
    `You authorize ${creditor} to take the payments of this loan by itself from your account at ${method} ending in ${lastFour}.`,
  card: (creditor: string, method: string, lastFour: string) =>
    `You authorize ${creditor} to charge the payments of this loan by itself to your ${method} debit card ending in ${lastFour}.`,
  first: ({ amount, from }: Taken) => `The first one is ${amount} on ${from}.`,
  none: 'Nothing is left to take at present.',
  MINIMUM: (amount: string) =>
    `On each due date: the payment that your plan asks for, ${amount}, and late fees that its statement names.`,
  SUGGESTED: (amount: string) =>
    `On each due date: ${amount}, the payment that keeps the promotion free of interest, and never less than what is due.`,
  CUSTOM: (amount: string) => `On each due date: ${amount}, as you chose, and never less than what is due.`,
  FIRST_ONLY: (amount: string) => `On the first due date, once: ${amount}.`,
  lowered: ({ amount, from }: Taken) => `Autopay lowers your rate: from ${from} on the payment is ${amount}.`,
  until:
    'It goes on once a month, until the loan is paid; the last one may be smaller. Where banks are closed on a due date, it is taken on the next business day and counts from the due date.',
  changes:
    'The statement names what is due three weeks before each payment, and autopay takes no more than that or what you chose.',
  stop: (email: string, phone: string) =>
    `You can change it or turn it off in your account, by writing to ${email} or by calling ${phone}, up to three business days before a payment. You can also stop a payment at your bank. Autopay is not a condition of the loan.`,
} as const;
