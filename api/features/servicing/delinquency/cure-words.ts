/**
 * What the notice of the right to cure says around its figures and days, which come ready to print.
 * Source: the form of UCCC 5.110(2): creditor, credit, amount due now, last day for payment, and what follows of either.
 */
export const cureWords = {
  title: 'Notice of your right to cure',
  date: (day: string) => day,
  who: (name: string, number: number, practice: string) => `${name}, transaction ${number} at ${practice}.`,
  creditor: (name: string, address: string) => `Creditor: ${name}, ${address}.`,
  now: 'What is due now',
  amount: (amount: string) => `Amount now due: ${amount}.`,
  parts: (payments: string, fees: string) => `That includes ${payments} in late payments and ${fees} in fees.`,
  lastDay: (day: string) => `Last day for payment: ${day}.`,
  right: 'Your right',
  late: 'You are late in making your payments.',
  cured: (day: string) =>
    `If you pay the amount now due by ${day}, you may go on with the contract as though you were not late. Payments that fall due until then are owed as agreed, and fees can be added to them.`,
  otherwise:
    'If you do not pay by that date, we may exercise our rights under the law: we may charge off the loan, report it, and ask for the full balance.',
  help: 'Questions',
  ask: (phone: string, writeTo: string) =>
    `If you have questions or cannot pay, call ${phone} or write to ${writeTo} promptly. You can pay in your account.`,
};
