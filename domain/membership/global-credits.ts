import type { CivilDate } from '../calendar/civil-date';
import { notNegative, positive } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { refuse } from '../refusal';

/** Credits that came in together. PURCHASED: the member's money, may be withdrawn, never lapses. GRANTED: given, may lapse. */
export type CreditLot = {
  readonly id: string;
  readonly kind: 'PURCHASED' | 'GRANTED';
  readonly receivedOn: CivilDate;
  /** Last day of use; null for ever, as all that was bought. */
  readonly expiresOn: CivilDate | null;
  readonly remainingCents: Cents;
};

/** Which lot paid how much: the link kept for every use. */
export type CreditUse = { readonly lotId: string; readonly amountCents: Cents };
export type CreditChange = { readonly lots: readonly CreditLot[]; readonly uses: readonly CreditUse[] };

/** Bought credits stay usable whatever they say of an end: the law gives them at least five years (12 CFR 1005.20(e)). */
const isUsable = (lot: CreditLot, on: CivilDate) =>
  lot.kind === 'PURCHASED' || lot.expiresOn === null || on <= lot.expiresOn;

/** Text that sorts lots in the order in which they are used: earliest expiry, then granted before bought, then oldest. */
const turnOf = (lot: CreditLot) =>
  `${lot.kind === 'PURCHASED' ? 'never' : (lot.expiresOn ?? 'never')} ${lot.kind} ${lot.receivedOn}`;

/** Lots in the order in which they are used; those alike in the order given. */
const inTurn = (lots: readonly CreditLot[]) =>
  [...lots].sort((one, other) => (turnOf(one) === turnOf(other) ? 0 : turnOf(one) < turnOf(other) ? -1 : 1));

/**
 * A new lot.
 * @throws DomainRefusal `amount` when it is not above 0; `expiresOn` for bought credits that would lapse, or a day before the first.
 */
export function newCreditLot(lot: CreditLot): CreditLot {
  positive('amount', lot.remainingCents);
  if (lot.kind === 'PURCHASED' && lot.expiresOn !== null) refuse('expiresOn', 'Credits that were bought never lapse.');
  if (lot.expiresOn !== null && lot.expiresOn < lot.receivedOn)
    refuse('expiresOn', 'Credits cannot lapse before they are given.', lot.receivedOn);
  return lot;
}

const sumOf = (lots: readonly CreditLot[]) =>
  cents(lots.reduce((sum, lot) => sum + notNegative('remaining', lot.remainingCents), 0));

/** What can pay a bill on a day. */
export function spendableCredits(lots: readonly CreditLot[], on: CivilDate): Cents {
  return sumOf(lots.filter((lot) => isUsable(lot, on)));
}

/** What can be paid out: bought lots only. */
export function maxWithdrawal(lots: readonly CreditLot[]): Cents {
  return sumOf(lots.filter((lot) => lot.kind === 'PURCHASED'));
}

function take(lots: readonly CreditLot[], amountCents: Cents, isEligible: (lot: CreditLot) => boolean): CreditChange {
  let left: number = amountCents;
  const taken = new Map<string, Cents>();
  for (const lot of inTurn(lots)) {
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
 * Pays with credits: the lot that lapses first, granted before bought, then the oldest. Source: decision 57.
 * @throws DomainRefusal `amount` when it is not above 0 or more than can be spent (the limit).
 */
export function spendCredits(lots: readonly CreditLot[], amountCents: Cents, on: CivilDate): CreditChange {
  const spendable = spendableCredits(lots, on);
  if (positive('amount', amountCents) > spendable) refuse('amount', "There aren't enough credits.", spendable);
  return take(lots, amountCents, (lot) => isUsable(lot, on));
}

/**
 * Pays bought credits out, oldest lot first; granted ones stay.
 * @throws DomainRefusal `amount` when it is not above 0 or more than can be withdrawn (the limit).
 */
export function withdrawCredits(lots: readonly CreditLot[], amountCents: Cents): CreditChange {
  const limit = maxWithdrawal(lots);
  if (positive('amount', amountCents) > limit) refuse('amount', 'You can only cash out credits you bought.', limit);
  return take(lots, amountCents, (lot) => lot.kind === 'PURCHASED');
}

/** Empties the granted lots whose last day has passed. */
export function expireCredits(lots: readonly CreditLot[], on: CivilDate): CreditChange {
  const lapsed = lots.filter((lot) => !isUsable(lot, on));
  return take(lots, sumOf(lapsed), (lot) => !isUsable(lot, on));
}

/**
 * Gives used credits back to the lots that they came from, as a cancellation or a refund does. A granted lot keeps its last day.
 * @throws DomainRefusal `lot` for one that is not among them; `amount` for one that is not above 0.
 */
export function returnCredits(lots: readonly CreditLot[], uses: readonly CreditUse[]): CreditLot[] {
  for (const { lotId } of uses) if (!lots.some(({ id }) => id === lotId)) refuse('lot', `There is no lot ${lotId}.`);
  return lots.map((lot) => {
    const back = uses.filter(({ lotId }) => lotId === lot.id);
    return {
      ...lot,
      remainingCents: cents(
        back.reduce((sum: number, use) => sum + positive('amount', use.amountCents), lot.remainingCents),
      ),
    };
  });
}

/** What credits pay of a bill. */
export type CreditedBill = CreditChange & {
  readonly treatmentsCents: Cents;
  readonly membershipFeeCents: Cents;
  /** What is left to pay by card or bank. */
  readonly leftToPayCents: Cents;
};

/**
 * Pays as much of a bill with credits as there are: treatments first, the membership fee last.
 * @throws DomainRefusal `bill` for a negative part. Source: decision 57.
 */
export function applyCreditsToBill(
  lots: readonly CreditLot[],
  bill: { readonly treatmentsCents: Cents; readonly membershipFeeCents: Cents },
  on: CivilDate,
): CreditedBill {
  const treatments = notNegative('bill', bill.treatmentsCents);
  const due = cents(treatments + notNegative('bill', bill.membershipFeeCents));
  const amount = cents(Math.min(due, spendableCredits(lots, on)));
  const change = amount === 0 ? { lots, uses: [] } : spendCredits(lots, amount, on);
  const treatmentsCents = cents(Math.min(amount, treatments));
  return {
    ...change,
    treatmentsCents,
    membershipFeeCents: cents(amount - treatmentsCents),
    leftToPayCents: cents(due - amount),
  };
}

/** A bill that is to come, and what of it credits pay. */
export type CreditedAhead = {
  readonly on: CivilDate;
  readonly creditedCents: Cents;
  readonly leftCents: Cents;
};

/**
 * What credits that there are now pay of bills to come, in the order of their days: those that lapse before a day pay nothing of it.
 * @example 60.00 of credit and months of 50.00: the first is paid whole, of the second 40.00 are left.
 */
export function creditedBills(
  given: readonly CreditLot[],
  bills: readonly { readonly on: CivilDate; readonly treatmentsCents: Cents; readonly membershipFeeCents: Cents }[],
): CreditedAhead[] {
  let lots = given;
  return bills.map(({ on, treatmentsCents, membershipFeeCents }) => {
    const credited = applyCreditsToBill(lots, { treatmentsCents, membershipFeeCents }, on);
    lots = credited.lots;
    return {
      on,
      creditedCents: cents(credited.treatmentsCents + credited.membershipFeeCents),
      leftCents: credited.leftToPayCents,
    };
  });
}
