import { accountPath } from '@domain/ledger/account';
import type { EntryDraft } from '@domain/ledger/entry';
import { cents } from '@domain/money/cents';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const unbalancedEntries = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('posting')
    .select('entry_id')
    .groupBy(['entry_id', 'unit'])
    .having((eb) => eb(eb.fn.sum('amount'), '<>', 0)),
);
const driftedAccounts = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('ledger_account')
    .leftJoin('posting', 'posting.account_id', 'ledger_account.id')
    .select('ledger_account.id')
    .groupBy(['ledger_account.id', 'ledger_account.balance'])
    .having((eb) => eb(eb.fn.coalesce(eb.fn.sum('posting.amount'), eb.lit(0)), '<>', eb.ref('ledger_account.balance'))),
);
/** What is still owed of a line's loans that were charged off, by the books: interest and fees beside the principal. */
const lostOfLine = sql<number>`(select coalesce(sum(posting.amount), 0) from posting
  join journal_entry on journal_entry.id = posting.entry_id and journal_entry.ref_type = 'transaction'
  join credit_transaction as lost on lost.id = journal_entry.ref_id and lost.status = 'ACCEPTED'
  where lost.credit_profile_id = credit_profile.id and posting.account_id = 'exp:charge_off')`;
const driftedLines = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('credit_profile')
    .leftJoin('credit_transaction', (join) =>
      join
        .onRef('credit_transaction.credit_profile_id', '=', 'credit_profile.id')
        .on('credit_transaction.status', '=', 'ACCEPTED'),
    )
    .select('credit_profile.id')
    .groupBy(['credit_profile.id', 'credit_profile.borrower_id', 'credit_profile.balance_cents'])
    .having((eb) =>
      eb(
        eb.fn.coalesce(eb.fn.sum('credit_transaction.amount_cents'), eb.lit(0)),
        '<',
        eb(
          eb('credit_profile.balance_cents', '-', lostOfLine),
          '+',
          eb.fn.coalesce(
            eb
              .selectFrom('borrower_credit')
              .select((of) => of.fn.sum<number>('borrower_credit.owed_cents').as('owed'))
              .whereRef('borrower_credit.borrower_id', '=', 'credit_profile.borrower_id')
              .where('borrower_credit.owed_cents', '<', 0),
            eb.lit(0),
          ),
        ),
      ),
    ),
);

/**
 * The nightly self-check of the books: entries that do not sum to zero, accounts whose balance is not the sum of their
 * postings, credit lines that hold more than was ever accepted on them and is owed back.
 * @returns how many faults there are; 0 on a sound ledger.
 */
export async function countLedgerFaults(db: Db): Promise<number> {
  const unbalanced = await db.all(unbalancedEntries, {});
  const accounts = await db.all(driftedAccounts, {});
  const lines = await db.all(driftedLines, {});
  return unbalanced.length + accounts.length + lines.length;
}

const entryByKey = statement<{ key: string }>()((q, p) =>
  q
    .selectFrom('journal_entry')
    .innerJoin('posting', 'posting.entry_id', 'journal_entry.id')
    .select(['journal_entry.id', 'posting.account_id', 'posting.amount'])
    .where('journal_entry.natural_key', '=', p.key)
    .orderBy('posting.seq'),
);

/** What takes a written entry back: its lines with the signs turned. @throws Error where there is no such entry. */
export async function reversedEntry(db: Db, naturalKey: string): Promise<{ draft: EntryDraft; reversalOf: string }> {
  const lines = await db.all(entryByKey, { key: naturalKey });
  const [first] = lines;
  if (!first) throw new Error(`The ledger has no entry ${naturalKey}`);
  const postings = lines.map((line) => ({
    account: accountPath(line.account_id),
    amount: cents(0 - Number(line.amount)),
  }));
  return { draft: { kind: 'REVERSAL', postings }, reversalOf: first.id };
}
