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
const driftedLines = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('credit_profile')
    .leftJoin('credit_transaction', (join) =>
      join
        .onRef('credit_transaction.credit_profile_id', '=', 'credit_profile.id')
        .on('credit_transaction.status', '=', 'ACCEPTED'),
    )
    .select('credit_profile.id')
    .groupBy(['credit_profile.id', 'credit_profile.balance_cents'])
    .having((eb) =>
      eb(
        eb.fn.coalesce(eb.fn.sum('credit_transaction.amount_cents'), eb.lit(0)),
        '<',
        eb.ref('credit_profile.balance_cents'),
      ),
    ),
);

/**
 * The nightly self-check of the books: entries that do not sum to zero, accounts whose balance is not the sum of their
 * postings, credit lines that hold more than was ever accepted on them.
 * @returns how many faults there are; 0 on a sound ledger.
 */
export async function countLedgerFaults(db: Db): Promise<number> {
  const found = await Promise.all([
    db.all(unbalancedEntries, {}),
    db.all(driftedAccounts, {}),
    db.all(driftedLines, {}),
  ]);
  return found.reduce((total, rows) => total + rows.length, 0);
}
