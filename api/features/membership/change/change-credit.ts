import type { CivilDate } from '@domain/calendar/civil-date';
import { creditsApplied } from '@domain/ledger/membership-templates';
import { maxWithdrawal, withdrawCredits } from '@domain/membership/global-credits';
import { type Cents, cents } from '@domain/money/cents';
import { changeOne } from '../../../command/command';
import type { MembershipRow } from '../../member-record/index';
import { addLot } from '../billing/add-lot';
import { type Booking, postFor } from '../billing/books';
import { takeFromLots } from '../billing/credits';
import { billById, partsOf } from '../billing/money.reads';
import { moveBill } from '../billing/money.writes';
import { leftOf, openOf } from '../billing/open-bill';
import { billsOfYear, creditLots, type RunningMembership } from '../figures';
import { lotsOf, type MemberPaymentRow } from '../membership.reads';

/**
 * What was paid beyond a changed plan leaves its bills, the newest first, and becomes credit of the member's own money. So a later quote
 * counts it once.
 */
export async function keepAsCredit(
  context: Booking,
  of: RunningMembership,
  { amountCents, naturalKey, on }: { amountCents: Cents; naturalKey: string; on: CivilDate },
): Promise<void> {
  let left: number = amountCents;
  for (const bill of billsOfYear(of).toReversed()) {
    const less = Math.min(left, Number(bill.paid_treatments_cents));
    if (less === 0) continue;
    left -= less;
    await changeOne(context.tx, moveBill, {
      ...bill,
      treatments_cents: Number(bill.treatments_cents) - less,
      paid_treatments_cents: Number(bill.paid_treatments_cents) - less,
    });
  }
  await addLot(context, of.row, { amountCents, source: 'Plan change', naturalKey, on });
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
  const { tx } = context;
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
  const raised = { ...bill, treatments_cents: Number(bill.treatments_cents) + missing - back };
  await changeOne(tx, moveBill, { ...raised, status: leftOf(raised) === 0 ? 'PAID' : 'OPEN' });
}
