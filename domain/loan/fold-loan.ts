import type { CivilDate } from '../calendar/civil-date';
import { notNegative, positive } from '../ledger/entry';
import { refuse } from '../refusal';
import { type AllocationOrder, DEFAULT_ALLOCATION_ORDER } from './allocation';
import { applyPayment, bookSavedInterest, isPaidOff, settlePromo } from './apply-payment';
import { billThrough, creditPrincipal } from './billing';
import { checkTerms } from './check-terms';
import { chargeOff, closeWhereNothingIsOwed, refund } from './close-loan';
import { enterDuty } from './duty-rate';
import { inOrder, type LoanEvent, type LoanEventOf } from './loan-event';
import { emptyLoan, type LoanState, post, unpaidCharge, unpaidPrincipal } from './loan-state';
import { moveAfterPause, movedByReturns } from './new-due-date';
import { openedInstallment, refundOpened } from './pay-ahead';
import { loanPayoff } from './payoff';
import { endPromoPause } from './promo-clock';
import { redate } from './redate';
import { endRelief, relieve } from './relieve';
import { reprice, setLevel } from './reprice';
import { markUnnamed } from './unnamed-difference';

function accept(state: LoanState, { terms, effectiveOn }: LoanEventOf<'ACCEPTED'>): void {
  if (state.status !== 'NONE') refuse('events', 'A loan is accepted once.', 1);
  const { amountCents, merchantDiscountFeeCents: fee, installmentCents } = checkTerms(terms);
  state.status = 'OPEN';
  state.terms = terms;
  state.acceptedOn = effectiveOn;
  state.amountCents = amountCents;
  state.feeCents = fee;
  state.installmentCents = installmentCents;
  state.notYetDueCents = amountCents;
  post(state, { principal: amountCents, providerPayable: fee - amountCents, mdf: -fee });
}

function modify(state: LoanState, event: LoanEventOf<'MODIFIED'>): void {
  const reduction = positive('reductionCents', event.reductionCents);
  const feeReturned = notNegative('feeReturnedCents', event.feeReturnedCents);
  if (state.status === 'NONE' || state.status === 'REFUNDED') refuse('events', 'Only an active loan can be modified.');
  if (reduction >= state.amountCents) refuse('reductionCents', 'A reduction to 0 is a refund.', state.amountCents - 1);
  if (feeReturned > Math.min(reduction, state.feeCents)) {
    refuse('feeReturnedCents', 'The practice cannot get back more than its fee.', Math.min(reduction, state.feeCents));
  }
  billThrough(state, event.effectiveOn);
  state.amountCents -= reduction;
  state.feeCents -= feeReturned;
  if (event.installmentCents !== undefined)
    state.installmentCents = positive('installmentCents', event.installmentCents);
  const offLost = creditLost(state, reduction);
  const bearing = interestBearing(state, event.effectiveOn);
  const asCredit = creditPrincipal(state, reduction - offLost);
  const offBearing = bearing - interestBearing(state, event.effectiveOn);
  if (event.installmentCents !== undefined) setLevel(state);
  const provider = event.providerIsFunded ? 'providerReceivable' : 'providerPayable';
  post(state, {
    [provider]: reduction - feeReturned,
    mdf: feeReturned,
    chargeOff: -offLost,
    principal: asCredit + offLost - reduction,
    creditBalance: -asCredit,
  });
  bookSavedInterest(state, refundOpened(state, offBearing, event.effectiveOn), event.effectiveOn);
  settlePromo(state, event.effectiveOn);
  payFromRefund(state, { amountCents: asCredit, on: event.effectiveOn });
}

/** What a refund gives back pays what is still owed before it goes anywhere: nobody is sent money and asked for some of it. */
function payFromRefund(state: LoanState, { amountCents, on }: { amountCents: number; on: CivilDate }): void {
  if (amountCents === 0 || state.status !== 'OPEN') return;
  const paid = Math.min(amountCents, loanPayoff(state, on).totalCents);
  if (paid === 0) return;
  // It was counted as paid already, when it was paid to the principal.
  post(state, { unapplied: -paid, creditBalance: paid });
  state.paidCents -= paid;
  applyPayment(state, { amountCents: paid, on, source: 'unapplied' }, DEFAULT_ALLOCATION_ORDER);
}

/** Unpaid principal on which the running month counts interest, once a payment has opened its installment. */
function interestBearing(state: LoanState, on: CivilDate): number {
  const opened = openedInstallment(state, on);
  return opened ? state.notYetDueCents + unpaidPrincipal(opened) : 0;
}

/** Of a loan that was charged off, a refund comes off what is still owed of it: the loss is smaller by as much. Returns how much. */
function creditLost(state: LoanState, amountCents: number): number {
  const offLost = Math.min(amountCents, state.chargedOffCents);
  state.chargedOffCents -= offLost;
  return offLost;
}

function chargeFee(state: LoanState, event: LoanEventOf<'FEE'>): void {
  const amount = positive('amountCents', event.amountCents);
  if (state.status !== 'OPEN' && state.status !== 'PAID') return;
  state.charges.push({
    eventId: event.id,
    fee: event.fee,
    number: event.number,
    amountCents: amount,
    settledCents: 0,
    paidCents: 0,
  });
  post(state, { fee: amount, [event.fee === 'LATE' ? 'lateFeeIncome' : 'returnFeeIncome']: -amount });
}

/** Forgives a fee; what was paid of it becomes the borrower's credit. */
function waive(state: LoanState, event: LoanEventOf<'WAIVER'>): void {
  const charge = state.charges.find((candidate) => candidate.eventId === event.feeEventId);
  if (!charge || state.status === 'REFUNDED' || state.status === 'CHARGED_OFF') return;
  const unpaid = unpaidCharge(charge);
  const { paidCents } = charge;
  charge.settledCents = charge.amountCents;
  charge.paidCents = 0;
  const income = charge.fee === 'LATE' ? 'lateFeeIncome' : 'returnFeeIncome';
  post(state, { [income]: unpaid + paidCents, fee: -unpaid, creditBalance: -paidCents });
}

function resume(state: LoanState, event: LoanEventOf<'RESUME'>): void {
  if (state.status === 'OPEN') billThrough(state, event.effectiveOn);
  endPromoPause(state, event.effectiveOn);
  moveAfterPause(state, event.effectiveOn);
  if (state.pausedOn) state.pauses.push({ from: state.pausedOn, to: event.effectiveOn });
  state.pausedOn = null;
}

function apply(state: LoanState, event: LoanEvent, order: AllocationOrder): void {
  if (state.status === 'NONE' && event.type !== 'ACCEPTED')
    refuse('events', 'The first event of a loan is its acceptance.');
  const on = event.effectiveOn;
  switch (event.type) {
    case 'ACCEPTED':
      accept(state, event);
      break;
    case 'FUNDED':
      state.fundedOn = on;
      break;
    case 'INTEREST':
      if (state.status === 'OPEN') billThrough(state, on);
      break;
    case 'PAYMENT':
    case 'GOODWILL': {
      const amountCents = positive('amountCents', event.amountCents);
      state.arrived.push({ on, amountCents });
      applyPayment(state, { amountCents, on, source: event.type === 'PAYMENT' ? 'unapplied' : 'goodwill' }, order);
      break;
    }
    case 'MODIFIED':
      modify(state, event);
      break;
    case 'REFUNDED':
      refund(state, event);
      break;
    case 'FEE':
      chargeFee(state, event);
      break;
    case 'WAIVER':
      waive(state, event);
      break;
    case 'REDATED':
      redate(state, event);
      break;
    case 'REPRICED':
      reprice(state, event);
      break;
    case 'HARDSHIP':
      relieve(state, event);
      break;
    case 'HARDSHIP_ENDED':
      endRelief(state, event);
      break;
    case 'ACTIVE_DUTY':
      enterDuty(state, event);
      break;
    case 'PAUSE':
      state.pausedOn ??= on;
      break;
    case 'RESUME':
      resume(state, event);
      break;
    case 'CHARGED_OFF':
      chargeOff(state, on);
      break;
    case 'REVERSED':
      break;
  }
  closeWhereNothingIsOwed(state, on);
  if (state.status === 'OPEN' && isPaidOff(state)) state.status = 'PAID';
  else if (state.status === 'PAID' && !isPaidOff(state)) state.status = 'OPEN';
}

/** Ids of the events that were taken back. Refuses references to events that are not there or cannot be meant. */
function reversedIds(events: readonly LoanEvent[]): Set<string> {
  const known = new Map(events.map((event) => [event.id, event]));
  if (known.size !== events.length) refuse('events', 'Two events carry the same id.');
  const reversed = new Set<string>();
  for (const event of events) {
    if (event.type === 'WAIVER' && known.get(event.feeEventId)?.type !== 'FEE') {
      refuse('feeEventId', `The loan has no fee ${event.feeEventId}.`);
    }
    if (event.type !== 'REVERSED') continue;
    const target = known.get(event.eventId) ?? refuse('eventId', `The loan has no event ${event.eventId}.`);
    if (target.type === 'REVERSED' || target.type === 'ACCEPTED') {
      refuse('eventId', `An event ${target.type} cannot be reversed.`);
    }
    if (reversed.has(target.id)) refuse('eventId', `Event ${target.id} is already reversed.`, 1);
    reversed.add(target.id);
  }
  return reversed;
}

export type FoldOptions = {
  readonly order?: AllocationOrder;
  /** Only events up to this day, and every installment due by it. Absent: all events, and what they themselves bring due. */
  readonly on?: CivilDate;
  /** New due dates that returned payments gave; those of the events when absent. */
  readonly moved?: LoanState['movedByReturns'];
};

/** The events that count, in their order. */
function counted(events: readonly LoanEvent[]): LoanEvent[] {
  const reversed = reversedIds(events);
  return inOrder(events).filter(({ id }) => !reversed.has(id));
}

/**
 * The state of a loan after its events, in whatever order they are given: by effective date, then by sequence. An event that was
 * taken back counts as if it had never happened, from its own day on.
 * @throws DomainRefusal naming the field of an impossible event.
 */
export function foldLoan(events: readonly LoanEvent[], options: FoldOptions = {}): Readonly<LoanState> {
  const moved = options.moved ?? movedByReturns(events, foldWith);
  const state = foldWith(events, options, moved);
  if (options.on !== undefined) mark(state, events, { ...options, on: options.on });
  return state;
}

/** What no statement named is seen once all that it asked for is known. */
function mark(state: LoanState, events: readonly LoanEvent[], options: FoldOptions & { readonly on: CivilDate }): void {
  if (state.status !== 'OPEN') return;
  const fold = (known: readonly LoanEvent[], on: CivilDate) =>
    foldWith(known, { ...options, on }, movedByReturns(known, foldWith));
  markUnnamed(state, { events, on: options.on, fold });
}

function foldWith(
  events: readonly LoanEvent[],
  { order = DEFAULT_ALLOCATION_ORDER, on }: FoldOptions,
  moved: LoanState['movedByReturns'],
): LoanState {
  const state = { ...emptyLoan(), movedByReturns: moved };
  for (const event of counted(events)) {
    if (on === undefined || event.effectiveOn <= on) apply(state, event, order);
  }
  if (on !== undefined && state.status === 'OPEN') billThrough(state, on);
  return state;
}

/**
 * A loan that goes on day by day, for whoever asks for many days of it: each is what `foldLoan` makes of all events until then,
 * without beginning at the first again.
 */
export function unfoldLoan(events: readonly LoanEvent[]) {
  const waiting = counted(events);
  const state = { ...emptyLoan(), movedByReturns: movedByReturns(events, foldWith) };
  let next = 0;
  const goOn = (isReached: (event: LoanEvent) => boolean): void => {
    for (let event = waiting[next]; event && isReached(event); event = waiting[next]) {
      apply(state, event, DEFAULT_ALLOCATION_ORDER);
      next += 1;
    }
  };
  return {
    /** The state on a day not before the last one asked for. It changes when the loan goes on. */
    until(on: CivilDate): Readonly<LoanState> {
      goOn((event) => event.effectiveOn <= on);
      if (state.status === 'OPEN') billThrough(state, on);
      mark(state, events, { on });
      return state;
    },
    /** Something more on the day that was asked for last. */
    add: (event: LoanEvent) => apply(state, event, DEFAULT_ALLOCATION_ORDER),
    /** The state after all events, and what they themselves bring due. */
    end(): Readonly<LoanState> {
      goOn(() => true);
      return state;
    },
  };
}
