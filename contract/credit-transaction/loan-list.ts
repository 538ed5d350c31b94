import { csvCall, declareList, listCall, noTabs, practices } from '../lists/declare-list';
import { dollarsBetween, onlyIf } from '../lists/filters';
import { dollars, id, named } from '../schema';
import * as z from '../z';

/** A loan: a transaction that its patient approved. */
export const loanRow = named(
  'LoanRow',
  z.object({
    _id: z.string(),
    number: z.number(),
    borrowerId: z.string(),
    /** Where its detail stands, as in the list of transactions. */
    applicationId: z.string(),
    name: z.string(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    /** Running, or over: paid off, or withdrawn. */
    status: z.enum(['CURRENT', 'PAID_OFF', 'REFUNDED']),
    txAmount: dollars(),
    selectedProduct: z.nullable(z.string()),
    /** As it was agreed. */
    monthlyPayment: z.nullable(dollars()),
    /** What the patient is asked for each month now, with autopay's rate or lower payments; null where nothing is. */
    askedPayment: z.nullable(dollars()),
    acceptedAt: z.nullable(z.string()),
    paidOffOn: z.nullable(z.string()),
    /** What the patient owes us of money that was sent to them, and since when: of a loan that is over, too. */
    owedBack: dollars(),
    owedBackSince: z.nullable(z.string()),
    createdAt: z.string(),
  }),
);

/**
 * @NOTE choice: for the platform's own people alone, as the repayments are: a practice sees what it sold, not how it is repaid. The
 * contract names no call for the screen, so its own stands beside the one of the file.
 */
export const loanList = declareList({
  call: {
    id: 'listLoans',
    path: '/practice/borrower/loans',
    summary: 'Loans of the practices in scope',
    source: 'provider-admin §7 Borrower administration (own name), decision 28',
  },
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'repayment.view',
      brand: 'financing',
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.selectedUser', is: 'borrower' },
      ],
    },
  ],
  row: loanRow,
  sorts: ['createdAt', 'number', 'name', 'txAmount'],
  filters: { amount: dollarsBetween('txAmount'), owesBack: onlyIf() },
  tabs: noTabs,
  search: 'words',
  fields: { ...practices, selectedUser: z.optional(id()) },
  sums: ['txAmount', 'owedBack'],
  columns: {
    number: 'Number',
    name: 'Patient',
    'practicemanagement.PracticeName': 'Practice',
    status: 'Loan',
    txAmount: 'Amount',
    selectedProduct: 'Plan',
    monthlyPayment: 'Monthly',
    askedPayment: 'Current monthly',
    acceptedAt: 'Approved',
    paidOffOn: 'Paid off',
    owedBack: 'Owed back',
    owedBackSince: 'Owed back since',
    createdAt: 'Created',
  },
});

export const listLoans = listCall(loanList);
export const exportLoans = csvCall(loanList, {
  id: 'exportLoans',
  path: '/practice/borrower/getBorrowerLoansCsv',
  file: 'borrower-loans.csv',
});
