import type { CivilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { type AllocationOrder, allocatePayment, type Owed, type Timing } from './allocation';
import { billStatement, billThrough, creditInterest, creditPrincipal, openNext, openPromo } from './billing';
import {
  askedOn,
  type BilledInstallment,
  type LoanState,
  outstandingFees,
  outstandingInterest,
  outstandingPrincipal,
  post,
  unpaidBy,
  unpaidCharge,
  unpaidInterest,
  unpaidOf,
  unpaidPrincipal,
} from './loan-state';
import { payAhead, type SavedInterest } from './pay-ahead';
import { accruedInterest, loanPayoff, unearnedInterest } from './payoff';

/** Where the money of a payment comes from. */
export type PaymentSource = 'unapplied' | 'goodwill';

export type AppliedPayment = { readonly amountCents: number; readonly on: CivilDate; readonly source: PaymentSource };

/**
 * Installments that are billed and whose day is to come, the next one first: the one that a payment has opened, and those that have a
 * new due date.
 */
const upcomingRows = (state: LoanState, on: CivilDate): BilledInstallment[] =>
  state.billed
    .filter((row) => askedOn(row) > on && unpaidOf(row) > 0)
    .sort((one, other) => (askedOn(one) < askedOn(other) ? -1 : askedOn(one) > askedOn(other) ? 1 : 0));

/**
 * True for an amount that is enough for the opened installment alone, beside all that is due: a fee takes nothing of it then, so that it
 * makes no payment short that was paid in full (no pyramiding, 16 CFR 444.4).
 */
function isMeantForOpened(state: LoanState, on: CivilDate, amountCents: number): boolean {
  const [opened] = upcomingRows(state, on);
  if (!opened) return false;
  const left = amountCents - unpaidBy(state, on);
  return left >= unpaidOf(opened) && left < unpaidOf(opened) + outstandingFees(state);
}

/**
 * What is owed, sorted into buckets as seen from the payment's day. An installment whose day has not come is paid ahead of time, after
 * the fees; a fee is due at once, whichever installment it belongs to. Of several whose day has not come the next one stands for all
 * (decision 0052): the others are asked for once it is paid.
 */
export function owedOn(state: LoanState, on: CivilDate, amountCents: number): Owed[] {
  const beforeDue: Timing = isMeantForOpened(state, on, amountCents) ? 'DUE' : 'IN_ADVANCE';
  const timingOf = (row: BilledInstallment): Timing =>
    askedOn(row) < on ? 'PAST_DUE' : askedOn(row) === on ? 'DUE' : beforeDue;
  const upcoming = upcomingRows(state, on);
  const laterRows = new Set(upcoming.slice(1));
  const owed: Owed[] = [];
  for (const row of state.billed) {
    const [interest, principal] = [unpaidInterest(row), unpaidPrincipal(row)];
    // Most rows of a loan are paid, and whoever plays it to its end asks once for each of its months.
    if (interest + principal === 0 || laterRows.has(row)) continue;
    const { number } = row;
    const timing = timingOf(row);
    owed.push({ number, timing, part: 'INTEREST', amount: cents(interest) });
    owed.push({ number, timing, part: 'PRINCIPAL', amount: cents(principal) });
  }
  for (const charge of state.charges) {
    const part = charge.fee === 'LATE' ? 'PENALTY' : 'FEE';
    const row = state.billed.find(({ number }) => number === charge.number);
    const timing = row && askedOn(row) < on ? 'PAST_DUE' : 'DUE';
    owed.push({ number: charge.number, timing, part, amount: cents(unpaidCharge(charge)) });
  }
  if (laterRows.size > 0) return owed.filter((item) => item.amount > 0);
  const next = (state.billed.at(-1)?.number ?? 0) + 1;
  const ahead = { number: next, timing: 'IN_ADVANCE' as const };
  owed.push({ ...ahead, part: 'INTEREST', amount: cents(state.movedInterestCents) });
  owed.push({ ...ahead, part: 'PRINCIPAL', amount: cents(state.notYetDueCents + state.movedPrincipalCents) });
  return owed.filter((item) => item.amount > 0);
}

function payCharges(
  state: LoanState,
  number: number,
  { fee, amount }: { fee: 'LATE' | 'RETURN'; amount: number },
): void {
  let left = amount;
  for (const charge of state.charges) {
    if (charge.number !== number || charge.fee !== fee) continue;
    const part = Math.min(left, unpaidCharge(charge));
    charge.settledCents += part;
    charge.paidCents += part;
    left -= part;
  }
}

/** What carries interest first. */
function payPrincipalAhead(state: LoanState, amount: number, on: CivilDate): void {
  const ahead = Math.min(amount, state.notYetDueCents);
  state.movedPrincipalCents -= amount - ahead;
  if (ahead > 0) bookSavedInterest(state, payAhead(state, ahead, on), on);
}

/**
 * Takes interest off the books that principal does not cost anymore. What of it was paid already pays principal too, which saves more.
 * @param state already without the interest: `payAhead`, `refundOpened`.
 */
export function bookSavedInterest(state: LoanState, saved: SavedInterest, on: CivilDate): void {
  for (let { savedCents, freedCents } = saved; savedCents > 0; ) {
    const ahead = Math.min(freedCents, state.notYetDueCents);
    // It is paid in the next round; what is beyond it finds what was billed.
    state.notYetDueCents -= ahead;
    const beyondPrincipal = creditPrincipal(state, freedCents - ahead);
    state.notYetDueCents += ahead;
    const asCredit = payFeesFrom(state, beyondPrincipal);
    post(state, {
      interestIncome: savedCents,
      interest: freedCents - savedCents,
      principal: beyondPrincipal - freedCents,
      fee: asCredit - beyondPrincipal,
      creditBalance: -asCredit,
    });
    if (ahead === 0) return;
    ({ savedCents, freedCents } = payAhead(state, ahead, on));
  }
}

/** Writes one allocated line into the state. */
function settle(state: LoanState, owed: Owed, { amount, on }: { amount: number; on: CivilDate }): void {
  const row = state.billed.find((candidate) => candidate.number === owed.number);
  if (owed.part === 'PENALTY' || owed.part === 'FEE') {
    payCharges(state, owed.number, { fee: owed.part === 'PENALTY' ? 'LATE' : 'RETURN', amount });
  } else if (!row) {
    if (owed.part === 'INTEREST') state.movedInterestCents -= amount;
    else payPrincipalAhead(state, amount, on);
  } else if (owed.part === 'INTEREST') {
    row.interestPaidCents += amount;
  } else {
    row.principalPaidCents += amount;
  }
}

/** Money that closing gives back pays open fees, oldest first. Returns what is left: the borrower's credit. */
function payFeesFrom(state: LoanState, amountCents: number): number {
  let left = amountCents;
  for (const charge of state.charges) {
    const part = Math.min(left, unpaidCharge(charge));
    charge.settledCents += part;
    charge.paidCents += part;
    left -= part;
  }
  state.paidCents -= amountCents - left;
  return left;
}

/**
 * Takes the days that have not passed out of the interest of an installment that a payment opened: what is unpaid of them first; what
 * was paid pays principal, then fees, and the rest is the borrower's credit.
 */
export function giveBackUnearned(state: LoanState, on: CivilDate): void {
  const unearned = unearnedInterest(state, on);
  const last = state.billed.at(-1);
  if (unearned === 0 || !last) return;
  const alreadyPaid = creditInterest(state, [last], unearned);
  last.interestPaidCents -= alreadyPaid;
  last.interestCents -= alreadyPaid;
  const beyondPrincipal = creditPrincipal(state, alreadyPaid);
  const asCredit = payFeesFrom(state, beyondPrincipal);
  post(state, {
    interestIncome: unearned,
    interest: alreadyPaid - unearned,
    principal: beyondPrincipal - alreadyPaid,
    fee: asCredit - beyondPrincipal,
    creditBalance: -asCredit,
  });
}

/** The loan is paid off before its last due date: the running period is charged by its days only. */
function billForPayoff(state: LoanState, on: CivilDate): void {
  giveBackUnearned(state, on);
  const openingCents = state.notYetDueCents;
  const interestCents = accruedInterest(state, on);
  const { movedInterestCents, movedPrincipalCents } = state;
  if (openingCents + interestCents + movedInterestCents + movedPrincipalCents === 0) return;
  const number = (state.billed.at(-1)?.number ?? 0) + 1;
  state.notYetDueCents = 0;
  state.accruedAheadCents = 0;
  state.movedInterestCents = 0;
  state.movedPrincipalCents = 0;
  state.interestBilledCents += interestCents;
  state.billed.push({
    number,
    dueOn: on,
    openingCents,
    aheadCents: movedInterestCents,
    interestCents: interestCents + movedInterestCents,
    principalCents: openingCents + movedPrincipalCents,
    interestPaidCents: 0,
    principalPaidCents: 0,
  });
  post(state, { interest: interestCents, interestIncome: -interestCents });
}

/** True when a promotion is open and payments have added up to its amount in time. */
function isPaidInTime(state: LoanState, on: CivilDate): boolean {
  return openPromo(state, on)?.leftCents === 0;
}

/** Money that went to fees goes to the purchase instead, up to an amount; the fees are open again. Returns how much. */
function takeFromFees(state: LoanState, amountCents: number): number {
  let left = amountCents;
  for (const charge of [...state.charges].reverse()) {
    const part = Math.min(left, charge.paidCents);
    charge.paidCents -= part;
    charge.settledCents -= part;
    left -= part;
  }
  return amountCents - left;
}

/** Takes interest that a hardship plan moved to the end off the loan. */
function creditMovedInterest(state: LoanState): number {
  const { movedInterestCents } = state;
  state.movedInterestCents = 0;
  state.interestBilledCents -= movedInterestCents;
  return movedInterestCents;
}

/**
 * Cancels all interest once a promotion is paid in time: what is unpaid first; what was paid pays principal, then fees, and the rest is
 * the borrower's credit. It is the interest up to that day: of an installment that a payment opened, no later one. Nothing is left of the
 * purchase then; a fee that a payment went to before it stays open by itself.
 */
export function settlePromo(state: LoanState, on: CivilDate): void {
  if (!isPaidInTime(state, on)) return;
  if (state.status === 'CHARGED_OFF') cancelLostInterest(state, on);
  if (state.status !== 'OPEN') return;
  giveBackUnearned(state, on);
  state.promoWaivedOn = on;
  state.deferredCents = 0;
  state.accruedAheadCents = 0;
  const fromFees = takeFromFees(state, Math.max(0, state.amountCents - state.paidCents));
  state.paidCents += fromFees;
  const waived = state.interestBilledCents;
  if (waived + fromFees === 0) return;
  const moved = creditMovedInterest(state);
  const asPrincipal = creditInterest(state, state.billed, waived - moved);
  const beyondPrincipal = creditPrincipal(state, asPrincipal + fromFees);
  const asCredit = payFeesFrom(state, beyondPrincipal);
  post(state, {
    promoWaived: waived,
    interest: asPrincipal - waived,
    principal: beyondPrincipal - asPrincipal - fromFees,
    fee: fromFees + asCredit - beyondPrincipal,
    creditBalance: -asCredit,
  });
}

/**
 * Applies a payment or a goodwill credit. Installments whose date has come fall due first; an amount that pays the loan off closes
 * it with interest to the day; otherwise the open installment is paid and the rest lowers the principal.
 */
export function applyPayment(state: LoanState, payment: AppliedPayment, order: AllocationOrder): void {
  const { amountCents, on, source } = payment;
  if (state.status !== 'OPEN') {
    applyAfterClosing(state, payment);
    return;
  }
  billThrough(state, on);
  const { totalCents, promoPayoffCents } = loanPayoff(state, on);
  // Inside an open promotion no interest is billed for a pay-off: reaching the amount cancels all of it.
  if (promoPayoffCents === null && amountCents >= totalCents) billForPayoff(state, on);
  else billStatement(state, on);
  let left = spread(state, payment, order);
  if (left > 0 && state.accruedAheadCents > 0) {
    // All principal is paid, and the interest of its days is owed.
    openNext(state);
    left = spread(state, { amountCents: left, on, source }, order);
  }
  post(state, { [source]: left, creditBalance: -left });
  settlePromo(state, on);
}

/** Spreads an amount over what is owed, what is asked for first before what is asked for later. Returns what nothing was owed for. */
function spread(state: LoanState, payment: AppliedPayment, order: AllocationOrder): number {
  let left = payment.amountCents;
  for (let before = left + 1; left > 0 && left < before; ) {
    before = left;
    left = spreadOnce(state, { ...payment, amountCents: left }, order);
  }
  return left;
}

function spreadOnce(state: LoanState, { amountCents, on, source }: AppliedPayment, order: AllocationOrder): number {
  const { lines, left } = allocatePayment(cents(amountCents), owedOn(state, on, amountCents), order);
  let [interest, principal, fee] = [0, 0, 0];
  for (const { owed, amount } of lines) {
    settle(state, owed, { amount, on });
    if (owed.part === 'INTEREST') interest += amount;
    else if (owed.part === 'PRINCIPAL') principal += amount;
    else fee += amount;
  }
  state.paidCents += interest + principal;
  post(state, { [source]: amountCents - left, interest: -interest, principal: -principal, fee: -fee });
  return left;
}

/** Money on a closed loan: a recovery when it was charged off, else the borrower's credit. */
function applyAfterClosing(state: LoanState, { amountCents, source, on }: AppliedPayment): void {
  const recovered = Math.min(amountCents, state.chargedOffCents);
  state.chargedOffCents -= recovered;
  state.recoveredCents += recovered;
  post(state, { [source]: amountCents, chargeOff: -recovered, creditBalance: recovered - amountCents });
  if (state.status === 'CHARGED_OFF') settlePromo(state, on);
}

/** A promotion is kept by what is paid until its last day, also after the loan was charged off: its agreement knows no exception. */
function cancelLostInterest(state: LoanState, on: CivilDate): void {
  state.promoWaivedOn = on;
  const waived = state.interestBilledCents;
  const unpaid = Math.min(waived, state.chargedOffCents);
  state.interestBilledCents = 0;
  state.chargedOffCents -= unpaid;
  post(state, { promoWaived: waived, chargeOff: -unpaid, creditBalance: unpaid - waived });
}

/** True when nothing is owed on an accepted loan. */
export function isPaidOff(state: LoanState): boolean {
  const billed = outstandingPrincipal(state) + outstandingInterest(state) + outstandingFees(state);
  return billed + state.accruedAheadCents === 0;
}
