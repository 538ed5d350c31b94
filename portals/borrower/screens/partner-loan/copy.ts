export const copy = {
  title: 'Your loan with our partner lender',
  loading: 'Loading your loan',
  none: 'You don’t have a loan with our partner lender.',
  heading: (lender: string, practice: string) => `${lender}, for your treatment at ${practice}`,
  lead: (lender: string) =>
    `${lender} is a separate lender. It made this loan, collects the payments, and answers your questions about it.`,
  signed: 'Signed',
  account: 'Account',
  amount: 'Loan amount',
  apr: 'APR',
  term: 'Payments',
  months: (count: number) => `${count} months`,
  monthly: 'Monthly payment',
  last: 'Last payment',
  total: 'Total of payments',
  first: 'First payment',
  papers: 'See your agreement',
} as const;
