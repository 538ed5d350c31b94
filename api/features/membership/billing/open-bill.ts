import type { CivilDate } from '@domain/calendar/civil-date';
import { type Cents, cents } from '@domain/money/cents';
import { type Context, changeOne } from '../../../command/command';
import type { BillRow } from '../membership.reads';
import { moveBill } from './money.writes';

export type Part = { treatmentsCents: number; feeCents: number };

/** What of a bill nobody has paid. */
export const openOf = (bill: BillRow): { treatmentsCents: Cents; membershipFeeCents: Cents } => ({
  treatmentsCents: cents(Number(bill.treatments_cents) - Number(bill.paid_treatments_cents)),
  membershipFeeCents: cents(Number(bill.fee_cents) - Number(bill.paid_fee_cents)),
});

export const leftOf = (bill: BillRow): Cents => {
  const { treatmentsCents, membershipFeeCents } = openOf(bill);
  return cents(treatmentsCents + membershipFeeCents);
};

/** What of bills can be taken on a day: what is open of those whose day has come. */
export const openOn = (bills: readonly BillRow[], day: CivilDate): Cents =>
  cents(
    bills
      .filter(({ status, debit_on: on }) => status === 'OPEN' && on <= day)
      .reduce((sum, bill) => sum + leftOf(bill), 0),
  );

/** Counts a part on a bill, or takes it back where it is below zero: a bill is open while anything of it is. */
export async function payBill(
  { tx }: Pick<Context, 'tx' | 'now'>,
  bill: BillRow,
  { treatmentsCents, feeCents }: Part,
): Promise<BillRow> {
  const paid = {
    ...bill,
    paid_treatments_cents: Number(bill.paid_treatments_cents) + treatmentsCents,
    paid_fee_cents: Number(bill.paid_fee_cents) + feeCents,
  };
  const status = bill.status === 'VOID' ? 'VOID' : leftOf(paid) === 0 ? 'PAID' : 'OPEN';
  const after = { ...paid, status } as const;
  await changeOne(tx, moveBill, after);
  return { ...after, version: bill.version + 1 };
}
