import { bankruptcyPassedOn } from '@domain/application/denied-until';
import { comesOfAgeOn } from '@domain/application/resume';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import type { Decision } from '@domain/underwriting/decision';
import type { ReasonCode } from '@domain/underwriting/reasons';
import { stateRuleFor } from '@domain/underwriting/state-rules';
import { isStateCode } from '@domain/us-states';
import type { Db } from '../../../db/database';
import type { ApplicationTable, BorrowerTable } from '../../../db/tables/application';
import { loadRiskProfileVersion } from '../../risk/index';
import { decisionById } from '../application.reads';

/** What time alone takes away, on a day that is known. */
const LASTING = ['AGE_CAPACITY', 'BANKRUPTCY'] as const satisfies readonly ReasonCode[];

type Denied = {
  application: Pick<ApplicationTable, 'status' | 'decision_id'>;
  borrower: Pick<BorrowerTable, 'birth_date' | 'state_code'>;
};

/**
 * The day until which every further application gets the same answer, by the rules of the decision: for a denial by age the birthday
 * on which the applicant is old enough, for one by bankruptcy the day on which it no longer counts. Null for any other application.
 * @NOTE choice: the state is the one in which they live now, so that whoever has moved where 18 years are enough need not wait.
 */
export async function deniedUntil(db: Db, { application, borrower }: Denied): Promise<CivilDate | null> {
  const { birth_date: bornOn, state_code: stateCode } = borrower;
  if (application.status !== 'DENIED' || application.decision_id === null) return null;
  if (bornOn === null || stateCode === null || !isStateCode(stateCode)) return null;
  const stored = await db.first(decisionById, { id: application.decision_id });
  // Written by `storeDecision` only.
  const decision = stored && (JSON.parse(stored.record) as Decision);
  const reasons = decision?.reasons ?? [];
  // Most denials are for something else, and cost no further read.
  if (!stored || !decision || !LASTING.some((code) => reasons.includes(code))) return null;
  const { compiled } = await loadRiskProfileVersion(db, stored.risk_profile_id, {
    version: stored.risk_profile_version,
    productGroupId: stored.product_group_id ?? undefined,
  });
  const { minAge } = stateRuleFor(compiled.configuration.stateRules, stateCode);
  const days = [
    comesOfAgeOn({ reasons, bornOn: civilDate(bornOn), minAge }),
    bankruptcyPassedOn(decision, compiled.configuration.ruleset.rules),
  ];
  return days.reduce((latest, day) => (day !== null && (latest === null || day > latest) ? day : latest), null);
}
