/** What the confirmation of a hardship plan says around its figures and days, which come ready to print. */
export const hardshipWords = {
  title: 'Your hardship plan',
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  changed: 'What changes in your loan',
  lower: (months: number, from: string, to: string) =>
    `For ${months} months you pay less: from the payment of ${from} to the payment of ${to}.`,
  payment: (amount: string, before: string) =>
    `Each of these payments is ${amount} in place of ${before}. That is half of your payment, or the interest of the month where that is more, so that what you owe does not grow.`,
  first: (amount: string) =>
    `The first of them is ${amount}, with the interest of the days that moving your due date added.`,
  after: (day: string) => `From ${day} you pay the agreed amount again, and no payment is higher than that.`,
  late: (amount: string, day: string) =>
    `${amount} is late, since ${day}. You pay it with the last payments of the loan. No interest is added on it, and no late fee is added for it from today.`,
  last: (from: string, to: string) => `The last payment is due on ${to} in place of ${from}.`,
  count: (before: number, after: number) => `${after} payments are left in place of ${before}.`,
  costs: 'What it costs',
  interest: (amount: string) =>
    `You pay ${amount} more interest in all, because part of what you owe is paid later. There is no fee for the plan.`,
  fees: (amount: string) => `Autopay takes the late fee of ${amount}, which is open, with the first lower payment.`,
  openFees: (amount: string) => `Late fees of ${amount} that were added before stay owed.`,
  rate: 'Your interest rate stays as it is.',
  follows: 'What follows',
  autopay: 'Autopay, where you use it, takes the lower payments while the plan lasts, whatever amount it is set to.',
  fee: 'A payment that you make as the plan says carries no late fee.',
  missed: (days: number) =>
    `If a lower payment is more than ${days} days late, the plan ends. The agreed payment is then back, beginning with the first payment whose statement has not gone out, and we tell you by email.`,
  more: 'You may pay more at any time, and the loan ends sooner. Everything else in your loan agreement stays as it is.',
  again: (months: number) => `You can lower your payments again ${months} months after today.`,
};
