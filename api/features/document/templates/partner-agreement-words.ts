import { HOLDER_NOTICE } from './loan-agreement-words';

type Parties = { borrower: string; lender: string; platform: string; number: number; practice: string };
type Loan = { amount: string; rate: number; months: number; firstDue: string };

/** What the partner lender's agreement says (12 CFR 1026.17–.18, 16 CFR 433.2). */
export const partnerWords = {
  title: 'Partner loan agreement',
  parties: 'The parties',
  between: ({ borrower, lender, platform, number, practice }: Parties) =>
    `This agreement is between ${borrower} (“you”) and ${lender} (“we”). ${platform} made it available after your application number ${number} at ${practice} and is not the lender.`,
  promise: 'Promise to pay',
  toPay: ({ amount, rate, months, firstDue }: Loan) =>
    `You promise to pay us ${amount} with interest at ${rate}% a year, in ${months} monthly payments. The first is due on ${firstDue}. Later payments are due on the same day of each month, or on the last day of a shorter month.`,
  paidTo: (practice: string) => `We pay the amount to ${practice} for your treatment.`,
  sample: (platform: string) =>
    `${platform} is not the lender and may contact this lender for you. This is the text of the agreement before it is filled in. Your own copy shows the federal disclosures of your offer: the annual percentage rate, the finance charge, the amount financed, the total of payments, and the payment schedule.`,
  times: 'Paying early or late',
  noLateFee: 'There is no late fee under this agreement.',
  whole:
    'If a payment is more than 30 days late, we may ask for the whole unpaid amount after a notice, where the law of your state allows it.',
  holderTitle: 'Notice',
  holder: [HOLDER_NOTICE],
  borrowerTitle: 'Notice to the borrower',
  beforeSigning: (lender: string) =>
    `Do not sign this agreement before you have read it. You are entitled to a copy of it. Your payments go to ${lender}, which will tell you how to pay before the first payment is due.`,
};
