import type { CivilDate } from '@domain/calendar/civil-date';
import { creditsApplied, creditsReturned } from '@domain/ledger/membership-templates';
import { maxWithdrawal, withdrawCredits } from '@domain/membership/global-credits';
import { type Cents, cents } from '@domain/money/cents';
import { changeOne } from '../../../command/command';
import type { MembershipRow } from '../../member-record/index';
import { addLot } from '../billing/add-lot';
import { type Booking, postFor } from '../billing/books';
import { takeFromLots, usesLeft } from '../billing/credits';
import { billById, partsOf, usesOf } from '../billing/money.reads';
import { insertBill, insertUse, moveBill, moveLot } from '../billing/money.writes';
import { leftOf, openOf } from '../billing/open-bill';
import { stopWithdrawals } from '../credit/stop-withdrawal';
import { billsOfYear, creditLots, type RunningMembership } from '../figures';
import { lotsOf, type MemberPaymentRow } from '../membership.reads';

/**
 * What was paid beyond a changed plan leaves its bills, the newest first. Credits that had been given go back to their lots, never to
 * money (decision 55); the rest becomes credit of the member's own money. So a later quote counts it once.
 */
export async function keepAsCredit(
  context: Booking,
  of: RunningMembership,
  { amountCents, naturalKey, on }: { amountCents: Cents; naturalKey: string; on: CivilDate },
): Promise<void> {
  let left: number = amountCents;
  let given = 0;
  for (const bill of billsOfYear(of).toReversed()) {
    const less = Math.min(left, Number(bill.paid_treatments_cents));
    if (less === 0) continue;
    left -= less;
    await changeOne(context.tx, moveBill, {
      ...bill,
      treatments_cents: Number(bill.treatments_cents) - less,
      paid_treatments_cents: Number(bill.paid_treatments_cents) - less,
    });
    given += await returnGiven(context, of.row, { billId: bill.id, mostCents: less, on });
  }
  if (given > 0)
    await postFor(context, of.row, {
      draft: creditsReturned({ userId: of.row.id, amount: cents(given) }),
      on,
      naturalKey: `${naturalKey}:given`,
    });
  const own = cents(amountCents - given);
  if (own > 0) await addLot(context, of.row, { amountCents: own, source: 'Plan change', naturalKey, on });
}

/** Credits that had been given and paid a bill go back to their lots. Returns how much. */
async function returnGiven(
  { tx, deps, now }: Booking,
  row: MembershipRow,
  { billId, mostCents, on }: { billId: string; mostCents: number; on: CivilDate },
): Promise<number> {
  let left = mostCents;
  for (const use of usesLeft(await tx.all(usesOf, { membershipId: row.id }))) {
    const back = Math.min(left, use.leftCents);
    if (use.lot_kind !== 'GRANTED' || use.bill_id !== billId || back === 0) continue;
    const lot = (await tx.all(lotsOf, { membershipId: row.id })).find(({ id }) => id === use.lot_id);
    if (!lot) throw new Error(`There is no lot ${use.lot_id}`);
    const remaining = Number(lot.remaining_cents) + back;
    await changeOne(tx, moveLot, { id: lot.id, remaining_cents: remaining, version: lot.version });
    const id = deps.newId();
    await tx.run(insertUse, {
      id,
      lot_id: lot.id,
      kind: 'RETURNED',
      natural_key: `use:${id}`,
      amount_cents: back,
      bill_id: billId,
      used_on: on,
      created_at: now,
    });
    left -= back;
  }
  return mostCents - left;
}

/** What was billed beyond a changed plan and not paid is no longer asked for, the newest bill first. */
export async function lowerOpenBills({ tx }: Booking, of: RunningMembership, amountCents: Cents): Promise<void> {
  let left: number = amountCents;
  for (const bill of billsOfYear(of).toReversed()) {
    const less = Math.min(left, openOf(bill).treatmentsCents);
    if (less === 0) continue;
    left -= less;
    const lowered = { ...bill, treatments_cents: Number(bill.treatments_cents) - less };
    await changeOne(tx, moveBill, { ...lowered, status: leftOf(lowered) === 0 ? 'PAID' : 'OPEN' });
  }
}

/** A payment came back of which a part had become credit: the credit is taken back, and what of it was used is owed. */
export async function takeCreditBack(
  context: Booking,
  row: MembershipRow,
  { payment, missing, on }: { payment: MemberPaymentRow; missing: Cents; on: CivilDate },
): Promise<void> {
  const { tx, deps, now } = context;
  await stopWithdrawals(context, row, { neededCents: missing, on });
  const rows = await tx.all(lotsOf, { membershipId: row.id });
  const lots = creditLots(rows);
  const back = cents(Math.min(missing, maxWithdrawal(lots)));
  if (back > 0) {
    await takeFromLots(context, rows, { uses: withdrawCredits(lots, back).uses, billId: null, on });
    await postFor(context, row, {
      draft: creditsApplied({ userId: row.id, membershipId: row.id, amount: back }),
      on,
      naturalKey: `credit-back:${payment.id}`,
    });
  }
  const [part] = await tx.all(partsOf, { paymentId: payment.id });
  const bill = part && (await tx.first(billById, { id: part.bill_id }));
  if (!bill || missing === back) return;
  // No bill of the plan, which costs what it costs: a claim of its own.
  await tx.run(insertBill, {
    id: deps.newId(),
    membership_id: row.id,
    practice_id: row.practice_id,
    plan_id: bill.plan_id,
    natural_key: `credit-back:${payment.id}`,
    kind: 'CREDITS',
    plan_year: Number(row.plan_year),
    number: 1,
    due_on: on,
    debit_on: on,
    treatments_cents: missing - back,
    fee_cents: 0,
    paid_treatments_cents: 0,
    paid_fee_cents: 0,
    status: 'OPEN',
    created_at: now,
    version: 1,
  });
}
