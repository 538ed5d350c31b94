import type { LineSteps } from './credit-line';
import type { FileType } from './fields';
import type { AppliedAdjustment } from './grade';
import type { DecisionInputs } from './inputs';
import type { ReasonText } from './reasons';
import { isReasonCode, MAX_REASONS, REASONS } from './reasons';

type AddedReasons = Readonly<Record<string, ReasonText>> | undefined;

/** At most four reasons, in the given order, no two with the same Form C-1 text; unknown codes are left out. */
export function principalReasons(codes: readonly (string | null)[], added: AddedReasons): readonly string[] {
  const chosen: string[] = [];
  const texts: string[] = [];
  for (const code of codes) {
    if (chosen.length === MAX_REASONS) break;
    const text = code === null ? undefined : textOf(code, added)?.formC1Text;
    if (code === null || text === undefined || texts.includes(text)) continue;
    texts.push(text);
    chosen.push(code);
  }
  return chosen;
}

function textOf(code: string, added: AddedReasons): ReasonText | undefined {
  return added?.[code] ?? (isReasonCode(code) ? REASONS[code] : undefined);
}

/**
 * What in the file explains a grade: the bureau's own factors first; without them the facts that commonly weigh on a
 * score. Empty when nothing specific is known, and then nobody is denied for it (a person looks).
 */
export function gradeReasons(inputs: DecisionInputs, fileType: FileType): string[] {
  const factors = (inputs.scoreFactors ?? []).slice();
  if (factors.length > 0) return factors;
  const { delinquenciesEver, delinq30_24m, delinq60_24m, delinq90_24m } = inputs;
  const late = [delinquenciesEver, delinq30_24m, delinq60_24m, delinq90_24m].some((count) => (count ?? 0) > 0);
  if (late || inputs.monthsSinceDelinq90 != null || (inputs.chargeOffs24m ?? 0) > 0) factors.push('DELINQUENT_OTHERS');
  if (inputs.publicRecordBankruptcyMonths != null) factors.push('BANKRUPTCY');
  if ((inputs.collectionsNonMedical ?? 0) > 0) factors.push('COLLECTION');
  if ((inputs.revolvingUtilization ?? 0) > 50) factors.push('UTILIZATION_HIGH');
  if (fileType === 'THIN' || (inputs.oldestTradelineMonths ?? 0) < 60) factors.push('LIMITED_HISTORY');
  if ((inputs.inquiries6m ?? 0) >= 3) factors.push('INQUIRIES');
  return factors;
}

/**
 * Why a line is smaller than asked for, or below the least line: the limit that bound it (domain model §3.4, choice 3).
 * A binding table is explained by what fixed its cell: the notches, the file behind the grade, the income band.
 */
export function limitReasons(facts: {
  steps: LineSteps;
  adjustments: readonly AppliedAdjustment[];
  inputs: DecisionInputs;
  fileType: FileType;
  isAboveLargestLine: boolean;
  added: AddedReasons;
}): readonly string[] {
  const { steps, adjustments, inputs, fileType, added } = facts;
  switch (steps.binding) {
    case 'capacity':
      return ['OBLIGATIONS_HIGH'];
    case 'incomeCap':
      return ['INCOME_LOW'];
    case 'balance':
      return ['BALANCE_OUTSTANDING'];
    case 'table': {
      const codes: (string | null)[] = [];
      if (facts.isAboveLargestLine) codes.push('NO_PRODUCT_FOR_AMOUNT');
      for (const adjustment of adjustments) if (adjustment.notches < 0) codes.push(adjustment.reasonCode);
      if (steps.isIncomeBandShort) codes.push('INCOME_LOW');
      for (const code of gradeReasons(inputs, fileType)) if (!textOf(code, added)?.denialOnly) codes.push(code);
      const chosen = principalReasons(codes, added);
      // What else separates a clean file from a better grade is its depth.
      return chosen.length > 0 ? chosen : ['LIMITED_HISTORY'];
    }
  }
}
