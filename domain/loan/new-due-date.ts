import { nextBusinessDay } from '../calendar/business-day';
import { addDays, type CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import type { LoanEvent, LoanEventOf } from './loan-event';
import { inOrder } from './loan-event';
import { askedOn, type BilledInstallment, type LoanState, unpaidOf } from './loan-state';

/**
 * Days from the end of what kept a payment from being taken to its new due date: as long as a statement gives, and longer than the pay
 * day takes on which a returned debit is tried again. Source: docs/decisions/0052.
 */
export const NEW_DUE_DAYS = 21;

/** So many returns move one installment: a debit is presented three times at most. Whoever pays by bad checks is late after them. */
const RETURNS_MAX = 3;

/** The day on which what could not be taken is due, once it can be again; banks are open on it. */
export const newDueDay = (end: CivilDate): CivilDate => nextBusinessDay(addDays(end, NEW_DUE_DAYS));

/**
 * A pause is over: whatever was to be taken in it gets one new due date. What was late before stays late since its own day; what falls due
 * now that it can be taken again is taken on its own day.
 */
export function moveAfterPause(state: LoanState, on: CivilDate): void {
  const { pausedOn } = state;
  if (!pausedOn) return;
  for (const row of state.billed) {
    const debitOn = nextBusinessDay(askedOn(row));
    if (unpaidOf(row) > 0 && debitOn >= pausedOn && debitOn <= on) row.newDueOn = newDueDay(on);
  }
}

type Fold = (
  events: readonly LoanEvent[],
  options: { readonly on: CivilDate },
  moved: LoanState['movedByReturns'],
) => Readonly<LoanState>;

type Returned = { readonly payment: LoanEventOf<'PAYMENT'>; readonly back: LoanEventOf<'REVERSED'> };

/** Payments that came back, in the order in which they did. */
function returnsOf(events: readonly LoanEvent[]): Returned[] {
  if (!events.some(({ type }) => type === 'REVERSED')) return [];
  const payments = new Map(events.flatMap((event) => (event.type === 'PAYMENT' ? [[event.id, event] as const] : [])));
  return inOrder(events).flatMap((back) => {
    const payment = back.type === 'REVERSED' ? payments.get(back.eventId) : undefined;
    return payment && back.type === 'REVERSED' ? [{ payment, back }] : [];
  });
}

const paidOf = (row: BilledInstallment | undefined) => (row ? row.interestPaidCents + row.principalPaidCents : 0);

/** Installments that are unpaid in one state and were not late in the other, of those that a payment could still pay in time. */
function openedBy({ payment, back }: Returned, { before, after }: Record<'before' | 'after', Readonly<LoanState>>) {
  const on = back.effectiveOn;
  const late = new Set(
    before.billed.filter((row) => askedOn(row) < on && unpaidOf(row) > 0).map(({ number }) => number),
  );
  return after.billed.filter(
    (row) => unpaidOf(row) > 0 && row.dueOn <= on && askedOn(row) >= payment.effectiveOn && !late.has(row.number),
  );
}

/**
 * New due dates of installments that were paid, or not late, until a payment came back: they count from the beginning, as the payment
 * counts as never made, so that what was paid meanwhile stays paid and no account is one payment behind.
 * @param fold makes a state of events and of the dates that earlier returns gave.
 */
export function movedByReturns(events: readonly LoanEvent[], fold: Fold): LoanState['movedByReturns'] {
  const moved = new Map<number, CivilDate>();
  const times = new Map<number, number>();
  for (const returned of returnsOf(events)) {
    const { payment, back } = returned;
    const on = back.effectiveOn;
    const after = events.filter(
      (event) => event.effectiveOn <= on && (event.type !== 'REVERSED' || event.sequence <= back.sequence),
    );
    const before = after.filter(({ id }) => id !== back.id);
    const stateOf = (of: readonly LoanEvent[], day: CivilDate) => fold(of, { on: day }, new Map(moved));
    const was = stateOf(before, on);
    const move = (number: number) => {
      const count = (times.get(number) ?? 0) + 1;
      if (count > RETURNS_MAX) return;
      times.set(number, count);
      moved.set(number, newDueDay(on));
    };
    // First what it paid itself: with that moved, what was paid after it stays paid.
    const [paid, unpaid] = [stateOf(before, payment.effectiveOn), stateOf(after, payment.effectiveOn)];
    const own = new Set(
      paid.billed
        .filter((row) => paidOf(row) > paidOf(unpaid.billed.find(({ number }) => number === row.number)))
        .map(({ number }) => number),
    );
    for (const row of paid.billed)
      if (own.has(row.number) && row.dueOn <= on && askedOn(row) >= payment.effectiveOn) move(row.number);
    // Then what fell due while the loan counted as paid.
    for (const { number } of openedBy(returned, { before: was, after: stateOf(after, on) }))
      if (!own.has(number)) move(number);
  }
  return moved;
}

/** What has one new due date. */
export type MovedDue = {
  readonly dueOn: CivilDate;
  readonly amountCents: Cents;
  readonly rows: readonly BilledInstallment[];
};

/** What is unpaid of installments with a new due date on or after a day, by that date, the next one first. */
export function movedDue(state: Pick<LoanState, 'billed'>, on: CivilDate): MovedDue[] {
  const rows = state.billed.filter(({ newDueOn, ...row }) => newDueOn && newDueOn >= on && unpaidOf(row) > 0);
  const days = [...new Set(rows.map(askedOn))].sort();
  return days.map((dueOn) => {
    const own = rows.filter(({ newDueOn }) => newDueOn === dueOn);
    return { dueOn, amountCents: cents(own.reduce((sum, row) => sum + unpaidOf(row), 0)), rows: own };
  });
}
