import { foldLoan } from '@domain/loan/fold-loan';
import { askedOn, unpaidOf } from '@domain/loan/loan-state';
import { type AutopayDebit, autopayDebit, movedDebit, nextAutopayDebit } from '@domain/payment/autopay-debit';
import type { Context } from '../../../command/command';
import { autopayOf } from '../../payment-method/index';
import { sendNotice } from '../billing/notices';
import { getLoan, isHeld, isPaused, type Loan, loanToday } from '../loan';
import { loansOfBorrower } from '../loan.reads';
import { noteNotice, takeBackNotice } from '../loan.writes';

/** What autopay is to take of a loan, as it can: null where it takes nothing. */
async function wishOf({ tx }: Context, loan: Loan) {
  const { type, cents, method } = await autopayOf(tx, loan.row.id);
  return method && !isHeld(loan) && !isPaused(loan) ? { type, cents } : null;
}

/** The debit that comes next, which its owner may have been told of. */
export async function nextDebit(context: Context, loan: Loan): Promise<AutopayDebit | null> {
  const wish = await wishOf(context, loan);
  return wish && nextAutopayDebit(loan.events, wish, loanToday(loan, context.deps.clock));
}

const isMoved = ({ events }: Loan, { number, dueOn }: AutopayDebit): boolean =>
  foldLoan(events).terms?.dueOn[number - 1] !== dueOn;

/**
 * A debit that was told three days before it and is another one now, or none, is told again: what was said, what is taken, and what is
 * left to pay by hand (decision 67).
 * @param of.before the debit before what has changed it; nothing is said of one that nobody was told of.
 */
export async function correctAnnounced(
  context: Context,
  { before, after }: { before: AutopayDebit | null; after: Loan },
): Promise<void> {
  if (!before) return;
  const { tx } = context;
  const { number, dueOn, debitOn, amountCents } = before;
  const today = loanToday(after, context.deps.clock);
  const [wish, moved] = [await wishOf(context, after), isMoved(after, before)];
  const of = { number, dueOn, asOf: today };
  const now = wish && (moved ? movedDebit(after.events, wish, of) : autopayDebit(after.events, wish, of));
  if (now?.amountCents === amountCents) return;
  const about = moved ? `moved:${dueOn}` : String(number);
  const notice = { subjectId: after.row.id, kind: 'AUTOPAY_AHEAD', about };
  if ((await tx.run(takeBackNotice, notice)) !== 1) return;
  if (now) await tx.run(noteNotice, { ...notice, day: today });
  const rows = foldLoan(after.events, { on: dueOn }).billed.filter((row) => askedOn(row) === dueOn);
  // What is paused is asked for on no day.
  const leftCents = now || isPaused(after) ? 0 : rows.reduce((sum, row) => sum + unpaidOf(row), 0);
  await sendNotice(context, after.row, {
    kind: 'AUTOPAY_CHANGED',
    about: `${about}:${context.now}`,
    amountCents,
    on: debitOn,
    ...(now && { dueCents: now.amountCents }),
    ...(leftCents > 0 && { leftCents }),
  });
}

/** The debits that come next of all loans of a borrower, before something ends an account that they pay from. */
export async function nextDebits(context: Context, borrowerId: string): Promise<Map<string, AutopayDebit>> {
  const found = new Map<string, AutopayDebit>();
  for (const { id } of await context.tx.all(loansOfBorrower, { borrowerId })) {
    const debit = await nextDebit(context, await getLoan(context.tx, id));
    if (debit) found.set(id, debit);
  }
  return found;
}

/** Tells of each of them that was told and falls away. */
export async function correctEach(context: Context, debits: ReadonlyMap<string, AutopayDebit>): Promise<void> {
  for (const [id, before] of debits) {
    const after = await getLoan(context.tx, id);
    if ((await nextDebit(context, after)) === null) await correctAnnounced(context, { before, after });
  }
}
