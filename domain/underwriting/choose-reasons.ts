import type { LineSteps } from './credit-line';
import type { EngineVersion } from './decision';
import type { FileType } from './fields';
import type { AppliedAdjustment } from './grade';
import type { DecisionInputs } from './inputs';
import type { ReasonText } from './reasons';
import { isReasonCode, MAX_REASONS, REASONS } from './reasons';
import { CLEAN_FILE_OF_ENGINE_2, gradeReasonsOfEngine2 } from './reasons-of-engine-2';
import { isReasonShown, reasonsInFile, slightReasons } from './shown-reasons';

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

/** What explains a grade is looked for among these. */
type GradeFacts = {
  inputs: DecisionInputs;
  fileType: FileType;
  added: AddedReasons;
  engine: EngineVersion;
};

/**
 * What in the file explains a grade: of the bureau's own factors those that the file bears out; without them the facts that
 * commonly weigh on a score. Empty when nothing specific is known, and then nobody is denied for it (a person looks).
 */
export function gradeReasons({ inputs, fileType, added, engine }: GradeFacts): readonly string[] {
  if (engine === 'underwriting-2') return gradeReasonsOfEngine2(inputs, fileType);
  const factors = (inputs.scoreFactors ?? []).filter(
    (code) => textOf(code, added) !== undefined && isReasonShown(code, inputs),
  );
  return factors.length > 0 ? factors : reasonsInFile(inputs);
}

/**
 * Why a line is smaller than asked for, or below the least line: the limit that bound it (domain model §3.4, choice 3).
 * A binding table is explained by what fixed its cell: the notches, the file behind the grade, the income band. Empty for a
 * denial that nothing in the file explains.
 */
export function limitReasons(
  facts: GradeFacts & {
    steps: LineSteps;
    adjustments: readonly AppliedAdjustment[];
    isDenial: boolean;
    isAboveLargestLine: boolean;
  },
): readonly string[] {
  const { steps, adjustments, inputs, added } = facts;
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
      for (const code of gradeReasons(facts)) if (!textOf(code, added)?.denialOnly) codes.push(code);
      const chosen = principalReasons(codes, added);
      if (chosen.length > 0) return chosen;
      if (facts.engine === 'underwriting-2') return CLEAN_FILE_OF_ENGINE_2;
      if (facts.isDenial) return [];
      const slight = principalReasons(slightReasons(inputs), added);
      return slight.length > 0 ? slight : ['AMOUNT_ABOVE_FILE'];
    }
  }
}
