import { APPLICATION_STATUSES } from '@domain/enums';
import { expect } from 'vitest';
import type { Tables } from '../../db/tables/index';
import type { Deps } from '../../deps';

const OPEN = new Set<string>(['PENDING', 'REQUESTED', 'REVIEW', 'VERIFICATION_REQUESTED']);
type Stored<T extends keyof Tables> = Tables[T][];

async function all<T extends keyof Tables>(deps: Deps, table: T): Promise<Stored<T>> {
  const { read } = deps.database;
  return (await read.query(read.builder.selectFrom(table as 'funding').selectAll())) as unknown as Stored<T>;
}

/** What holds of the whole database whatever was done to it, and in whichever order. */
export async function expectMoneyInvariants(deps: Deps): Promise<void> {
  const transactions = await all(deps, 'credit_transaction');
  await expectLinesKept(deps, transactions);
  await expectPaymentsOnce(deps);
  await expectOneOfEach(deps, transactions);
  await expectOneDecisionPerHistory(deps);
  for (const shard of await deps.audit.shards(deps.database.read))
    expect(await deps.audit.verifyChain(deps.database.read, shard)).toMatchObject({ ok: true });
}

async function expectLinesKept(deps: Deps, transactions: Stored<'credit_transaction'>): Promise<void> {
  const principals = new Map((await all(deps, 'ledger_account')).map(({ id, balance }) => [id, Number(balance)]));
  const credits = await all(deps, 'borrower_credit');
  const lost = await lostOfLoans(deps);
  for (const line of await all(deps, 'credit_profile')) {
    const own = transactions.filter(({ borrower_id }) => borrower_id === line.borrower_id);
    const sum = (of: typeof own) => of.reduce((total, { amount_cents }) => total + amount_cents, 0);
    const open = sum(own.filter(({ status }) => OPEN.has(status)));
    const loans = own.filter(({ status }) => status === 'ACCEPTED');
    const back = credits.filter((row) => row.borrower_id === line.borrower_id && row.owed_cents < 0);
    const owed =
      loans.reduce(
        (total, { id }) => total + (principals.get(`asset:loan:${id}:principal`) ?? 0) + (lost.get(id) ?? 0),
        0,
      ) - back.reduce((total, { owed_cents }) => total + owed_cents, 0);
    expect(line.balance_cents, `balance of ${line.borrower_id}`).toBe(owed);
    expect(owed + open, `held by ${line.borrower_id}`).toBeLessThanOrEqual(line.approved_line_cents);
  }
}

/** What is still owed of each loan that was charged off, by the books. */
async function lostOfLoans(deps: Deps): Promise<ReadonlyMap<string, number>> {
  const loanOf = new Map((await all(deps, 'journal_entry')).map(({ id, ref_id }) => [id, ref_id]));
  const lost = new Map<string, number>();
  for (const { entry_id, account_id, amount } of await all(deps, 'posting')) {
    const loan = loanOf.get(entry_id) ?? '';
    if (account_id === 'exp:charge_off') lost.set(loan, (lost.get(loan) ?? 0) + Number(amount));
  }
  return lost;
}

/** A payment that counts has one event on its loan, one entry when it was submitted and one when it was spread. */
async function expectPaymentsOnce(deps: Deps): Promise<void> {
  const [payments, events, entries] = await Promise.all([
    all(deps, 'payment'),
    all(deps, 'loan_event'),
    all(deps, 'journal_entry'),
  ]);
  const booked = events.filter(({ kind }) => kind === 'PAYMENT').map(({ id }) => id);
  expect(payments.flatMap(({ event_id }) => event_id ?? []).sort()).toEqual(booked.sort());
  const counted = payments.filter(({ event_id }) => event_id !== null).length;
  for (const kind of ['PAYMENT_SUBMITTED', 'PAYMENT_ALLOCATED'])
    expect(entries.filter((entry) => entry.kind === kind).length, kind).toBe(counted);
}

/** Entries of the history that change nothing of the transaction. */
const NO_CHANGE = new Set<string>(['CREATED', 'DOCUMENTS_REVIEWED', 'REMINDED']);

/** Papers that a loan gets after its approval. */
const LATER_PAPERS = new Set<string>(['due-date-change', 'hardship-plan', 'purchase-refund']);

/** An approval has one ledger entry, one funding and one document; a change has one row of history or of audit. */
async function expectOneOfEach(deps: Deps, transactions: Stored<'credit_transaction'>): Promise<void> {
  const [entries, fundings, documents, history, audit] = await Promise.all([
    all(deps, 'journal_entry'),
    all(deps, 'funding'),
    all(deps, 'document'),
    all(deps, 'credit_transaction_history'),
    all(deps, 'audit'),
  ]);
  for (const { id, status, version } of transactions) {
    const once = status === 'ACCEPTED' || status === 'REFUNDED' ? 1 : 0;
    const moves = history.filter((row) => row.transaction_id === id && !NO_CHANGE.has(row.action)).length;
    const choices = audit.filter((row) => row.object_id === id && row.action === 'transaction.plan_selected').length;
    expect(
      {
        entries: entries.filter((row) => row.ref_id === id && row.kind === 'PURCHASE_ACCEPTED').length,
        fundings: fundings.filter((row) => row.transaction_id === id).length,
        documents: documents.filter((row) => row.transaction_id === id && !LATER_PAPERS.has(row.document_key)).length,
        changes: moves + choices,
      },
      id,
    ).toEqual({ entries: once, fundings: once, documents: once, changes: version - 1 });
  }
}

/** The rules, or somebody of the platform. */
const DECIDERS = new Set(['system', 'staff']);
const OUTCOMES = new Set<string>(APPLICATION_STATUSES);

async function expectOneDecisionPerHistory(deps: Deps): Promise<void> {
  const [decisions, history, lines] = await Promise.all([
    all(deps, 'decision'),
    all(deps, 'application_history'),
    all(deps, 'credit_profile'),
  ]);
  for (const { id } of await all(deps, 'application')) {
    const decided = history.filter(
      (row) => row.application_id === id && DECIDERS.has(row.actor_kind) && OUTCOMES.has(row.action),
    );
    expect(decisions.filter((row) => row.application_id === id).length, id).toBe(decided.length);
  }
  expect(new Set(lines.map(({ account_number }) => account_number)).size).toBe(lines.length);
}
