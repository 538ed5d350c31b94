import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import type { EntryKind } from '@domain/ledger/entry';
import { foldLoan } from '@domain/loan/fold-loan';
import { loanEntry } from '@domain/loan/loan-entry';
import type { LoanEvent } from '@domain/loan/loan-event';
import { type LoanState, owesNothing, takenFromLimit } from '@domain/loan/loan-state';
import { owedBackOf } from '@domain/loan/owed-back';
import { rateInForce } from '@domain/loan/reprice';
import { type Cents, cents, ZERO_CENTS } from '@domain/money/cents';
import type { Rate } from '@domain/money/rate';
import { statesOf, whatStops } from '@domain/person-state/person-state';
import { zoneOfPerson } from '../../civil-today';
import type { Clock } from '../../clock';
import type { Db, Tx } from '../../db/database';
import { AppError } from '../../http/app-error';
import type { Work } from '../../work';
import {
  businessDayOf,
  creditOfTransaction,
  eventsOfTransaction,
  frozenPlan,
  insertLoanEvent,
  loanDay,
  loanEventsOf,
} from '../credit-transaction/index';
import { postEntry } from '../ledger/index';
import { followPastDue } from './delinquency/keep-past-due';
import { type LoanRow, loanRow, takeLoanRow } from './loan.reads';
import { lookSooner, moveCredit, moveLineBalance, setPaidOff } from './loan.writes';

/** A loan in force with everything that happened to it. */
export type Loan = {
  row: LoanRow;
  selectedPlan: string;
  events: readonly LoanEvent[];
  /** The state after these events, where a booking has folded them already. */
  folded?: Readonly<LoanState>;
};

/** What an event is beside its id, its place and its day. */
type Bare<Event> = Event extends LoanEvent ? Omit<Event, 'id' | 'sequence' | 'effectiveOn'> : never;
export type LoanChange = Exclude<Bare<LoanEvent>, { type: 'ACCEPTED' }>;

async function withEvents(db: Db, row: LoanRow | undefined): Promise<Loan | undefined> {
  if (!row || row.selected_plan === null) return undefined;
  const stored = await db.all(eventsOfTransaction, { transactionId: row.id });
  const events = loanEventsOf(row.selected_plan, stored, cents(Number(row.fee_cents)));
  return { row, selectedPlan: row.selected_plan, events };
}

/** The loan, taken until the transaction ends; undefined where none is in force. */
export const takeLoan = async (tx: Tx, transactionId: string): Promise<Loan | undefined> =>
  inForce(await withEvents(tx, await takeLoanRow(tx, transactionId)));

/** The same, refunded or not: what was on its way when it was refunded still arrives, or comes back. */
export const takeAnyLoan = async (tx: Tx, transactionId: string): Promise<Loan | undefined> =>
  withEvents(tx, await takeLoanRow(tx, transactionId));

const inForce = (loan: Loan | undefined): Loan | undefined => (loan?.row.status === 'ACCEPTED' ? loan : undefined);

/** @throws AppError STEP_ORDER where no loan is in force. */
export async function getTakenLoan(tx: Tx, transactionId: string): Promise<Loan> {
  const loan = await takeLoan(tx, transactionId);
  if (!loan) throw new AppError('STEP_ORDER', { userMessage: NO_LOAN });
  return loan;
}

/** What the borrower of a loan owes back of a credit that was sent to them. */
export const owedBackOn = async (db: Db, transactionId: string): Promise<Cents> =>
  owedBackOf(Number((await db.first(creditOfTransaction, { transactionId }))?.owed_cents ?? 0));

/** The loan, taken, in force or refunded: of a refunded one a credit may be owed back. Undefined where there was none. */
export const takePayableLoan = async (tx: Tx, transactionId: string): Promise<Loan | undefined> =>
  payable(await takeAnyLoan(tx, transactionId));

/** The same. @throws AppError STEP_ORDER where there was none. */
export async function getTakenPayableLoan(tx: Tx, transactionId: string): Promise<Loan> {
  const loan = await takePayableLoan(tx, transactionId);
  if (!loan) throw new AppError('STEP_ORDER', { userMessage: NO_LOAN });
  return loan;
}

/** The same to look at. @throws AppError STEP_ORDER where there was none. */
export async function getPayableLoan(db: Db, transactionId: string): Promise<Loan> {
  const loan = payable(await withEvents(db, await loanRow(db, transactionId)));
  if (!loan) throw new AppError('STEP_ORDER', { userMessage: NO_LOAN });
  return loan;
}

const payable = (loan: Loan | undefined): Loan | undefined => (loan?.row.status === 'REFUNDED' ? loan : inForce(loan));

const NO_LOAN = 'This transaction has no loan to pay.';

/** The same to look at. @throws AppError STEP_ORDER where no loan is in force. */
export async function getLoan(db: Db, transactionId: string): Promise<Loan> {
  const loan = inForce(await withEvents(db, await loanRow(db, transactionId)));
  if (!loan) throw new AppError('STEP_ORDER', { userMessage: NO_LOAN });
  return loan;
}

/** The yearly rate of the payments to come: as agreed, or lower while autopay is on. */
export function rateOf({ events, folded, selectedPlan }: Loan): Rate {
  const { terms } = folded ?? foldLoan(events);
  return (terms && rateInForce(terms)) ?? frozenPlan(selectedPlan).plan.rate;
}

/** Payments wait for an answer. At once, though the business day on which it began may be ahead of the borrower's own. */
export const isPaused = ({ events }: Loan): boolean => foldLoan(events).pausedOn !== null;

/** What is recorded of the borrower from a paper, and what it stops. */
export const stopsOf = ({ states }: Pick<LoanRow, 'states'>) => whatStops(statesOf(states));

/** Somebody who is said to be another, or who has died, moves nothing of a loan. Who is on hold pays as before, by hand. */
export const isBlocked = ({ row }: Loan): boolean =>
  Boolean(row.flagged_fraud || row.deceased || stopsOf(row).payments);

/** Nothing is taken by itself while somebody looks at the account. */
export const isHeld = ({ row }: Loan): boolean =>
  Boolean(row.on_hold || row.flagged_fraud || row.deceased || stopsOf(row).debits);

/** Something about the loan or its borrower is looked into: until all of it has ended nothing has to be paid (decision 0052). */
export const hasObstacle = (loan: Loan): boolean =>
  isHeld(loan) || loan.row.request_kind === 'DISPUTE' || loan.row.flagged_at !== null;

/** The borrower's business day. */
export const loanToday = ({ row, events }: Loan, clock: Clock): CivilDate =>
  loanDay({ timeZone: zoneOfPerson(row.borrower_state, row), events, clock });

export const ownersOf = ({ row }: Loan) => ({
  transactionId: row.id,
  userId: row.borrower_id,
  practiceId: row.practice_id,
});

type Booking = {
  on: CivilDate;
  /** The day under which the books tell of it, where it counts from an earlier one. */
  bookedOn?: CivilDate;
  entryKind: EntryKind;
  /** Unique for what happened, so that it is booked once. */
  naturalKey: string;
  /** Who did it, in the words of the ledger. */
  actor: string;
};

/** What an event carries beside its amount, as it is stored. */
function storedOf(change: LoanChange): { amountCents: number; detail: string } {
  const { type: _, ...rest } = change;
  const { amountCents = 0, ...detail } = rest as { amountCents?: number };
  return { amountCents, detail: JSON.stringify(detail) };
}

/**
 * Books something on a loan: its event, the ledger's difference between the loan before and after it, and what the credit line
 * holds of it: the principal, or what is owed once it is charged off. An earlier day, or an event that takes another back, posts what everything since then comes to.
 */
export async function bookOnLoan(
  { tx, deps }: Work,
  loan: Loan,
  { change, on, bookedOn = on, entryKind, naturalKey, actor }: Booking & { change: LoanChange },
): Promise<{ loan: Loan; eventId: string; after: Readonly<LoanState>; moreOwedBack: Cents }> {
  const { row, events } = loan;
  const sequence = Math.max(1, ...events.map((event) => event.sequence)) + 1;
  const eventId = deps.newId();
  const event = { ...change, id: eventId, sequence, effectiveOn: on } as LoanEvent;
  const before = loan.folded ?? foldLoan(events);
  const after = foldLoan([...events, event]);
  const { amountCents, detail } = storedOf(change);
  await tx.run(insertLoanEvent, {
    id: eventId,
    transaction_id: row.id,
    seq: sequence,
    kind: change.type,
    amount_cents: amountCents,
    effective_on: on,
    detail,
    created_at: deps.clock.now(),
  });
  const draft = loanEntry({ kind: entryKind, before, after }, ownersOf(loan));
  if (draft) await post({ tx, deps }, loan, { draft, on: bookedOn, naturalKey, actor });
  const delta = takenFromLimit(after) - takenFromLimit(before);
  if (delta !== 0) await tx.run(moveLineBalance, { borrowerId: row.borrower_id, delta });
  const moreOwedBack = await owe({ tx, deps }, loan, cents(before.lines.creditBalance - after.lines.creditBalance));
  const isPaid = owesNothing(after);
  if (isPaid !== owesNothing(before)) await tx.run(setPaidOff, { id: row.id, day: isPaid ? bookedOn : null });
  await tx.run(lookSooner, { id: row.id, day: addDays(businessDayOf(deps), 1) });
  await followPastDue(tx, { id: row.id, events: [...events, event], day: businessDayOf(deps) });
  return { loan: { ...loan, events: [...events, event], folded: after }, eventId, after, moreOwedBack };
}

/**
 * Changes what the borrower is owed on a loan, beside the journal's entry that says the same. What falls below zero is owed to us and
 * taken from the line, as the principal of a loan is.
 * @returns what the borrower owes back more than before.
 */
export async function owe({ tx, deps }: Work, { row }: Pick<Loan, 'row'>, delta: Cents): Promise<Cents> {
  if (delta === 0) return ZERO_CENTS;
  const [transactionId, borrowerId] = [row.id, row.borrower_id];
  const credit = await tx.first(creditOfTransaction, { transactionId });
  const before = Number(credit?.owed_cents ?? 0);
  const isOwedBack = owedBackOf(before + delta) > 0;
  const owedBackOn = isOwedBack ? (credit?.owed_back_on ?? businessDayOf(deps)) : null;
  await tx.run(moveCredit, { transactionId, borrowerId, delta, owedBackOn });
  const more = cents(owedBackOf(before + delta) - owedBackOf(before));
  if (more !== 0) await tx.run(moveLineBalance, { borrowerId, delta: more });
  return more;
}

/** Posts an entry that belongs to a loan. Returns its id. */
export async function post(
  { tx, deps }: Work,
  { row }: Loan,
  entry: Omit<Parameters<typeof postEntry>[1], 'id' | 'refType' | 'refId' | 'effectiveOn' | 'bookedAt'> & {
    on: CivilDate;
  },
): Promise<string> {
  const { on, ...facts } = entry;
  const id = deps.newId();
  await postEntry(tx, {
    ...facts,
    id,
    refType: 'transaction',
    refId: row.id,
    effectiveOn: on,
    bookedAt: deps.clock.now(),
  });
  return id;
}
