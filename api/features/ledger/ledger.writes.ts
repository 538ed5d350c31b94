import { ruleOf } from '@domain/ledger/account';
import type { EntryDraft } from '@domain/ledger/entry';
import { memoOf } from '@domain/ledger/memo';
import type { Tx } from '../../db/database';
import { statement } from '../../db/statement';

const insertEntry = statement<{
  id: string;
  kind: string;
  effectiveOn: string;
  bookedAt: string;
  naturalKey: string;
  refType: string;
  refId: string;
  actor: string;
  reversalOf: string | null;
  memo: string;
}>()((q, p) =>
  q.insertInto('journal_entry').values({
    id: p.id,
    kind: p.kind,
    effective_on: p.effectiveOn,
    booked_at: p.bookedAt,
    natural_key: p.naturalKey,
    ref_type: p.refType,
    ref_id: p.refId,
    reversal_of: p.reversalOf,
    actor: p.actor,
    memo: p.memo,
  }),
);
const moveAccount = statement<{
  id: string;
  type: string;
  unit: string;
  normal: string;
  allowNegative: number;
  amount: number;
}>()((q, p) =>
  q
    .insertInto('ledger_account')
    .values({
      id: p.id,
      type: p.type,
      unit: p.unit,
      normal: p.normal,
      allow_negative: p.allowNegative,
      balance: p.amount,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ balance: eb('ledger_account.balance', '+', eb.ref('excluded.balance')) })),
    ),
);
type PostingRow = { accountId: string; amount: number; unit: string };

/** All postings of an entry in one statement: each statement that sets off a trigger keeps an undo log of its own. */
function postingsStatement(count: number) {
  return statement<Record<string, string | number>>()((q, p) =>
    q.insertInto('posting').values(
      Array.from({ length: count }, (_, index) => ({
        entry_id: p.entryId as string,
        seq: index + 1,
        account_id: p[`account${index}`] as string,
        amount: p[`amount${index}`] as number,
        unit: p[`unit${index}`] as string,
      })),
    ),
  );
}
const insertPostings = new Map<number, ReturnType<typeof postingsStatement>>();

async function addPostings(tx: Tx, entryId: string, rows: readonly PostingRow[]): Promise<void> {
  const known = insertPostings.get(rows.length);
  const query = known ?? postingsStatement(rows.length);
  if (!known) insertPostings.set(rows.length, query);
  const params: Record<string, string | number> = { entryId };
  for (const [index, { accountId, amount, unit }] of rows.entries()) {
    params[`account${index}`] = accountId;
    params[`amount${index}`] = amount;
    params[`unit${index}`] = unit;
  }
  await tx.run(query, params);
}

export type EntryFacts = {
  id: string;
  draft: EntryDraft;
  /** Unique for the event, e.g. `accept:<transaction>:<version>`: a second run of the same event is refused. */
  naturalKey: string;
  refType: string;
  refId: string;
  actor: string;
  effectiveOn: string;
  bookedAt: string;
  /** The entry that this one takes back. */
  reversalOf?: string;
};

/**
 * Writes a balanced entry and moves the balances of its accounts, opening those that do not exist. The database itself
 * refuses an entry that does not balance, at commit.
 */
export async function postEntry(tx: Tx, facts: EntryFacts): Promise<void> {
  await tx.run(insertEntry, {
    id: facts.id,
    kind: facts.draft.kind,
    effectiveOn: facts.effectiveOn,
    bookedAt: facts.bookedAt,
    naturalKey: facts.naturalKey,
    refType: facts.refType,
    refId: facts.refId,
    actor: facts.actor,
    reversalOf: facts.reversalOf ?? null,
    memo: memoOf(facts.draft.kind, facts.reversalOf),
  });
  const rows: PostingRow[] = [];
  for (const { account, amount } of facts.draft.postings) {
    const rule = ruleOf(account);
    await tx.run(moveAccount, {
      id: account,
      type: rule.type,
      unit: rule.unit,
      normal: rule.normal,
      allowNegative: rule.allowNegative ? 1 : 0,
      amount,
    });
    rows.push({ accountId: account, amount, unit: rule.unit });
  }
  await addPostings(tx, facts.id, rows);
}
