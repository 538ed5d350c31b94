import type { FileType } from './fields';
import type { DecisionInputs } from './inputs';

/**
 * The reasons that engine `underwriting-2` gave for a grade: the score factors of the bureau, without checking that the credit file
 * supports them. Kept only to replay decisions of that time; new decisions do not use it.
 */
export function gradeReasonsOfEngine2(inputs: DecisionInputs, fileType: FileType): string[] {
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

/** The reason that `underwriting-2` gave for a file without anything negative. */
export const CLEAN_FILE_OF_ENGINE_2 = ['LIMITED_HISTORY'] as const;
