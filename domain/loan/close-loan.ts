import type { CivilDate } from '../calendar/civil-date';
import { notNegative } from '../ledger/entry';
import { refuse } from '../refusal';
import { DEFAULT_ALLOCATION_ORDER } from './allocation';
import { applyPayment, giveBackUnearned } from './apply-payment';
import type { LoanEventOf } from './loan-event';
import { type LoanState, outstandingFees, outstandingInterest, outstandingPrincipal, post } from './loan-state';
import { loanPayoff } from './payoff';

/** Closes the loan as if it had not been: everything paid becomes the borrower's credit, interest and fees are given up. */
export function refund(state: LoanState, event: LoanEventOf<'REFUNDED'>): void {
  if (state.status === 'REFUNDED') refuse('events', 'A loan is refunded once.', 1);
  const { lines } = state;
  const provider = event.providerIsFunded ? 'providerReceivable' : 'providerPayable';
  const feeReturned = notNegative('feeReturnedCents', event.feeReturnedCents);
  if (feeReturned > state.feeCents)
    refuse('feeReturnedCents', 'The practice cannot get back more than its fee.', state.feeCents);
  const taken = { interest: -lines.interestIncome, late: -lines.lateFeeIncome, returned: -lines.returnFeeIncome };
  const owed = { principal: lines.principal, interest: lines.interest, fee: lines.fee };
  const costs = lines.promoWaived + lines.goodwill + lines.chargeOff;
  const fromPractice = state.amountCents - feeReturned;
  const toBorrower =
    fromPractice +
    feeReturned +
    taken.interest +
    taken.late +
    taken.returned -
    owed.principal -
    owed.interest -
    owed.fee -
    costs;
  post(state, {
    [provider]: fromPractice,
    mdf: feeReturned,
    interestIncome: taken.interest,
    lateFeeIncome: taken.late,
    returnFeeIncome: taken.returned,
    principal: -owed.principal,
    interest: -owed.interest,
    fee: -owed.fee,
    promoWaived: -lines.promoWaived,
    goodwill: -lines.goodwill,
    chargeOff: -lines.chargeOff,
    creditBalance: -toBorrower,
  });
  state.notYetDueCents = 0;
  state.accruedAheadCents = 0;
  state.movedInterestCents = 0;
  state.movedPrincipalCents = 0;
  state.chargedOffCents = 0;
  state.deferredCents = 0;
  for (const row of state.billed) {
    row.interestCents = row.interestPaidCents;
    row.principalCents = row.principalPaidCents;
  }
  for (const charge of state.charges) charge.settledCents = charge.amountCents;
  state.status = 'REFUNDED';
}

/** Gives an open loan up as lost, with the interest up to that day; a closed one stays as it is. */
export function chargeOff(state: LoanState, on: CivilDate): void {
  if (state.status !== 'OPEN') return;
  giveBackUnearned(state, on);
  const [principal, interest, fee] = [outstandingPrincipal(state), outstandingInterest(state), outstandingFees(state)];
  state.chargedOffCents = principal + interest + fee;
  state.notYetDueCents = 0;
  state.accruedAheadCents = 0;
  state.movedInterestCents = 0;
  state.movedPrincipalCents = 0;
  for (const row of state.billed) {
    row.interestCents = row.interestPaidCents;
    row.principalCents = row.principalPaidCents;
  }
  for (const charge of state.charges) charge.settledCents = charge.amountCents;
  state.status = 'CHARGED_OFF';
  post(state, { chargeOff: state.chargedOffCents, principal: -principal, interest: -interest, fee: -fee });
}

/**
 * Pays a loan off by the interest that was paid ahead of time, where closing it on a day costs nothing anymore: after a refund of a part
 * for example. What of that interest finds nothing to pay is the borrower's credit.
 */
export function closeWhereNothingIsOwed(state: LoanState, on: CivilDate): void {
  const last = state.billed.at(-1);
  if (state.status !== 'OPEN' || !last || last.dueOn <= on) return;
  const { totalCents, promoPayoffCents } = loanPayoff(state, on);
  if (totalCents !== 0 || promoPayoffCents !== null) return;
  giveBackUnearned(state, on);
  const left =
    outstandingPrincipal(state) + outstandingInterest(state) + outstandingFees(state) + state.accruedAheadCents;
  if (left === 0) return;
  // Interest of earlier days that the interest given back pays: it was counted as paid already.
  post(state, { unapplied: -left, creditBalance: left });
  state.paidCents -= left;
  applyPayment(state, { amountCents: left, on, source: 'unapplied' }, DEFAULT_ALLOCATION_ORDER);
}
