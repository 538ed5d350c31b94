import type { CivilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { type LateFeeRule, lateFeeRule, lateFeesDue } from '@domain/loan/late-fee';
import { ZERO_CENTS } from '@domain/money/cents';
import { creditLawOf } from '@domain/underwriting/state-credit-law';
import { isStateCode } from '@domain/us-states';
import { frozenPlan } from '../../credit-transaction/index';
import type { Loan } from '../loan';

/** The late fee that the agreement names; of an older agreement, which named none, what the borrower's state allows. */
export function lateFeeRuleOf({ row, selectedPlan }: Loan): LateFeeRule {
  const { lateFee } = frozenPlan(selectedPlan).plan;
  const state = row.borrower_state ?? row.practice_state;
  return lateFeeRule(lateFee ?? { capCents: isStateCode(state) ? creditLawOf(state).lateFeeCapCents : ZERO_CENTS });
}

/** The late fees that fall due on a day if nothing more is paid by it: of the job that charges them and of the mail that warns of them. */
export const lateFeesOn = (loan: Loan, day: CivilDate): ReturnType<typeof lateFeesDue> =>
  lateFeesDue(foldLoan(loan.events, { on: day }), day, lateFeeRuleOf(loan));
