import type { CivilDate } from '@domain/calendar/civil-date';
import { creditsApplied } from '@domain/ledger/membership-templates';
import { applyCreditsToBill } from '@domain/membership/global-credits';
import { type Cents, cents } from '@domain/money/cents';
import { changeOne } from '../../../command/command';
import type { RowOf } from '../../../db/statement';
import type { MembershipRow } from '../../member-record/index';
import { creditLots } from '../figures';
import { type BillRow, type LotRow, lotsOf } from '../membership.reads';
import { type Booking, postFor } from './books';
import type { usesOf } from './money.reads';
import { insertUse, moveLot } from './money.writes';
import { openOf, payBill } from './open-bill';

/**
 * Pays bills with credits, the oldest bill first: treatments first, the fee last; of credits those that lapse first (decision 57).
 * @returns the bills as they stand now, and what was used.
 */
export async function applyCredits(
  context: Booking,
  row: MembershipRow,
  { bills, on, mostCents }: { bills: readonly BillRow[]; on: CivilDate; mostCents?: Cents },
): Promise<{ bills: BillRow[]; usedCents: Cents }> {
  const { tx, deps, now } = context;
  let rows = await tx.all(lotsOf, { membershipId: row.id });
  const after: BillRow[] = [];
  let used = 0;
  for (const bill of bills) {
    const credited = applyCreditsToBill(creditLots(rows), atMost(openOf(bill), mostCents, used), on);
    const amount = cents(credited.treatmentsCents + credited.membershipFeeCents);
    if (amount === 0) {
      after.push(bill);
      continue;
    }
    rows = await takeFromLots(context, rows, { uses: credited.uses, billId: bill.id, on });
    await postFor(context, row, {
      draft: creditsApplied({ userId: row.id, membershipId: row.id, amount }),
      on,
      naturalKey: `credits:${bill.id}:${deps.newId()}`,
    });
    after.push(
      await payBill({ tx, now }, bill, {
        treatmentsCents: credited.treatmentsCents,
        feeCents: credited.membershipFeeCents,
      }),
    );
    used += amount;
  }
  return { bills: after, usedCents: cents(used) };
}

type Open = { treatmentsCents: Cents; membershipFeeCents: Cents };

/** What of a bill may be paid so: all of it, or what is left of the amount that somebody named. */
function atMost(open: Open, mostCents: Cents | undefined, usedCents: number): Open {
  if (mostCents === undefined) return open;
  const left = mostCents - usedCents;
  const treatmentsCents = cents(Math.min(open.treatmentsCents, left));
  return { treatmentsCents, membershipFeeCents: cents(Math.min(open.membershipFeeCents, left - treatmentsCents)) };
}

/** Takes uses from their lots, each with its link. */
export async function takeFromLots(
  { tx, deps, now }: Booking,
  rows: readonly LotRow[],
  {
    uses,
    billId,
    on,
  }: { uses: readonly { lotId: string; amountCents: Cents }[]; billId: string | null; on: CivilDate },
): Promise<LotRow[]> {
  const changed = new Map<string, LotRow>();
  for (const { lotId, amountCents } of uses) {
    const lot = rows.find(({ id }) => id === lotId);
    if (!lot) throw new Error(`There is no lot ${lotId}`);
    const remaining = Number(lot.remaining_cents) - amountCents;
    await changeOne(tx, moveLot, { id: lot.id, remaining_cents: remaining, version: lot.version });
    const id = deps.newId();
    await tx.run(insertUse, {
      id,
      lot_id: lotId,
      kind: 'APPLIED',
      natural_key: `use:${id}`,
      amount_cents: amountCents,
      bill_id: billId,
      used_on: on,
      created_at: now,
    });
    changed.set(lotId, { ...lot, remaining_cents: remaining, version: lot.version + 1 });
  }
  return rows.map((lot) => changed.get(lot.id) ?? lot);
}

type Use = RowOf<typeof usesOf>;

/** Credits that paid bills, each with what of it did not go back to its lot since. */
export function usesLeft(uses: readonly Use[]): (Use & { leftCents: Cents })[] {
  const back = new Map<string, number>();
  const keyOf = (use: Use) => `${use.lot_id}:${use.bill_id}`;
  for (const use of uses)
    if (use.kind === 'RETURNED') back.set(keyOf(use), (back.get(keyOf(use)) ?? 0) + Number(use.amount_cents));
  return uses
    .filter((use) => use.kind === 'APPLIED' && use.bill_id !== null)
    .map((use) => {
      const returned = Math.min(Number(use.amount_cents), back.get(keyOf(use)) ?? 0);
      back.set(keyOf(use), (back.get(keyOf(use)) ?? 0) - returned);
      return { ...use, leftCents: cents(Number(use.amount_cents) - returned) };
    });
}
