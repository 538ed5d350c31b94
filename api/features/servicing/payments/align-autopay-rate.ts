import { EVERY_DUE_DATE } from '@domain/autopay/autopay';
import type { CivilDate } from '@domain/calendar/civil-date';
import { autopayRateChange, repricedFrom } from '@domain/loan/autopay-rate';
import { foldLoan } from '@domain/loan/fold-loan';
import { isLowered } from '@domain/loan/hardship-terms';
import { unpaidOf } from '@domain/loan/loan-state';
import type { Context } from '../../../command/command';
import type { Tx } from '../../../db/database';
import { frozenPlan } from '../../credit-transaction/index';
import { autopayOf } from '../../payment-method/index';
import { sendNotice } from '../billing/notices';
import { bookOnLoan, type Loan, loanToday } from '../loan';
import { servicingRow } from '../loan.reads';
import { setMonthly } from '../loan.writes';

/** Autopay that pays each due date, from an account or card that can be debited. */
async function paysEachDueDate(tx: Tx, transactionId: string): Promise<boolean> {
  const { type, method } = await autopayOf(tx, transactionId);
  return EVERY_DUE_DATE.has(type) && method !== undefined;
}

/** Until the work of today is done, its statements are to come. */
export async function alignAutopayRateNow(context: Context, loan: Loan): Promise<Loan> {
  const today = loanToday(loan, context.deps.clock);
  const servicing = await context.tx.first(servicingRow, { id: loan.row.id });
  return alignAutopayRate(context, loan, { day: today, from: repricedFrom(today, servicing?.serviced_on ?? null) });
}

/**
 * Gives a loan the rate that its autopay asks for, as the loan agreement says: 0.25 points lower while it pays each due date, the agreed
 * one otherwise, from the first payment that no statement has named by `from`. It is booked when autopay changes, so that every screen
 * shows the same, and by the work of the day where autopay ends by itself. Effects: the event, the payment a month, a mail, an audit row.
 */
export async function alignAutopayRate(
  context: Context,
  loan: Loan,
  { day, from }: { day: CivilDate; from: CivilDate },
): Promise<Loan> {
  const { tx, record } = context;
  const { row } = loan;
  const agreedRate = frozenPlan(loan.selectedPlan).plan.rate;
  const isOn = await paysEachDueDate(tx, row.id);
  const change = autopayRateChange(loan.events, from, { agreedRate, isOn });
  if (!change) return loan;
  const {
    loan: repriced,
    eventId,
    after,
  } = await bookOnLoan(context, loan, {
    change,
    on: day,
    // Moves no money, so its entry is none.
    entryKind: 'LOAN_REPLAYED',
    naturalKey: `repriced:${row.id}:${loan.events.length}`,
    actor: 'system:servicing',
  });
  const dueOn = after.terms?.dueOn[change.number - 1] ?? day;
  const then = foldLoan(repriced.events, { on: dueOn });
  const asked = then.billed.find(({ number }) => number === change.number);
  // What a hardship plan lowers stays as low until the plan is over.
  if (!then.terms || !isLowered(then.terms, change.number))
    await tx.run(setMonthly, { id: row.id, monthlyCents: then.installmentCents });
  await sendNotice(context, row, {
    kind: isOn ? 'AUTOPAY_RATE' : 'AGREED_RATE',
    about: eventId,
    amountCents: asked ? unpaidOf(asked) : then.installmentCents,
    on: dueOn,
    rate: change.rate,
  });
  // How a loan is repaid is not the practice's business (decision 40).
  await record('loan.repriced', { practiceId: null, id: row.id, detail: { rate: change.rate, from: dueOn } });
  return repriced;
}
