import { endpoint, staffRoles } from '../endpoint';
import { civilDateOrNone, id, money } from '../schema';
import * as z from '../z';
import { transactionMakers, treatmentNames } from './calls';
import { staffTransaction } from './staff-transaction-entity';

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

const ids = z.object({ id: id(), txId: id() });
const owns = [
  { at: 'params.id', is: 'borrower' },
  { at: 'params.txId', is: 'transaction' },
] as const;

const version = z.number().check(z.int(), z.minimum(0));
/** Version that the client saw; a stale one is refused. */
const seen = { version: z.optional(version) };

export const updatePatientTransaction = endpoint({
  id: 'updatePatientTransaction',
  method: 'PATCH',
  path: '/practice/borrower/{id}/credit-transactions/{txId}',
  summary: "Staff change a transaction the patient hasn't approved; omitted fields stay the same",
  source: 'provider-admin §7 Reports and transactions; borrower §4 Transaction statuses; decision 26',
  access: [{ kind: 'staff', roles: transactionMakers, permission: 'transaction.create', brand: 'financing', owns }],
  params: ids,
  body: z.strictObject({
    txAmount: z.optional(money(1, 100_000)),
    /** '' takes the date off. */
    firstTreatmentDate: z.optional(civilDateOrNone()),
    txProducts: z.optional(treatmentNames()),
    ...seen,
  }),
  result: z.object({ transaction: staffTransaction }),
  errors: ['NOT_PENDING', 'OVER_LIMIT', 'ACCOUNT_BLOCKED', 'STEP_ORDER', 'STALE'],
  idempotent: true,
});

export const withdrawPatientTransaction = endpoint({
  id: 'withdrawPatientTransaction',
  method: 'PATCH',
  path: '/practice/borrower/{id}/credit-transactions/{txId}/withdraw',
  summary: "Staff withdraw a transaction the patient hasn't approved",
  source: 'own call; decision 26',
  access: [{ kind: 'staff', roles: staffRoles, permission: 'transaction.withdraw', brand: 'financing', owns }],
  params: ids,
  body: z.optional(z.strictObject(seen)),
  result: z.object({ transaction: staffTransaction }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});
