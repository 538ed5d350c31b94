import { needsFederalBox } from '@domain/disclosure/federal-box';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';

const usd = (amount: number) => dollarsFromCents(cents(amount));

/** What of a plan the federal box says where there are more than four payments; nothing is charged for them. */
export function boxOf(payments: readonly { on: string; amountCents: Cents }[]) {
  if (!needsFederalBox({ installments: payments.length, financeChargeCents: cents(0) })) return null;
  const total = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const groups: { count: number; amount: number; from: string }[] = [];
  for (const { on, amountCents } of payments) {
    const last = groups.at(-1);
    if (last && last.amount === usd(amountCents)) last.count += 1;
    else groups.push({ count: 1, amount: usd(amountCents), from: on });
  }
  return { apr: 0, financeCharge: 0, amountFinanced: usd(total), totalOfPayments: usd(total), payments: groups };
}
