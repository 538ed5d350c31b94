import { needsFederalBox } from '@domain/disclosure/federal-box';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';

const usd = (amount: number) => dollarsFromCents(cents(amount));

/** A payment of treatments, without the membership fee that is taken with it. */
export type Installment = { on: string; amountCents: Cents };

/**
 * What of a plan the federal box says where there are more than four payments; nothing is charged for them. The membership fee is neither
 * a finance charge nor part of what is financed (decision 63), and credits pay installments without making them fewer.
 */
export function boxOf(installments: readonly Installment[]) {
  const payments = installments.filter(({ amountCents }) => amountCents > 0);
  if (payments.length === 0) return null;
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
