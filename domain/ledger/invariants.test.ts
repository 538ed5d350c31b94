import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { type AccountPath, account } from './account';
import { credit, debit, type EntryKind, type JournalEntry, type Posting } from './entry';
import {
  balancesOf,
  checkClearing,
  checkCreditLine,
  checkJournal,
  checkLoanPrincipal,
  checkPosting,
  checkProviderPayable,
  checkUnchanged,
  creditHeadroom,
  decideIdempotency,
  type Violation,
} from './invariants';
import { effectiveReversalOf, reverse } from './reversal';

const bank = account.bank('operating');
const entry = (id: string, postings: readonly Posting[], rest: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  kind: 'PAYMENT_SETTLED' satisfies EntryKind,
  idempotencyKey: `key-${id}`,
  postings,
  ...rest,
});
const move = (id: string, amount: number, rest: Partial<JournalEntry> = {}) =>
  entry(id, [debit(bank, cents(amount)), credit(account.clearing('card'), cents(amount))], rest);
const reversalOf = (journal: readonly JournalEntry[], target: string, id: string) =>
  ({ ...reverse(journal, target), id, idempotencyKey: `key-${id}` }) satisfies JournalEntry;
const numbers = (violations: readonly Violation[]) => violations.map((violation) => violation.invariant);
const audit = (journal: readonly JournalEntry[]) => numbers(checkJournal(journal, balancesOf(journal)));

describe('the twelve invariants', () => {
  test('a sound journal breaks none', () => {
    const journal = [move('a', 500), move('b', 200)];
    expect(audit([...journal, reversalOf(journal, 'a', 'c')])).toEqual([]);
  });

  test('1 and 10: an entry that does not sum to zero is found, and the trial balance with it', () => {
    expect(audit([entry('a', [debit(bank, cents(500)), credit(bank, cents(499))])])).toEqual([1, 10]);
  });

  test('1: cents cannot balance points', () => {
    expect(audit([entry('a', [debit(bank, cents(5)), credit(account.points('u'), cents(5))])])).toEqual([1, 10, 10]);
  });

  test('11: a journal whose reversals run in a circle is reported, and the check ends', () => {
    const circle = [
      move('a', 500, { reversalOf: 'b' }),
      move('b', 200, { reversalOf: 'a' }),
      move('c', 1, { reversalOf: 'c' }),
    ];
    expect(audit(circle)).toContain(11);
    expect(effectiveReversalOf(circle, 'c')).toBeUndefined();
  });

  test('2: one posting, or a posting of zero, is found', () => {
    expect(audit([entry('a', [])])).toEqual([2]);
    expect(audit([entry('a', [debit(bank, cents(0)), credit(bank, cents(0))])])).toEqual([2]);
  });

  test('3: a changed amount, account, key or reversal and a missing entry are found', () => {
    const [a, b] = [move('a', 500), move('b', 200)];
    expect(checkUnchanged([a, b], [a, b, move('c', 1)])).toEqual([]);
    expect(numbers(checkUnchanged([a, b], [a]))).toEqual([3]);
    expect(numbers(checkUnchanged([a], [move('a', 501)]))).toEqual([3]);
    expect(numbers(checkUnchanged([a], [{ ...a, idempotencyKey: 'other' }]))).toEqual([3]);
    expect(numbers(checkUnchanged([a], [{ ...a, reversalOf: 'b' }]))).toEqual([3]);
    expect(numbers(checkUnchanged([a], [{ ...a, postings: [...a.postings].reverse() }]))).toEqual([3]);
  });

  test('4: a stored balance that is not the sum of its postings is found', () => {
    const journal = [move('a', 500)];
    const stored = balancesOf(journal).set(bank, cents(501));
    expect(numbers(checkJournal(journal, stored))).toEqual([4, 10]);
    expect(numbers(checkJournal(journal, new Map()))).toEqual([4, 4]);
  });

  test('5: the principal account equals the outstanding principal of the loan', () => {
    const balances = balancesOf([entry('a', [debit(account.loan('t', 'principal'), cents(900))])]);
    const outstanding = (amount: number) => [{ transactionId: 't', outstandingPrincipal: cents(amount) }];
    expect(checkLoanPrincipal(balances, outstanding(900))).toEqual([]);
    expect(numbers(checkLoanPrincipal(balances, outstanding(899)))).toEqual([5]);
  });

  test('6: clearing equals the open items, and items older than five days are reported', () => {
    const balances = balancesOf([
      entry('a', [debit(account.clearing('ach_in'), cents(700)), credit(account.clearing('ach_out'), cents(300))]),
    ]);
    const items = [
      { id: 'in', channel: 'ach_in', amount: cents(700), ageDays: 5 },
      { id: 'out', channel: 'ach_out', amount: cents(300), ageDays: 0 },
    ] as const;
    expect(checkClearing(balances, items)).toEqual([]);
    expect(numbers(checkClearing(balances, items.slice(0, 1)))).toEqual([6]);
    const old = [{ ...items[0], ageDays: 6 }, items[1]];
    expect(checkClearing(balances, old).map((violation) => violation.subject)).toEqual(['in']);
  });

  test('7: what a practice is owed equals its unpaid fundings', () => {
    const balances = balancesOf([entry('a', [credit(account.providerPayable('p'), cents(465_500))])]);
    const fundings = (amount: number) => [{ practiceId: 'p', unpaidFundings: cents(amount) }];
    expect(checkProviderPayable(balances, fundings(465_500))).toEqual([]);
    expect(numbers(checkProviderPayable(balances, fundings(0)))).toEqual([7]);
  });

  test('8: an acceptance may use the whole line and not a cent more', () => {
    const line = { approved: cents(120_000), outstandingPrincipal: cents(70_000), pending: cents(50_000) };
    expect(creditHeadroom(line)).toBe(0);
    expect(checkCreditLine('u', line)).toEqual([]);
    expect(numbers(checkCreditLine('u', { ...line, pending: cents(50_001) }))).toEqual([8]);
  });

  test('9: credits below zero are found, before and after they are written; points may be below', () => {
    const spend = [debit(account.globalCredits('u'), cents(1)), credit(bank, cents(1))];
    expect(audit([entry('a', spend)])).toEqual([9]);
    expect(numbers(checkPosting(new Map(), spend))).toEqual([9]);
    expect(checkPosting(new Map([[account.globalCredits('u'), cents(-1)]]), spend)).toEqual([]);
    const points = [debit(account.points('u'), cents(1)), credit(account.pointsIssuer, cents(1))];
    expect(checkPosting(new Map<AccountPath, never>(), points)).toEqual([]);
  });

  test('11: an entry is reversed once; after the reversal of the reversal it can be reversed again', () => {
    const journal = [move('a', 500)];
    journal.push(reversalOf(journal, 'a', 'r1'));
    expect(() => reverse(journal, 'a')).toThrow(expect.objectContaining({ field: 'entryId' }));
    journal.push(reversalOf(journal, 'r1', 'r2'));
    expect(effectiveReversalOf(journal, 'a')).toBeUndefined();
    journal.push(reversalOf(journal, 'a', 'r3'));
    expect(effectiveReversalOf(journal, 'a')?.id).toBe('r3');
    expect(audit(journal)).toEqual([]);
    expect([...balancesOf(journal).values()]).toEqual([0, 0]);
  });

  test('11: a second effective reversal, a crooked one and one of nothing are found', () => {
    const journal = [move('a', 500)];
    const first = reversalOf(journal, 'a', 'r1');
    expect(audit([...journal, first, { ...first, id: 'r2', idempotencyKey: 'k2' }])).toEqual([11]);
    expect(audit([...journal, move('r1', 500, { reversalOf: 'a' })])).toEqual([11]);
    expect(audit([...journal, move('r1', 500, { reversalOf: 'x' })])).toEqual([11]);
  });

  test('12: a repeated key is found; same body replays, another body conflicts, a fresh key executes', () => {
    expect(audit([move('a', 500), move('b', 500, { idempotencyKey: 'key-a' })])).toEqual([12]);
    expect(decideIdempotency(undefined, 'h1')).toBe('execute');
    expect(decideIdempotency({ bodyHash: 'h1' }, 'h1')).toBe('replay');
    expect(decideIdempotency({ bodyHash: 'h1' }, 'h2')).toBe('conflict');
  });
});
