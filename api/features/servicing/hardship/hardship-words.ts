/** What the confirmation of a hardship plan says around its figures and days, which come ready to print. */
export const hardshipWords = {
  title: 'Your hardship plan',
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  changed: 'What changes on your loan',
  lower: (months: number, from: string, to: string) =>
    `For ${months} months, you pay less: from your ${from} payment through your ${to} payment.`,
  payment: (amount: string, before: string) =>
    `Each of these payments is ${amount} instead of ${before}. That's half your payment, or the month's interest if that's more, so what you owe doesn't grow.`,
  first: (amount: string) =>
    `The first one is ${amount}, including interest for the days added when you moved your due date.`,
  after: (day: string) => `Starting ${day}, you pay the agreed amount again, and no payment is higher than that.`,
  late: (amount: string, day: string) =>
    `${amount} has been past due since ${day}. You'll pay it with the last payments of your loan. We won't add interest on it, and we won't add late fees for it from today on.`,
  last: (from: string, to: string) => `The last payment is due on ${to} instead of ${from}.`,
  count: (before: number, after: number) => `You have ${after} payments left instead of ${before}.`,
  costs: 'What it costs',
  interest: (amount: string) =>
    `You pay ${amount} more in interest in total, because you pay part of what you owe later. The plan has no fee.`,
  fees: (amount: string) => `Autopay will pay your ${amount} late fee with the first lower payment.`,
  openFees: (amount: string) => `You still owe ${amount} in late fees added earlier.`,
  rate: 'Your interest rate stays the same.',
  follows: 'What happens next',
  autopay: "If you use autopay, it pays the lower payments while the plan lasts, whatever amount it's set to.",
  fee: "If you pay as the plan says, there's no late fee.",
  missed: (days: number) =>
    `If a lower payment is more than ${days} days late, the plan ends. You then pay the agreed amount again, starting with the first payment whose statement hasn't gone out. We'll let you know by email.`,
  more: 'You can pay more at any time to pay off the loan sooner. Everything else in your loan agreement stays the same.',
  again: (months: number) => `You can lower your payments again ${months} months from today.`,
};
