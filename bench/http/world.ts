import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { civilToday } from '@api/civil-today';
import { frozenText } from '@api/features/credit-transaction/frozen-plan';
import { quoteTransactionPlans } from '@api/features/credit-transaction/quote-transaction-plans';
import { borrowerInLaw } from '@api/features/risk/index';
import { aBorrower, aCreditLine, aTransaction } from '@api/test/builders';
import { makeServerWorld, type ServerWorld } from '@api/test/server-world';

const BORROWERS = 200;
const TRANSACTIONS_EACH = 20;
const PRACTICES = ['prac-bright-smile', 'prac-harbor-medspa', 'prac-lakeview-derm'];
const STATUSES = ['ACCEPTED', 'ACCEPTED', 'PENDING', 'REJECTED', 'REFUNDED'] as const;

export type BenchWorld = {
  folder: string;
  borrowers: { id: string; token: string }[];
  /** Pending transactions with a chosen plan, each good for one approval. */
  approvals: { path: string; token: string }[];
  discard(): void;
};

/**
 * Two hundred borrowers with twenty transactions each and a session, and as many transactions waiting for approval as
 * asked for.
 */
export async function makeBenchWorld(approvals: number): Promise<BenchWorld> {
  const world = await makeServerWorld();
  const made = await fill(world, approvals);
  await world.close();
  return { ...made, folder: world.folder, discard: () => rmSync(world.folder, { recursive: true, force: true }) };
}

/** A copy of a world for one server, so that both sides of a comparison change files of the same size. */
export function copyWorld(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'platform-bench-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

async function fill({ deps }: ServerWorld, approvals: number) {
  // One transaction for all: the builders would sync the disk for every row.
  return deps.database.transaction(async (tx) => {
    const within = {
      clock: deps.clock,
      database: { ...deps.database, transaction: <T>(work: (t: typeof tx) => Promise<T>) => work(tx) },
    };
    const {
      id: practiceId,
      state_code: state,
      risk_profile_id: riskProfileId,
      product_group_id: productGroupId,
    } = await practiceOf();
    const fundedOn = civilToday(deps.clock, state);
    const quoted = (
      await quoteTransactionPlans(tx, {
        riskProfileId,
        productGroupId,
        borrower: borrowerInLaw({ grade: 'B', mlaCovered: 0, borrowerState: state, practiceState: state }),
        charged: { practiceId, treatments: [] },
        amountCents: 50_000,
        creditor: deps.config.brandFinancing.name,
        fundedOn,
      })
    )[0];
    if (!quoted) throw new Error('No plan is on offer.');

    async function practiceOf() {
      const rows = await tx.query(
        tx.builder
          .selectFrom('practice')
          .selectAll()
          .where('id', '=', PRACTICES[0] ?? ''),
      );
      if (!rows[0]) throw new Error('The demo practice is missing.');
      return rows[0];
    }

    const borrowers: BenchWorld['borrowers'] = [];
    const lines: Awaited<ReturnType<typeof aCreditLine>>[] = [];
    for (let index = 0; index < BORROWERS; index += 1) {
      const borrower = await aBorrower(within, { practice_id: PRACTICES[0] ?? null });
      const line = await aCreditLine(within, borrower, {
        approved_line_cents: 1_000_000_000,
        expires_on: '2099-12-31',
      });
      for (let step = 0; step < TRANSACTIONS_EACH; step += 1) {
        await aTransaction(within, line, { status: STATUSES[step % STATUSES.length] ?? 'PENDING' });
      }
      lines.push(line);
      const token = await deps.sessions.issue(tx, { kind: 'borrower', subjectId: borrower.id });
      borrowers.push({ id: borrower.id, token });
    }
    const waiting: BenchWorld['approvals'] = [];
    for (let index = 0; index < approvals; index += 1) {
      const [line, borrower] = [lines[index % BORROWERS], borrowers[index % BORROWERS]];
      if (!line || !borrower) throw new Error('A borrower is missing.');
      const transaction = await aTransaction(within, line, {
        amount_cents: 50_000,
        selected_product: quoted.plan.product,
        selected_plan: frozenText(quoted),
        monthly_cents: quoted.plan.minimumPaymentCents,
      });
      waiting.push({
        path: `/borrower/${borrower.id}/credittransactions/${transaction.id}/approve`,
        token: borrower.token,
      });
    }
    return { borrowers, approvals: waiting };
  });
}
