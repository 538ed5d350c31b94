/** The federal disclosure of installments for which nothing is charged, in the words of 12 CFR 1026.18. */
export const installmentWords = {
  heading: 'Federal disclosure',
  apr: 'Annual percentage rate: 0%. The cost of your credit as a yearly rate.',
  charge: (amount: string) => `Finance charge: ${amount}. The dollar amount the credit will cost you.`,
  financed: (amount: string) => `Amount financed: ${amount}. The amount of credit provided to you or on your behalf.`,
  total: (amount: string) =>
    `Total of payments: ${amount}. The amount you will have paid after you have made all payments as scheduled.`,
  once: (amount: string, day: string) => `1 payment of ${amount} on ${day}.`,
  monthly: (count: number, amount: string, day: string) => `${count} payments of ${amount}, monthly from ${day}.`,
  listed: (count: number, amount: string, days: string) => `${count} payments of ${amount}, on ${days}.`,
  paper: 'Federal disclosure of your payments',
  about: (member: string, practice: string, day: string) =>
    `${member} canceled their membership at ${practice} on ${day} and pays what is owed in installments.`,
};
export type InstallmentWords = typeof installmentWords;
