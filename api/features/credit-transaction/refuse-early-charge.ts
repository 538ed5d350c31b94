import { civilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { lastTreatmentToCharge } from '@domain/credit-transaction/first-treatment';
import { stateRuleFor } from '@domain/underwriting/state-rules';
import { isStateCode, US_STATES } from '@domain/us-states';
import { practiceToday } from '../../civil-today';
import { AppError } from '../../http/app-error';
import type { Reading } from '../../work';
import { loadRiskProfile } from '../risk/index';

type Charged = {
  practice_state: string;
  time_zone: string;
  risk_profile_id: string | null;
  product_group_id: string;
  firstTreatmentOn: string | null;
};

/**
 * Refuses what would be charged longer before its first treatment than the law of the practice's state lets.
 * @throws AppError INVALID_FIELDS of `firstTreatmentDate`, with the last day that may be.
 */
export async function refuseEarlyCharge(
  { db, deps }: Reading,
  { practice_state: state, time_zone, risk_profile_id, product_group_id, firstTreatmentOn }: Charged,
): Promise<void> {
  if (firstTreatmentOn === null || risk_profile_id === null || !isStateCode(state)) return;
  const { compiled } = await loadRiskProfile(db, risk_profile_id, product_group_id);
  const rule = stateRuleFor(compiled.configuration.stateRules, state);
  const last = lastTreatmentToCharge(rule, practiceToday(deps.clock, { time_zone }));
  if (last === null || civilDate(firstTreatmentOn) <= last) return;
  const name = US_STATES.find(({ stateCode }) => stateCode === state)?.name;
  const message = `${name} allows a charge up to ${rule.maxDaysBeforeTreatment} days before treatment starts. Enter ${formatLongDate(last)} or an earlier date.`;
  throw new AppError('INVALID_FIELDS', { fields: [{ field: 'firstTreatmentDate', message }] });
}
