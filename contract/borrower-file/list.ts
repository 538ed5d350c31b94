import { STATE_CODES } from '@domain/us-states';
import { staffRoles } from '../endpoint';
import { declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, dollarsBetween, oneOf, onlyIf } from '../lists/filters';
import { dollars, named } from '../schema';
import * as z from '../z';

const accounts = ['LINE', 'NONE'] as const;

/** A person at a practice where they applied or bought. */
export const borrowerRow = named(
  'BorrowerRow',
  z.object({
    /** Of the person at the practice: whoever went to two has two rows. */
    _id: z.string(),
    borrowerId: z.string(),
    name: z.string(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    accountNumber: z.nullable(z.string()),
    /** Whether they have a credit line. */
    account: z.enum(accounts),
    approvedCreditLine: z.nullable(dollars()),
    availableCredit: z.nullable(dollars()),
    state: z.nullable(z.string()),
    accountOnHold: z.nullable(z.boolean()),
    flaggedAsFraud: z.nullable(z.boolean()),
    isDeleted: z.nullable(z.boolean()),
    /** When they first applied or bought at the practice. */
    createdAt: z.string(),
  }),
);

export const borrowerList = declareList({
  call: {
    id: 'listBorrowers',
    path: '/practice/borrowers',
    summary: 'People who applied or bought at the practices in scope',
    source: 'provider-admin §1 and §2 borrower transactions (own name), decision 28',
  },
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'application.view',
      brand: 'financing',
      owns: [{ at: 'body.practices', is: 'practice' }],
    },
  ],
  row: borrowerRow,
  sorts: ['createdAt', 'name', 'approvedCreditLine', 'state'],
  filters: {
    account: anyOf(accounts),
    limit: dollarsBetween('approvedCreditLine'),
    state: oneOf(STATE_CODES),
    accountOnHold: onlyIf(),
    flaggedAsFraud: onlyIf(),
    isDeleted: onlyIf(),
  },
  tabs: tabsBy('account', accounts),
  search: 'words',
  fields: practices,
  columns: {
    name: 'Name',
    'practicemanagement.PracticeName': 'Practice',
    accountNumber: 'Account',
    account: 'Credit line',
    approvedCreditLine: 'Limit',
    availableCredit: 'Available',
    state: 'State',
    accountOnHold: 'On hold',
    flaggedAsFraud: 'Flagged as fraud',
    isDeleted: 'Archived',
    createdAt: 'Since',
  },
});

export const listBorrowers = listCall(borrowerList);
