import type { CivilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { type AgreedAgain, agreedAgain, type HardshipEnd, hardshipEnd } from '@domain/loan/hardship-end';
import { givenPlans } from '@domain/loan/hardship-plan';
import type { Context } from '../../../command/command';
import { sendNotice } from '../billing/notices';
import { bookOnLoan, type Loan } from '../loan';
import { setMonthly } from '../loan.writes';

/**
 * What becomes of a hardship plan on a day: a payment that was missed ends it, and after the last lower payment the agreed one is back.
 * Effects: the event, the payment a month, a mail, an audit row.
 */
export async function followHardshipPlan(context: Context, loan: Loan, day: CivilDate): Promise<Loan> {
  const [plan] = givenPlans(loan.events);
  if (!plan || plan.endedOn) return loan;
  const change = hardshipEnd(loan.events, day);
  if (change) return endPlan(context, loan, { change, day });
  const { status } = foldLoan(loan.events, { on: day });
  const back = status === 'OPEN' ? agreedAgain(loan.events, day) : null;
  if (!back || day < back.afterOn) return loan;
  const isNew = await tellOfAgreed(context, loan, { kind: 'HARDSHIP_OVER', about: back.dueOn, back });
  if (isNew) await context.tx.run(setMonthly, { id: loan.row.id, monthlyCents: back.monthlyCents });
  return loan;
}

type Back = { kind: 'HARDSHIP_OVER' | 'HARDSHIP_ENDED'; about: string; back: AgreedAgain };

const tellOfAgreed = (context: Context, { row }: Loan, { kind, about, back: { dueOn: on, amountCents } }: Back) =>
  sendNotice(context, row, { kind, about, on, amountCents });

async function endPlan(
  context: Context,
  loan: Loan,
  { change, day }: { change: HardshipEnd; day: CivilDate },
): Promise<Loan> {
  const { id } = loan.row;
  const { loan: ended, eventId } = await bookOnLoan(context, loan, {
    change,
    on: day,
    // Moves no money, so its entry is none.
    entryKind: 'LOAN_REPLAYED',
    naturalKey: `hardship-ended:${id}:${day}`,
    actor: 'system:servicing',
  });
  const back = agreedAgain(ended.events, day);
  if (back) {
    await context.tx.run(setMonthly, { id, monthlyCents: back.monthlyCents });
    await tellOfAgreed(context, loan, { kind: 'HARDSHIP_ENDED', about: eventId, back });
  }
  // How a loan is repaid is not the practice's business (decision 40).
  await context.record('loan.hardship_ended', { practiceId: null, id, detail: { from: back?.dueOn ?? null } });
  return ended;
}
