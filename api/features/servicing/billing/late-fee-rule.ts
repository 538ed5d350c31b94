import { type LateFeeRule, lateFeeRule } from '@domain/loan/late-fee';
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
