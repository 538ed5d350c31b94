import type { CivilDate } from '../calendar/civil-date';
import { formatLongDate } from '../calendar/us-date';

/** What the federal box says around its figures (12 CFR 1026.18 and model form H-2), and how it writes a day. */
export const boxWords = {
  day: (date: CivilDate): string => formatLongDate(date),
  title: 'Federal Truth in Lending disclosures',
  apr: 'ANNUAL PERCENTAGE RATE',
  annualPercentageRate: 'The cost of your credit as a yearly rate.',
  charge: 'FINANCE CHARGE',
  financeCharge: 'The dollar amount the credit will cost you.',
  financed: 'Amount Financed',
  amountFinanced: 'The amount of credit provided to you or on your behalf.',
  total: 'Total of Payments',
  totalOfPayments: 'The amount you will have paid after you have made all payments as scheduled.',
  schedule: 'Your payment schedule',
  onePayment: (amount: string, day: string) => `1 payment of ${amount}, due ${day}`,
  payments: (count: number, amount: string, day: string) => `${count} monthly payments of ${amount}, beginning ${day}`,
  prepayment: 'Prepayment',
  noPenalty: 'If you pay off early, you will not have to pay a penalty.',
  latePayment: 'Late payment',
  security: 'Security',
  noSecurity: 'You are giving no security interest.',
  promotion: 'Promotion',
  rebate: (from: string, amount: string, ends: string) =>
    `Interest is charged from ${from} and canceled if you pay ${amount} in total by ${ends}. If you do not, you owe the interest. Either way, your payment stays the same.`,
  deferred: (from: string, amount: string, ends: string) =>
    `Interest will be charged to your account from ${from} if the amount of ${amount} is not paid in full by ${ends}.`,
  /** 12 CFR 1026.18(p), in the words of model form H-2. */
  contractReference:
    'See your contract documents for any additional information about nonpayment, default, any required repayment in full before the scheduled date, and prepayment refunds and penalties.',
  itemization: 'Itemization of the amount financed',
  amount: 'Amount of the transaction',
  paidTo: (practice: string) => `Amount paid on your behalf to ${practice}`,
  paidToOthers: 'Amount paid to others on your behalf (to your practice)',
  prepaidCharge: 'Prepaid finance charge',
  creditor: 'Creditor',
  sale: 'Total Sale Price',
  /** 12 CFR 1026.18(j), in the words of model form H-1. */
  totalSalePrice: {
    DOWNPAYMENT: (amount: string) =>
      `The total cost of your purchase on credit, including your downpayment of ${amount}.`,
    BILLED: (amount: string) =>
      `The total cost of your purchase on credit, including ${amount} that was billed before.`,
    PAID: (amount: string) => `The total cost of your purchase on credit, including ${amount} that you paid before.`,
  },
  price: 'Price of the treatments',
  less: {
    DOWNPAYMENT: 'Less your downpayment',
    BILLED: 'Less what was billed before',
    PAID: 'Less what you paid before',
  },
  credited: (creditor: string) => `Amount credited to your account with ${creditor}`,
  noLateCharge: 'There is no charge for a late payment.',
};

export type BoxWords = typeof boxWords;
