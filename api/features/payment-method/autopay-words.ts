type Taken = { amount: string; from: string };

/** What a person authorizes who turns autopay on; figures and days come ready to print. */
export const autopayWords = {
  title: 'Autopay authorization',
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  account: (creditor: string, method: string, lastFour: string) =>
    `You authorize ${creditor} to automatically debit the payments on this loan from your account at ${method} ending in ${lastFour}.`,
  card: (creditor: string, method: string, lastFour: string) =>
    `You authorize ${creditor} to automatically charge the payments on this loan to your ${method} debit card ending in ${lastFour}.`,
  first: ({ amount, from }: Taken) => `The first automatic payment is ${amount} on ${from}.`,
  none: 'There are no payments to debit at this time.',
  MINIMUM: (amount: string) =>
    `On each due date: your plan payment of ${amount}, plus any late fees shown on your statement.`,
  SUGGESTED: (amount: string) =>
    `On each due date: ${amount}, the payment that keeps your promotion interest-free, and never less than the amount due.`,
  CUSTOM: (amount: string) => `On each due date: ${amount}, as you chose, and never less than the amount due.`,
  FIRST_ONLY: (amount: string) => `On the next due date, once: ${amount}.`,
  lowered: ({ amount, from }: Taken) => `Autopay lowers your rate. Starting ${from}, the payment is ${amount}.`,
  until:
    'Payments continue once a month until the loan is paid off. The last one may be smaller. If banks are closed on a due date, the payment is debited on the next business day and credited as of the due date.',
  changes:
    'Your statement shows the amount due three weeks before each payment. Autopay never debits more than that amount or the amount you chose.',
  stop: (writeTo: string, phone: string) =>
    `You can change it or turn it off in your account through the day before a payment, or by writing to ${writeTo} or calling ${phone} up to three business days before a payment. You can also stop a payment through your bank. Autopay is not a condition of the loan.`,
} as const;
