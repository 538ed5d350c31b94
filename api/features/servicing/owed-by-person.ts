import { allOwed } from '@domain/loan/all-owed';
import { foldLoan } from '@domain/loan/fold-loan';
import { loanPayoff } from '@domain/loan/payoff';
import { type Cents, cents, sumCents, ZERO_CENTS } from '@domain/money/cents';
import type { Reading } from '../../work';
import { getLoan, loanToday, owedBackOn } from './loan';
import { loansOfBorrower } from './loan.reads';

/** What settles every loan of a person today, as their payments screen says of each. */
export async function owedByPerson({ db, deps }: Reading, borrowerId: string): Promise<Cents> {
  const owed: Cents[] = [];
  for (const { id } of await db.all(loansOfBorrower, { borrowerId })) {
    const loan = await getLoan(db, id);
    const today = loanToday(loan, deps.clock);
    const state = foldLoan(loan.events, { on: today });
    owed.push(
      allOwed({
        owedBackCents: await owedBackOn(db, id),
        chargedOffCents: state.status === 'CHARGED_OFF' ? cents(state.chargedOffCents) : ZERO_CENTS,
        payoffCents: state.status === 'OPEN' ? loanPayoff(state, today).totalCents : ZERO_CENTS,
      }),
    );
  }
  return sumCents(owed);
}
