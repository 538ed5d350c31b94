import type { dueDateRefusals, dueDateView as shape } from '@contract/servicing/due-date-calls';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { type DueDateChange, dueDateChange, type MovableDueDates, movableDueDates } from '@domain/loan/due-date-change';
import type { Cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import { isBlocked, type Loan, rateOf } from '../loan';
import { isPaymentOnTheWay, loanVersion } from '../loan-seen';
import { feesWithAutopay } from '../payments/fees-with-autopay';

type Movable = Omit<MovableDueDates, 'refusal'> & { refusal: (typeof dueDateRefusals)[number] | null };

/** Whether the due dates can be moved: by the loan, and by the payments that are on their way. */
export async function movableOf(db: Db, loan: Loan, today: CivilDate): Promise<Movable> {
  const movable = movableDueDates(loan.events, today);
  if (isBlocked(loan)) return { ...movable, refusal: 'BLOCKED', first: null, options: [] };
  if (movable.refusal) return movable;
  if (!(await isPaymentOnTheWay(db, loan))) return movable;
  return { ...movable, refusal: 'IN_FLIGHT', first: null, options: [] };
}

/** What a change comes to, with the fees that autopay takes with its first payment. */
export type ToldDueDate = DueDateChange & { feesCents: Cents };

/** @throws DomainRefusal `dueOn` for a day that is none of the options. */
export async function toldDueDate(
  db: Db,
  loan: Loan,
  { today, dueOn }: { today: CivilDate; dueOn: string },
): Promise<ToldDueDate> {
  const told = dueDateChange(loan.events, today, { to: civilDate(dueOn), rate: rateOf(loan) });
  const feesCents = await feesWithAutopay(db, loan, { change: told.change, dueOn: told.to, today });
  return { ...told, feesCents };
}

const quoteView = (told: ToldDueDate) => ({
  from: told.from,
  to: told.to,
  lastFrom: told.lastFrom,
  lastTo: told.lastTo,
  paymentBefore: dollarsFromCents(told.paymentBeforeCents),
  payment: dollarsFromCents(told.paymentCents),
  interest: dollarsFromCents(told.interestCents),
  fees: dollarsFromCents(told.feesCents),
  movesPromo: told.movesPromo,
});

/** @throws DomainRefusal `dueOn` for a day that is none of the options. */
export async function dueDateView(
  db: Db,
  loan: Loan,
  { today, dueOn }: { today: CivilDate; dueOn?: string | undefined },
): Promise<z.input<typeof shape>> {
  const { refusal, first, options, made } = await movableOf(db, loan, today);
  const isAsked = dueOn !== undefined && refusal === null;
  const quote = isAsked ? quoteView(await toldDueDate(db, loan, { today, dueOn })) : null;
  return {
    refusal,
    first: first?.dueOn ?? null,
    options: [...options],
    made: [...made],
    quote,
    version: loanVersion(loan),
  };
}
