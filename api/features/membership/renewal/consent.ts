import type { CivilDate } from '@domain/calendar/civil-date';
import { paymentDates, renewalNotices, renewsOn } from '@domain/membership/calendar';
import type { Db } from '../../../db/database';
import type { RowOf } from '../../../db/statement';
import type { MembershipRow } from '../../member-record/index';
import { pausesOf, renewalOf, yearOf } from '../figures';
import { renewalOfYear } from './renewal.reads';

export type Renewal = RowOf<typeof renewalOfYear>;

/**
 * The member's word on the next year (decision 61). It holds for the plan and the day that were signed: after a change of the plan or a
 * pause it is asked for anew. Undefined without one.
 */
export async function consentOf(db: Db, row: MembershipRow): Promise<Renewal | undefined> {
  const given = await db.first(renewalOfYear, { membershipId: row.id, planYear: Number(row.plan_year) + 1 });
  return given && given.plan_id === row.active_plan_id && given.begins_on === renewalOf(row) ? given : undefined;
}

/** The first day on which the next year can be agreed to: that of the first notice. Null without a plan that runs. */
export function renewalOpensOn(row: MembershipRow): CivilDate | null {
  const renewal = row.status === 'ACTIVE' ? renewalOf(row) : null;
  return renewal === null ? null : (renewalNotices(renewal)[0] ?? renewal);
}

/** The payment days of the year that follows, and the first day after it. */
export function nextYearOf(row: MembershipRow): { dates: readonly CivilDate[]; renewsOn: CivilDate } {
  const [anchor, year, pauses] = [row.activated_on as CivilDate, yearOf(row) + 1, pausesOf(row)] as const;
  return { dates: paymentDates(anchor, year, pauses), renewsOn: renewsOn(anchor, year, pauses) };
}
