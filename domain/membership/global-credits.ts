import type { CivilDate } from '../calendar/civil-date';
import { notNegative, positive } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';

/** Credits that came in together. PURCHASED: the member's money, may be withdrawn. GRANTED: given, may lapse. */
export type CreditLot = {
  readonly id: string;
  readonly kind: 'PURCHASED' | 'GRANTED';
  readonly receivedOn: CivilDate;
  /** Last day of use; null for ever. */
  readonly expiresOn: CivilDate | null;
  readonly remainingCents: Cents;
};

/** Which lot paid how much: the link kept for every use. */
export type CreditUse = { readonly lotId: string; readonly amountCents: Cents };
export type CreditChange = { readonly lots: readonly CreditLot[]; readonly uses: readonly CreditUse[] };

const isUsable = (lot: CreditLot, on: CivilDate) => lot.expiresOn === null || on <= lot.expiresOn;

/** Oldest first; lots of one day in the order given. */
const oldestFirst = (lots: readonly CreditLot[]) =>
  [...lots].sort((one, other) =>
    one.receivedOn === other.receivedOn ? 0 : one.receivedOn < other.receivedOn ? -1 : 1,
  );

const sumOf = (lots: readonly CreditLot[]) =>
  cents(lots.reduce((sum, lot) => sum + notNegative('remaining', lot.remainingCents), 0));

/** What can pay a bill on a day. */
export function spendableCredits(lots: readonly CreditLot[], on: CivilDate): Cents {
  return sumOf(lots.filter((lot) => isUsable(lot, on)));
}

/** What can be paid out on a day: bought lots only. */
export function maxWithdrawal(lots: readonly CreditLot[], on: CivilDate): Cents {
  return sumOf(lots.filter((lot) => lot.kind === 'PURCHASED' && isUsable(lot, on)));
}

function take(lots: readonly CreditLot[], amountCents: Cents, isEligible: (lot: CreditLot) => boolean): CreditChange {
  let left: number = amountCents;
  const taken = new Map<string, Cents>();
  for (const lot of oldestFirst(lots)) {
    const part = isEligible(lot) ? Math.min(left, lot.remainingCents) : 0;
    if (part > 0) taken.set(lot.id, cents(part));
    left -= part;
  }
  return {
    lots: lots.map((lot) => ({ ...lot, remainingCents: cents(lot.remainingCents - (taken.get(lot.id) ?? 0)) })),
    uses: [...taken].map(([lotId, part]) => ({ lotId, amountCents: part })),
  };
}

/**
 * Pays with credits, oldest lot first.
 * @throws DomainRefusal `amount` when it is not above 0 or more than can be spent (the limit).
 */
export function spendCredits(lots: readonly CreditLot[], amountCents: Cents, on: CivilDate): CreditChange {
  const spendable = spendableCredits(lots, on);
  if (positive('amount', amountCents) > spendable) refuse('amount', 'There are not enough credits.', spendable);
  return take(lots, amountCents, (lot) => isUsable(lot, on));
}

/**
 * Pays bought credits out, oldest lot first; granted ones stay.
 * @throws DomainRefusal `amount` when it is not above 0 or more than can be withdrawn (the limit).
 */
export function withdrawCredits(lots: readonly CreditLot[], amountCents: Cents, on: CivilDate): CreditChange {
  const limit = maxWithdrawal(lots, on);
  if (positive('amount', amountCents) > limit) refuse('amount', 'Only bought credits can be withdrawn.', limit);
  return take(lots, amountCents, (lot) => lot.kind === 'PURCHASED' && isUsable(lot, on));
}

/** Empties the lots whose last day has passed. */
export function expireCredits(lots: readonly CreditLot[], on: CivilDate): CreditChange {
  const lapsed = lots.filter((lot) => !isUsable(lot, on));
  return take(lapsed.length === 0 ? lots : [...lots], sumOf(lapsed), (lot) => !isUsable(lot, on));
}
