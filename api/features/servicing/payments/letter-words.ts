/** What the letters about a loan's end say around their figures and days, which come ready to print. */
export const letterWords = {
  payoffTitle: 'Payoff letter',
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  toPay: 'What pays off the loan',
  today: (day: string, amount: string) => `On ${day}, ${amount} pays off this loan.`,
  parts: (principal: string, interest: string, fees: string) =>
    `That is ${principal} principal, ${interest} interest, and ${fees} fees.`,
  perDiem: (amount: string) => `Each day after that adds ${amount} in interest (per diem).`,
  noPerDiem: 'Waiting adds no interest while this letter holds.',
  cancelsInterest: 'This amount pays off your promotion: the interest since the purchase date is canceled.',
  through: (day: string, amount: string) => `Good through ${day}: on that day, ${amount} pays off this loan.`,
  changes:
    'The amount changes if a payment is made or returned, a fee is added, or part of the purchase is refunded. After that day, ask for a new letter.',
  howTitle: 'How to pay',
  how: (url: string, phone: string) =>
    `Log in at ${url}, open Payments, and choose to pay off the loan. A payment counts on the day you make it. You can also call ${phone}.`,
  comesBack: 'If your bank returns the payment, the amount is owed again, with interest for the days since.',
  questions: 'Questions',
  write: (to: { name: string; postalAddress: string; supportEmail: string; supportPhone: string }) =>
    `Write to ${to.name}, ${to.postalAddress}, email ${to.supportEmail}, or call ${to.supportPhone}.`,
  paidTitle: 'Paid in full',
  paid: (day: string, amount: string) =>
    `Your loan of ${amount} is paid in full as of ${day}. You owe nothing more on it.`,
  paidSum: (amount: string) => `You paid ${amount} in total.`,
  ended: 'Automatic payments for this loan have ended. Keep this letter with your records.',
};
