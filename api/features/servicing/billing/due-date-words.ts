/** What the confirmation of moved due dates says around its figures and days, which come ready to print. */
export const dueDateWords = {
  title: 'Your new due dates',
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  changed: 'What you changed',
  first: (from: string, to: string) =>
    `The payment that was due on ${from} is due on ${to}, and each later one on the same day of its month.`,
  last: (from: string, to: string) =>
    `The last payment is due on ${to} in place of ${from}. There are as many payments as before.`,
  payment: (day: string, amount: string) => `The payment of ${day} is ${amount}. Every later payment stays as it is.`,
  paymentWithInterest: (day: string, amount: string, interest: string) =>
    `The payment of ${day} is ${amount}, of which ${interest} is interest for the days that are added. Every later payment stays as it is.`,
  fees: (amount: string) => `Autopay takes the late fee of ${amount}, which is open, with it.`,
  promo: (interest: string) =>
    `Your promotion ends as many days later. The added days earn ${interest} of interest, which is cancelled with the rest when you pay in time.`,
  follows: 'What follows',
  autopay:
    'Autopay, where you use it, takes each payment on its new day. Everything else in your loan agreement stays as it is.',
  again: (months: number) => `You can move your due date again in ${months} months.`,
};
