import { type Cell, defineMachine, nextState } from '../status-machine/status-machine';

/** Statuses of a credit transaction as stored (`borrowerTxStatus`). Source: borrower §4 Transaction statuses. */
export const TRANSACTION_STATUSES = [
  'PENDING',
  'ACCEPTED',
  'REJECTED',
  'REFUNDED',
  'REQUESTED',
  'REVIEW',
  'VERIFICATION_REQUESTED',
] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** Actions on a credit transaction. Source: borrower §4 Transaction statuses. */
export const TRANSACTION_ACTIONS = ['approve', 'reject', 'unreject', 'refund', 'modify'] as const;
export type TransactionAction = (typeof TRANSACTION_ACTIONS)[number];

/** Why an action is refused. */
export const TRANSACTION_REFUSALS = [
  'missing_plan',
  'not_pending',
  'not_rejected',
  'not_accepted',
  'not_settled',
  'already_refunded',
  'in_review',
  'verification_needed',
] as const;
export type TransactionRefusal = (typeof TRANSACTION_REFUSALS)[number];

/** Facts about a transaction that a cell may depend on. */
export type TransactionCondition = 'no plan selected' | 'active loan' | 'loan not settled';

/** What the machine must know of a transaction. */
export type TransactionFacts = {
  readonly status: TransactionStatus;
  /** The borrower has selected one of the payment plans. */
  readonly hasPlan: boolean;
  /** True when the transaction was accepted before and its loan is running. Its status is REQUESTED while a change waits for approval. */
  readonly loanInForce: boolean;
  /** The payment to the practice for the running loan has settled. */
  readonly isSettled: boolean;
};

type TransactionCell = Cell<TransactionStatus, TransactionRefusal, TransactionCondition>;

const APPROVE: TransactionCell = [
  { when: 'no plan selected', refused: 'missing_plan' },
  { to: 'ACCEPTED', source: 'borrower §4' },
];

const REFUND_OF_A_RUNNING_LOAN: TransactionCell = [
  { when: 'loan not settled', refused: 'not_settled', source: 'provider-admin §8' },
  { to: 'REFUNDED' },
];

const REJECT: TransactionCell = [
  { when: 'active loan', to: 'ACCEPTED', note: 'the running loan stays as it was' },
  { to: 'REJECTED' },
];

const REQUEST_CHANGE: TransactionCell = { to: 'REQUESTED', source: 'borrower §4' };

/**
 * The 35 cells. `modify` of an accepted transaction and `refund` need the settled purchase ("The original loan purchase was
 * not settled, so it cannot be refunded", provider-admin §8).
 * @NOTE choice: rejecting a requested change of a running loan leaves the loan as it was; rejecting a first offer rejects it.
 * @NOTE choice: a transaction in review or waiting for verification can be rejected, and nothing else, until that is done.
 */
export const creditTransactionMachine = defineMachine<
  TransactionStatus,
  TransactionAction,
  TransactionRefusal,
  TransactionCondition
>({
  name: 'Credit transaction',
  initial: 'PENDING',
  states: TRANSACTION_STATUSES,
  actions: TRANSACTION_ACTIONS,
  cells: {
    PENDING: {
      approve: APPROVE,
      reject: REJECT,
      unreject: { refused: 'not_rejected' },
      refund: { refused: 'not_accepted' },
      modify: REQUEST_CHANGE,
    },
    ACCEPTED: {
      approve: { refused: 'not_pending' },
      reject: { refused: 'not_pending' },
      unreject: { refused: 'not_rejected' },
      refund: REFUND_OF_A_RUNNING_LOAN,
      modify: [{ when: 'loan not settled', refused: 'not_settled', source: 'provider-admin §8' }, REQUEST_CHANGE],
    },
    REJECTED: {
      approve: { refused: 'not_pending' },
      reject: { refused: 'not_pending' },
      unreject: { to: 'PENDING' },
      refund: { refused: 'not_accepted' },
      modify: { refused: 'not_pending' },
    },
    REFUNDED: {
      approve: { refused: 'already_refunded' },
      reject: { refused: 'already_refunded' },
      unreject: { refused: 'already_refunded' },
      refund: { refused: 'already_refunded' },
      modify: { refused: 'already_refunded' },
    },
    REQUESTED: {
      approve: APPROVE,
      reject: REJECT,
      unreject: { refused: 'not_rejected' },
      refund: [
        { when: 'loan not settled', refused: 'not_settled' },
        { when: 'active loan', to: 'REFUNDED' },
        { refused: 'not_accepted' },
      ],
      modify: REQUEST_CHANGE,
    },
    REVIEW: {
      approve: { refused: 'in_review' },
      reject: REJECT,
      unreject: { refused: 'not_rejected' },
      refund: { refused: 'not_accepted' },
      modify: { refused: 'in_review' },
    },
    VERIFICATION_REQUESTED: {
      approve: { refused: 'verification_needed' },
      reject: REJECT,
      unreject: { refused: 'not_rejected' },
      refund: { refused: 'not_accepted' },
      modify: { refused: 'verification_needed' },
    },
  },
});

/** The next status, or why there is none. */
export type TransactionOutcome =
  | { readonly status: TransactionStatus; readonly approved: boolean }
  | { readonly refused: TransactionRefusal };

function holds(transaction: TransactionFacts, condition: TransactionCondition): boolean {
  switch (condition) {
    case 'no plan selected':
      return !transaction.hasPlan;
    case 'active loan':
      return transaction.loanInForce;
    case 'loan not settled':
      return transaction.loanInForce && !transaction.isSettled;
  }
}

/**
 * What an action makes of a transaction. Pure; writes nothing.
 * @returns the next status with the `approved` flag of the wire, or the refusal.
 * Source: borrower §4 Transaction statuses, decision 16.
 */
export function actOnTransaction(transaction: TransactionFacts, action: TransactionAction): TransactionOutcome {
  const outcome = nextState(creditTransactionMachine, transaction.status, action, (condition) =>
    holds(transaction, condition),
  );
  if ('refused' in outcome) return outcome;
  return { status: outcome.to, approved: outcome.to === 'ACCEPTED' };
}

/** The borrower approves: ACCEPTED with `approved: true`, or e.g. `{refused: 'missing_plan'}`. Source: borrower §4. */
export function approve(transaction: TransactionFacts): TransactionOutcome {
  return actOnTransaction(transaction, 'approve');
}

/** The borrower or the practice rejects an open transaction, or a requested change of a running loan. */
export function reject(transaction: TransactionFacts): TransactionOutcome {
  return actOnTransaction(transaction, 'reject');
}

/** Takes a rejection back: the transaction waits for the borrower again. */
export function unreject(transaction: TransactionFacts): TransactionOutcome {
  return actOnTransaction(transaction, 'unreject');
}

/** Refunds a settled purchase in full. `not_settled` until the practice's money has settled. Source: provider-admin §8. */
export function refund(transaction: TransactionFacts): TransactionOutcome {
  return actOnTransaction(transaction, 'refund');
}

/** Staff change amount or plan: REQUESTED until the borrower approves. Source: borrower §4. */
export function modify(transaction: TransactionFacts): TransactionOutcome {
  return actOnTransaction(transaction, 'modify');
}
