/** What the confirmation of moved due dates says around its figures and days, which come ready to print. */
export const dueDateWords = {
  title: 'Your new due dates',
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  changed: 'What you changed',
  first: (from: string, to: string) =>
    `The payment that was due on ${from} is now due on ${to}. Later payments are due on the same day of each month.`,
  last: (from: string, to: string) =>
    `The last payment is due on ${to} instead of ${from}. The number of payments stays the same.`,
  payment: (day: string, amount: string) => `Your ${day} payment is ${amount}. Later payments stay the same.`,
  paymentWithInterest: (day: string, amount: string, interest: string) =>
    `Your ${day} payment is ${amount}, including ${interest} in interest for the added days. Later payments stay the same.`,
  fees: (amount: string) => `Autopay will also pay your ${amount} late fee with that payment.`,
  promo: (interest: string) =>
    `Your promotion ends later by the same number of days. The added days accrue ${interest} in interest, which is canceled with the rest if you pay on time.`,
  promoKeeps: (amount: string, day: string) => `Pay ${amount} by ${day} and you'll owe no interest.`,
  follows: 'What happens next',
  autopay:
    'If you use autopay, it pays each payment on its new date. Everything else in your loan agreement stays the same.',
  again: (months: number) => `You can move your due date again in ${months} months.`,
};
