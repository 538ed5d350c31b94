import { describe, expect, test } from 'vitest';
import {
  actOnTransaction,
  approve,
  creditTransactionMachine,
  modify,
  refund,
  reject,
  TRANSACTION_ACTIONS,
  TRANSACTION_STATUSES,
  type TransactionFacts,
  unreject,
} from './status';

/** An offer: nothing accepted yet. */
const offer = (facts: Partial<TransactionFacts>): TransactionFacts => ({
  status: 'PENDING',
  hasPlan: true,
  loanInForce: false,
  isSettled: false,
  ...facts,
});
/** A loan that runs and whose purchase has settled. */
const loan = (facts: Partial<TransactionFacts>) => offer({ loanInForce: true, isSettled: true, ...facts });

/** Written by hand from borrower §4, apart from the table under test: status → approve, reject, unreject, refund, modify. */
const EXPECTED = [
  ['PENDING', offer({}), 'ACCEPTED REJECTED !not_rejected !not_accepted REQUESTED'],
  ['ACCEPTED', loan({}), '!not_pending !not_pending !not_rejected REFUNDED REQUESTED'],
  ['REJECTED', offer({}), '!not_pending !not_pending PENDING !not_accepted !not_pending'],
  ['REFUNDED', loan({}), '!already_refunded !already_refunded !already_refunded !already_refunded !already_refunded'],
  ['REQUESTED', offer({}), 'ACCEPTED REJECTED !not_rejected !not_accepted REQUESTED'],
  ['REVIEW', offer({}), '!in_review REJECTED !not_rejected !not_accepted !in_review'],
  [
    'VERIFICATION_REQUESTED',
    offer({}),
    '!verification_needed REJECTED !not_rejected !not_accepted !verification_needed',
  ],
] as const;

describe('every status × action cell of a credit transaction', () => {
  const cells = EXPECTED.flatMap(([status, facts, row]) =>
    row.split(' ').map((expected, index) => ({
      status,
      facts: { ...facts, status },
      action: TRANSACTION_ACTIONS[index] ?? 'approve',
      expected,
    })),
  );

  test('the hand-written table covers 35 of 35 cells, once each', () => {
    expect(new Set(cells.map(({ status, action }) => `${status} ${action}`)).size).toBe(35);
    expect(cells.length).toBe(TRANSACTION_STATUSES.length * TRANSACTION_ACTIONS.length);
  });

  test.each(cells)('$action in $status gives $expected', ({ facts, action, expected }) => {
    const outcome = actOnTransaction(facts, action);
    if (expected.startsWith('!')) expect(outcome).toEqual({ refused: expected.slice(1) });
    else expect(outcome).toEqual({ status: expected, approved: expected === 'ACCEPTED' });
  });
});

describe('conditions of a cell', () => {
  test('a transaction without a selected plan cannot be approved', () => {
    expect(approve(offer({ hasPlan: false }))).toEqual({ refused: 'missing_plan' });
    expect(approve(offer({ status: 'REQUESTED', hasPlan: false }))).toEqual({ refused: 'missing_plan' });
  });

  test('a missing plan does not keep anyone from rejecting', () => {
    expect(reject(offer({ hasPlan: false }))).toEqual({ status: 'REJECTED', approved: false });
  });

  test('an accepted transaction is neither refunded nor modified before its purchase has settled', () => {
    const unsettled = loan({ status: 'ACCEPTED', isSettled: false });
    expect(refund(unsettled)).toEqual({ refused: 'not_settled' });
    expect(modify(unsettled)).toEqual({ refused: 'not_settled' });
    expect(refund({ ...unsettled, status: 'REQUESTED' })).toEqual({ refused: 'not_settled' });
  });

  test('rejecting a requested change of a running loan leaves the loan accepted', () => {
    expect(reject(loan({ status: 'REQUESTED' }))).toEqual({ status: 'ACCEPTED', approved: true });
  });

  test('a running loan with an open change can be refunded', () => {
    expect(refund(loan({ status: 'REQUESTED' }))).toEqual({ status: 'REFUNDED', approved: false });
  });

  test('a rejection that is withdrawn waits for the borrower again', () => {
    expect(unreject(offer({ status: 'REJECTED' }))).toEqual({ status: 'PENDING', approved: false });
  });
});

test('every cell of the table ends in a row without a condition, so that it always decides', () => {
  for (const status of TRANSACTION_STATUSES) {
    for (const action of TRANSACTION_ACTIONS) {
      const rows = creditTransactionMachine.transitions.filter((row) => row.from === status && row.action === action);
      expect(rows.at(-1), `${status} ${action}`).toBeDefined();
      expect(rows.at(-1)?.when, `${status} ${action}`).toBeUndefined();
    }
  }
});
