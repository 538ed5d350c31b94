import { declareList, listCall, practices } from '../lists/declare-list';
import { id } from '../schema';
import * as z from '../z';
import { transactionList } from './list';

/** The credit transactions of the finance partner's practices, under the call that is the partner's own. */
export const partnerTransactionList = declareList({
  ...transactionList,
  call: {
    id: 'listPartnerTransactions',
    path: '/practice/credit-transactions-dr-fin',
    summary: 'Credit transactions of the practices of a finance partner, with counts by status for the same query',
    source: 'provider-admin §7 Borrower administration, decision 23',
  },
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'transaction.view',
      brand: 'financing',
      partnerOnly: true,
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.selectedUser', is: 'borrower' },
      ],
    },
  ],
  fields: { ...practices, selectedUser: z.optional(id()) },
});

export const listPartnerTransactions = listCall(partnerTransactionList);
