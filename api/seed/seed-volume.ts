import { createHash } from 'node:crypto';
import { federalBox } from '@domain/disclosure/federal-box';
import { ruleOf } from '@domain/ledger/account';
import { cents } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import { quotePlan } from '@domain/payment-plan/quote-plan';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { Tx } from '../db/database';
import { statement } from '../db/statement';
import type { Deps } from '../deps';
import type { QuotedPlan } from '../features/credit-transaction/quote-transaction-plans';
import { BOX_TEXTS } from '../features/document/index';
import { bulkInsert } from './bulk-insert';
import { demoPractices } from './demo-practices';
import { addVolumeBorrower, TRANSACTIONS_EACH } from './volume-rows';
import { emptyRows, type QuoteVolumePlan, type VolumeRows } from './volume-tables';

const SEEDED = 'volume_seeded';
/** Borrowers of one database transaction. */
const CHUNK = 500;

const marker = statement<{ name: string }>()((q, p) => q.selectFrom('meta').select('value').where('name', '=', p.name));
const mark = statement<{ name: string; value: string }>()((q, p) =>
  q.insertInto('meta').values({ name: p.name, value: p.value }),
);
const moveShared = statement<{
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

/** The columns are those of the first row, so a table that gains one needs no change here. */
const inserts = new Map<keyof VolumeRows, ReturnType<typeof bulkInsert>>();

/**
 * Fills the database with a volume to measure on: borrowers with an approved application, a line and four transactions
 * each, with balanced ledger entries behind the accepted ones. No documents and no audit rows: these people never acted.
 * The same count at the same moment gives the same rows. Runs once.
 * @param report called after each part with the transactions that are there.
 * @returns the number of transactions; 0 when a volume is there already.
 */
export async function seedVolume(deps: Deps, transactions: number, report?: (done: number) => void): Promise<number> {
  if (await deps.database.read.first(marker, { name: SEEDED })) return 0;
  const borrowers = Math.ceil(transactions / TRANSACTIONS_EACH);
  const practices = demoPractices
    .filter((practice) => practice.isActive)
    .map(({ id, stateCode, city, zipCode }) => ({ id, state_code: stateCode, city, zip_code: zipCode }));
  const quote = quoteOnce(deps.config.brandFinancing.name);
  const nowMs = deps.clock.nowMs();
  for (let start = 0; start < borrowers; start += CHUNK) {
    const rows = emptyRows();
    const shared = new Map<string, number>();
    const end = Math.min(borrowers, start + CHUNK);
    for (let index = start; index < end; index += 1)
      addVolumeBorrower(rows, { index, nowMs, practices, quote, shared });
    await deps.database.transaction(async (tx) => {
      await moveAccounts(tx, shared);
      await insertAll(tx, rows);
      if (end === borrowers) await tx.run(mark, { name: SEEDED, value: String(borrowers * TRANSACTIONS_EACH) });
    });
    report?.(end * TRANSACTIONS_EACH);
  }
  return borrowers * TRANSACTIONS_EACH;
}

/** In the order in which rows refer to each other. */
async function insertAll(tx: Tx, rows: VolumeRows): Promise<void> {
  for (const table of Object.keys(rows) as (keyof VolumeRows)[]) {
    const list = rows[table];
    const [first] = list;
    if (!first) continue;
    let insert = inserts.get(table);
    if (!insert) {
      insert = bulkInsert(table, Object.keys(first) as never) as ReturnType<typeof bulkInsert>;
      inserts.set(table, insert);
    }
    await insert(tx, list as never);
  }
}

async function moveAccounts(tx: Tx, shared: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, amount] of shared) {
    const { type, unit, normal, allowNegative } = ruleOf(id);
    await tx.run(moveShared, { id, type, unit, normal, allowNegative: allowNegative ? 1 : 0, amount });
  }
}

/** Six payments at 9.99 %; each amount and day is quoted once. */
function quoteOnce(creditor: string): QuoteVolumePlan {
  const known = new Map<string, QuotedPlan>();
  return (amountCents, fundedOn) => {
    const key = `${amountCents}:${fundedOn}`;
    const found = known.get(key);
    if (found) return found;
    const plan = quotePlan({
      product: 'FIXED_6',
      name: '6 monthly payments',
      amountCents,
      rate: rateFromUnits(99_900),
      termMonths: 6,
      promoTermMonths: null,
      promoMethod: 'REBATE',
      fundedOn,
    });
    const box = canonicalJson(federalBox(plan, creditor, BOX_TEXTS.en));
    const quoted: QuotedPlan = {
      plan,
      merchantDiscountFee: { mdfBps: 490, minimumFeeCents: cents(995) },
      disclosureHash: createHash('sha256').update(box).digest('hex'),
    };
    known.set(key, quoted);
    return quoted;
  };
}
