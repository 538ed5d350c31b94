import type { CivilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { type LoanStanding, loanStanding } from '@domain/loan/standing';
import { type Cents, cents } from '@domain/money/cents';
import { playForward } from '@domain/payment/play-forward';
import type { Reading } from '../../work';
import { treatmentsOf } from '../credit-transaction/index';
import { type PaymentMethodRow, payingMethodOf } from '../payment-method/index';
import { getLoan, isPaused, loanToday } from './loan';
import { loansOfBorrower } from './loan.reads';

/** What a loan in force asks of its borrower from today on. */
export type LoanAhead = {
  transactionId: string;
  practiceName: string;
  treatments: readonly string[];
  amountCents: Cents;
  standing: LoanStanding;
  isPaused: boolean;
  /** The oldest unpaid one first, then those to come. */
  payments: readonly { number: number; dueOn: CivilDate; amountCents: Cents }[];
  paidOffOn: CivilDate | null;
  /** What autopay takes it from; undefined where nothing is taken by itself. */
  method: PaymentMethodRow | undefined;
};

/** The loans in force of a person that ask for something, the oldest first: by the fold that their payments screen shows. */
export async function loansAheadOf({ db, deps }: Reading, borrowerId: string): Promise<LoanAhead[]> {
  const ahead: LoanAhead[] = [];
  for (const { id } of await db.all(loansOfBorrower, { borrowerId })) {
    const loan = await getLoan(db, id);
    const today = loanToday(loan, deps.clock);
    const standing = loanStanding(loan.events, today);
    if (!standing.next) continue;
    const { next } = standing;
    const { payments, paidOffOn } = playForward(loan.events, today);
    const later = payments
      .map((one) => ({ number: one.number, dueOn: one.dueOn, amountCents: cents(one.amountCents - one.missedCents) }))
      .filter(({ number, amountCents }) => number !== next.number && amountCents > 0);
    const isAutomatic = loan.row.autopay_type !== 'NONE';
    ahead.push({
      transactionId: id,
      practiceName: loan.row.practice_name,
      treatments: treatmentsOf(loan.row.products),
      amountCents: cents(foldLoan(loan.events, { on: today }).amountCents),
      standing,
      isPaused: isPaused(loan),
      payments: [next, ...later],
      paidOffOn,
      method: isAutomatic ? await payingMethodOf(db, { transactionId: id }) : undefined,
    });
  }
  return ahead;
}
