import { endpoint } from '../endpoint';
import { civilDateText, id, money, optionalText, printedText, text } from '../schema';
import * as z from '../z';
import { creditTransaction, creditTransactionRow } from './entity';

const ownBorrower = { kind: 'borrower', owns: [{ at: 'params.id', is: 'borrower' }] } as const;
const ownTransaction = {
  kind: 'borrower',
  owns: [
    { at: 'params.id', is: 'borrower' },
    { at: 'params.txId', is: 'transaction' },
  ],
} as const;
const ids = z.object({ id: id(), txId: id() });

/** Version that the client saw; a stale one is refused. Optional, because the contract's clients send none. */
const seen = { version: z.optional(z.number().check(z.int(), z.minimum(0))) };
const actionBody = z.optional(z.strictObject({ user: optionalText(64), transactionId: optionalText(64), ...seen }));
/** Source: borrower §7: the body names the person and the transaction of the path again. */
const repeats = { 'body.user': 'id', 'body.transactionId': 'txId' } as const;

export const listCreditTransactions = endpoint({
  id: 'listCreditTransactions',
  method: 'GET',
  path: '/borrower/{id}/credittransactions',
  summary: "The borrower's credit transactions, newest first",
  source: 'borrower §7 Borrower',
  access: [ownBorrower],
  params: z.object({ id: id() }),
  result: z.object({
    pending: z.array(creditTransactionRow),
    accepted: z.array(creditTransactionRow),
    rejected: z.array(creditTransactionRow),
    refunded: z.array(creditTransactionRow),
    review: z.array(creditTransactionRow),
  }),
  errors: [],
  afterClosing: true,
});

export const getCreditTransaction = endpoint({
  id: 'getCreditTransaction',
  method: 'GET',
  path: '/borrower/{id}/credittransactions/{txId}',
  summary: 'One credit transaction with its plans and history',
  source: 'borrower §7 Borrower',
  access: [ownTransaction],
  params: ids,
  result: creditTransaction,
  errors: [],
  afterClosing: true,
});

export const selectPaymentPlan = endpoint({
  id: 'selectPaymentPlan',
  method: 'PATCH',
  path: '/borrower/select-payment-plan',
  summary: 'Choose a payment plan; its quote and disclosure are frozen',
  source: 'borrower §7 Borrower, domain §2.3',
  access: [{ kind: 'borrower', owns: [{ at: 'body.transactionId', is: 'transaction' }] }],
  body: z.strictObject({
    transactionId: id(),
    product: text(40),
    autopayType: z.optional(z.enum(['MINIMUM', 'SUGGESTED', 'CUSTOM', 'FIRST_ONLY', 'NONE'])),
    customAmount: z.optional(money(1, 100_000)),
    disclosureHash: z.optional(z.string().check(z.regex(/^[a-f0-9]{64}$/))),
    ...seen,
  }),
  result: creditTransaction,
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});

export const approveCreditTransaction = endpoint({
  id: 'approveCreditTransaction',
  method: 'PATCH',
  path: '/borrower/{id}/credittransactions/{txId}/approve',
  summary: 'The borrower approves a credit transaction with its selected plan',
  source: 'borrower §4 Transaction statuses, §7 Borrower',
  access: [ownTransaction],
  params: ids,
  body: actionBody,
  repeats,
  result: z.object({ transaction: creditTransaction, redirectUrl: z.nullable(z.string()) }),
  errors: ['MISSING_PLAN', 'STEP_ORDER', 'NOT_PENDING', 'OVER_LIMIT', 'ACCOUNT_BLOCKED', 'STALE'],
  idempotent: true,
});

export const rejectCreditTransaction = endpoint({
  id: 'rejectCreditTransaction',
  method: 'PATCH',
  path: '/borrower/{id}/credittransactions/{txId}/reject',
  summary: 'The borrower rejects a credit transaction',
  source: 'borrower §4 Transaction statuses, §7 Borrower',
  access: [ownTransaction],
  params: ids,
  body: actionBody,
  repeats,
  result: z.object({ transaction: creditTransaction }),
  idempotent: true,
  errors: ['NOT_PENDING', 'ACCOUNT_BLOCKED', 'STALE'],
});

export const unrejectCreditTransaction = endpoint({
  id: 'unrejectCreditTransaction',
  method: 'PATCH',
  path: '/borrower/{id}/credittransactions/{txId}/unreject',
  summary: 'The borrower undoes a rejection',
  source: 'borrower §4 Transaction statuses, §7 Borrower',
  access: [ownTransaction],
  params: ids,
  body: actionBody,
  repeats,
  result: z.object({ transaction: creditTransaction }),
  idempotent: true,
  errors: ['NOT_PENDING', 'OVER_LIMIT', 'ACCOUNT_BLOCKED', 'STALE'],
});

/** The roles that ask patients for amounts. */
export const transactionMakers = [
  'Admin',
  'PracticeAdmin',
  'PracticeStaff',
  'PracticeDoctor',
  'MultiTenant',
  'EnterpriseAdmin',
] as const;

/** The treatments that are paid for. */
export const treatmentNames = () => z.array(printedText(80)).check(z.maxLength(20));

export const createPatientTransaction = endpoint({
  id: 'createPatientTransaction',
  method: 'POST',
  path: '/practice/borrower/{id}/credit-transactions',
  summary: 'Staff create a credit transaction for a patient',
  source: 'decision 26',
  access: [
    {
      kind: 'staff',
      roles: transactionMakers,
      permission: 'transaction.create',
      brand: 'financing',
      owns: [
        { at: 'params.id', is: 'borrower' },
        { at: 'body.practiceManagementId', is: 'practice' },
      ],
    },
  ],
  params: z.object({ id: id() }),
  body: z.strictObject({
    practiceManagementId: id(),
    txAmount: money(1, 100_000),
    firstTreatmentDate: z.optional(civilDateText()),
    txProducts: z.optional(treatmentNames()),
  }),
  result: z.object({ transaction: creditTransaction }),
  errors: ['OVER_LIMIT', 'ACCOUNT_BLOCKED', 'STEP_ORDER'],
  idempotent: true,
});
