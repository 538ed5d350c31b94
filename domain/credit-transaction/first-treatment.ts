import { addDays, type CivilDate } from '../calendar/civil-date';
import type { StateRule } from '../underwriting/configuration';

/**
 * The last day on which a first treatment may be that is charged today; null where the law of the practice's state sets none.
 * @NOTE choice: a request without a day is for a treatment that begins when it is charged.
 * Source: domain model §2.9, California B&P 654.3: no charge more than 30 days before the treatment.
 */
export function lastTreatmentToCharge(
  { maxDaysBeforeTreatment }: Pick<StateRule, 'maxDaysBeforeTreatment'>,
  today: CivilDate,
): CivilDate | null {
  return maxDaysBeforeTreatment === null ? null : addDays(today, maxDaysBeforeTreatment);
}
