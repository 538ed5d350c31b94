import type { ResultOf } from '@contract/endpoint';
import type { listBorrowerLoans } from '@contract/servicing/loan-calls';
import { autopayInForce } from '@domain/autopay/autopay';
import { foldLoan } from '@domain/loan/fold-loan';
import { outstandingPrincipal } from '@domain/loan/loan-state';
import { loanStanding } from '@domain/loan/standing';
import { goodwillMax, waivableFees } from '@domain/loan/waiver';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type { Reading } from '../../work';
import { askedPaymentView, chargedOffView } from '../credit-transaction/index';
import { autopayRow, stoppedOn } from '../payment-method/index';
import { getLoan, isPaused, loanToday } from './loan';
import { loansOfBorrower } from './loan.reads';
import { loanVersion } from './loan-seen';
import { guardianView, guardPromo } from './promotions/guard-promo';

/** The loans in force of a person, the newest first: every figure from the fold that their own payments screen shows. */
export async function loansOf({ db, deps }: Reading, borrowerId: string): Promise<ResultOf<typeof listBorrowerLoans>> {
  const ids = await db.all(loansOfBorrower, { borrowerId });
  const data = [];
  for (const { id } of ids.reverse()) data.push(await loanOf({ db, deps }, id));
  return { data };
}

async function loanOf({ db, deps }: Reading, id: string) {
  const loan = await getLoan(db, id);
  const today = loanToday(loan, deps.clock);
  const state = foldLoan(loan.events, { on: today });
  const standing = loanStanding(loan.events, today);
  const { payments, pastDueCents, daysLate, chargedOff } = standing;
  const guarded = await guardPromo(db, loan, today);
  const autopay = await autopayRow(db, id);
  return {
    transactionId: id,
    amount: dollarsFromCents(cents(state.amountCents)),
    balance: dollarsFromCents(outstandingPrincipal(state)),
    payments: [...payments],
    next: askedPaymentView(standing),
    pastDue: dollarsFromCents(pastDueCents),
    daysLate,
    promo: guarded && guardianView(guarded),
    chargedOff: chargedOffView(chargedOff),
    isPaused: isPaused(loan),
    autopayIsOn: autopay ? autopayInForce(autopay) !== 'NONE' : false,
    autopayStoppedOn: autopay ? stoppedOn(autopay) : null,
    activeDuty: standing.duty && { from: standing.duty.from, until: standing.duty.until },
    lateFees: dollarsFromCents(waivableFees(state).amountCents),
    goodwillMax: dollarsFromCents(goodwillMax(loan.events, state, today)),
    version: loanVersion(loan),
    paidToPractice: state.fundedOn && {
      amount: dollarsFromCents(cents(Number(loan.row.net_cents))),
      on: state.fundedOn,
    },
  };
}
