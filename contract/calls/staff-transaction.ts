import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint';
import { staffTransaction } from '../entities/staff-transaction';
import { id } from '../schema';

export const listPatientTransactions = endpoint({
  id: 'listPatientTransactions',
  method: 'GET',
  path: '/practice/borrower-credit-transactions',
  summary: "A patient's credit transactions at the practices in scope, newest first",
  source: 'provider-admin §7 Borrowers',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'transaction.view',
      brand: 'financing',
      owns: [
        { at: 'query.borrowerId', is: 'borrower' },
        { at: 'query.practices', is: 'practice' },
      ],
    },
  ],
  query: z.strictObject({ borrowerId: id(), practices: z.optional(id()) }),
  result: z.object({ data: z.array(staffTransaction) }),
  errors: [],
});

export const updatePatientTransaction = endpoint({
  id: 'updatePatientTransaction',
  method: 'PATCH',
  path: '/practice/borrower/{id}/credit-transactions/{txId}',
  summary: 'Staff take back a request that the patient has not approved',
  source: 'decision 26',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'transaction.withdraw',
      brand: 'financing',
      owns: [
        { at: 'params.id', is: 'borrower' },
        { at: 'params.txId', is: 'transaction' },
      ],
    },
  ],
  params: z.object({ id: id(), txId: id() }),
  body: z.strictObject({
    status: z.enum(['REJECTED']),
    /** Version that the client saw; a stale one is refused. */
    version: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  result: z.object({ transaction: staffTransaction }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});

export const refundPatientTransaction = endpoint({
  id: 'refundPatientTransaction',
  method: 'PATCH',
  path: '/practice/borrower/{id}/credit-transactions/{txId}/refund',
  summary: 'Staff refund a purchase in full: the loan ends as if it had not been',
  source: 'decision 26; domain §2.7',
  access: [
    {
      kind: 'staff',
      roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
      permission: 'transaction.refund',
      brand: 'financing',
      owns: [
        { at: 'params.id', is: 'borrower' },
        { at: 'params.txId', is: 'transaction' },
      ],
    },
  ],
  params: z.object({ id: id(), txId: id() }),
  body: z.strictObject({
    /** Version that the client saw; a stale one is refused. */
    version: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  result: z.object({ transaction: staffTransaction }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});
