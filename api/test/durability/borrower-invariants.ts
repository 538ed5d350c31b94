import { account, accountPath } from '@domain/ledger/account';
import { owedBackOf } from '@domain/loan/owed-back';
import { expect } from 'vitest';
import type { Tables } from '../../db/tables/index';
import type { Deps } from '../../deps';
import type { KnownTransaction, Step } from './borrower-client';

const HISTORY: Partial<Record<Step, string>> = {
  create: 'CREATED',
  approve: 'APPROVED',
  reject: 'REJECTED',
  unreject: 'UNREJECTED',
};
const AUDIT: Record<Step, string> = {
  create: 'transaction.created',
  select: 'transaction.plan_selected',
  approve: 'transaction.approved',
  reject: 'transaction.rejected',
  unreject: 'transaction.unrejected',
};
/** To the patient, to the practice. */
const MESSAGES: Partial<Record<Step, readonly string[]>> = {
  create: ['transaction-created'],
  approve: ['transaction-approved', 'transaction-answered'],
  reject: ['transaction-answered'],
  unreject: ['transaction-answered'],
};

type Stored = { [T in keyof Tables]: Tables[T][] };

/** Reads whole tables. */
async function readAll<const T extends keyof Tables>(deps: Deps, names: readonly T[]): Promise<Pick<Stored, T>> {
  const { read } = deps.database;
  const entries = await Promise.all(
    names.map(
      async (name) => [name, await read.query(read.builder.selectFrom(name as 'funding').selectAll())] as const,
    ),
  );
  return Object.fromEntries(entries) as unknown as Pick<Stored, T>;
}

/**
 * Compares the whole database with what the clients know: every answered step happened once and in full, and nothing
 * else happened.
 */
export async function expectWholeAndOnce(deps: Deps, known: readonly KnownTransaction[]): Promise<void> {
  const stored = await readAll(deps, [
    'credit_transaction',
    'credit_transaction_history',
    'credit_profile',
    'borrower_credit',
    'funding',
    'loan_event',
    'document',
    'journal_entry',
    'posting',
    'ledger_account',
    'audit',
    'outbox',
  ]);
  const perStep = <T>(table: Partial<Record<Step, T>>) =>
    known.flatMap(({ steps }) => steps.flatMap(({ step }) => table[step] ?? []));

  expect(stored.credit_transaction.map(({ id }) => id).sort()).toEqual(known.map(({ id }) => id).sort());
  expect(stored.credit_transaction_history).toHaveLength(perStep(HISTORY).length);
  expect(stored.outbox.map(({ kind }) => kind).sort()).toEqual(perStep(MESSAGES).flat().sort());
  expect(stored.audit.filter(({ object_type }) => object_type === 'transaction')).toHaveLength(perStep(AUDIT).length);
  for (const { id, steps } of known) {
    const done = steps.map(({ step }) => step);
    const row = stored.credit_transaction.find((one) => one.id === id);
    const isAccepted = done.includes('approve');
    const of = <R extends { transaction_id: string | null }>(rows: R[]) =>
      rows.filter((one) => one.transaction_id === id);
    expect([id, row?.version]).toEqual([id, done.length]);
    expect(
      of(stored.credit_transaction_history)
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ action }) => action),
    ).toEqual(done.flatMap((step) => HISTORY[step] ?? []));
    expect(
      stored.audit
        .filter(({ object_id }) => object_id === id)
        .sort((one, other) => one.seq - other.seq)
        .map(({ action }) => action),
    ).toEqual(done.map((step) => AUDIT[step]));
    const once = isAccepted ? 1 : 0;
    expect(row?.status === 'ACCEPTED').toBe(isAccepted);
    expect(of(stored.funding)).toHaveLength(once);
    expect(of(stored.loan_event)).toHaveLength(once);
    expect(of(stored.document)).toHaveLength(once);
    expect(stored.journal_entry.filter(({ ref_id }) => ref_id === id)).toHaveLength(once);
  }
  expectBalanced(stored);
  for (const shard of await deps.audit.shards(deps.database.read)) {
    expect(await deps.audit.verifyChain(deps.database.read, shard)).toMatchObject({ ok: true });
  }
}

function expectBalanced(
  stored: Pick<Stored, 'posting' | 'ledger_account' | 'credit_profile' | 'credit_transaction' | 'borrower_credit'>,
): void {
  const [entries, accounts] = [new Map<string, number>(), new Map<string, number>()];
  for (const { entry_id, account_id, amount } of stored.posting) {
    entries.set(entry_id, (entries.get(entry_id) ?? 0) + amount);
    accounts.set(account_id, (accounts.get(account_id) ?? 0) + amount);
  }
  expect([...entries].filter(([, total]) => total !== 0)).toEqual([]);
  expect(Object.fromEntries(stored.ledger_account.map(({ id, balance }) => [id, balance]))).toEqual(
    Object.fromEntries(accounts),
  );
  for (const { borrower_id, balance_cents } of stored.credit_profile) {
    const accepted = stored.credit_transaction.filter(
      (one) => one.borrower_id === borrower_id && one.status === 'ACCEPTED',
    );
    const credits = stored.borrower_credit.filter((one) => one.borrower_id === borrower_id);
    const owedBack = credits.reduce((sum, { owed_cents }) => sum + owedBackOf(Number(owed_cents)), 0);
    expect(balance_cents).toBe(accepted.reduce((sum, { amount_cents }) => sum + amount_cents, owedBack));
    // What a borrower is owed, or owes back, is what the books say.
    expect(credits.reduce((sum, { owed_cents }) => sum + Number(owed_cents), 0)).toBe(
      0 - (accounts.get(accountPath(account.creditBalance(borrower_id))) ?? 0),
    );
  }
}
