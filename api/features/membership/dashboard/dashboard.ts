import type { ResultOf } from '@contract/endpoint';
import { DASHBOARD_NEEDS, type getMembershipDashboard } from '@contract/membership/dashboard-calls';
import { memberStatuses } from '@contract/membership/member-list';
import { addMonths, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { HOME_ZONE, startOfDay } from '@domain/calendar/zoned-day';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import { practiceToday } from '../../../civil-today';
import type { Db } from '../../../db/database';
import type { StaffActor } from '../../../http/actor';
import { practicesInScope } from '../../../list/practices-in-scope.reads';
import type { Reading } from '../../../work';
import { practiceOfCalendar } from '../visit/appointment.reads';
import {
  billedByMonth,
  callsAsked,
  changedPlans,
  countSignups,
  countsByStatus,
  countVisitsToCome,
  paymentsFailed,
  plansWaiting,
  runningPlans,
  sentOfMemberships,
  visitsWaiting,
  type WaitingRow,
} from './dashboard.reads';

type View = ResultOf<typeof getMembershipDashboard>;
type Need = View['needs'][number];

const MONTHS = 12;
const usd = (amount: number | string | bigint | null | undefined) => dollarsFromCents(cents(Number(amount ?? 0)));
const count = (value: number | string | bigint | null | undefined): number => Number(value ?? 0);

/** How the memberships of practices stand: those that are asked for, else all in scope. */
export async function viewDashboard(
  { db, deps }: Reading,
  actor: StaffActor,
  { selectedPractices }: { selectedPractices?: readonly string[] | undefined },
): Promise<View> {
  const practices = selectedPractices?.length ? selectedPractices : await practicesInScope(db, actor.scope);
  const [only] = practices.length === 1 ? practices : [];
  const practice = only === undefined ? undefined : await db.first(practiceOfCalendar, { id: only });
  // Several are counted in the days of the lists.
  const at = practice ?? { time_zone: HOME_ZONE };
  const today = practiceToday(deps.clock, at);
  const first = civilDate(`${today.slice(0, 7)}-01`);
  if (practices.length === 0) return nothing(today);
  const running = await runningPlans(db, practices);
  const joined = await changedPlans(db, practices, { what: 'activated_on', from: first });
  const left = await changedPlans(db, practices, { what: 'cancelled_on', from: first });
  const shown = new Map((await countsByStatus(db, practices)).map((row) => [row.status as string, count(row.count)]));
  return {
    summary: {
      totalMembers: count(running?.count),
      monthlyRevenueExpected: usd(running?.monthly),
      totalScheduledTreatments: await countVisitsToCome(db, practices, deps.clock.now()),
      totalSentToProvider: usd(await sentOfMemberships(db, practices, first)),
      annualMembershipValue: usd(running?.yearly),
      totalPriviSignUps: await countSignups(db, practices, startOfDay(first, at.time_zone)),
    },
    today,
    needs: await needsOf(db, practices, { today, now: deps.clock.nowMs() }),
    joined: { count: count(joined?.count), monthly: usd(joined?.monthly) },
    left: { count: count(left?.count), monthly: usd(left?.monthly) },
    statuses: memberStatuses.map((status) => ({ status, count: shown.get(status) ?? 0 })),
    months: await monthsOf(db, practices, first),
  };
}

const nothing = (today: CivilDate): View => ({
  summary: {
    totalMembers: 0,
    monthlyRevenueExpected: 0,
    totalScheduledTreatments: 0,
    totalSentToProvider: 0,
    annualMembershipValue: 0,
    totalPriviSignUps: 0,
  },
  today,
  needs: [],
  joined: { count: 0, monthly: 0 },
  left: { count: 0, monthly: 0 },
  statuses: memberStatuses.map((status) => ({ status, count: 0 })),
  months: [],
});

/** The last twelve months with this one, those without a bill too. */
async function monthsOf(db: Db, practices: readonly string[], first: CivilDate): Promise<View['months']> {
  const from = addMonths(first, 1 - MONTHS);
  const rows = await billedByMonth(db, practices, { from, until: addMonths(first, 1) });
  const billed = new Map(rows.map(({ month, sum }) => [month, sum]));
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = addMonths(from, index).slice(0, 7);
    return { month, billed: usd(billed.get(month)) };
  });
}

async function needsOf(
  db: Db,
  practices: readonly string[],
  { today, now }: { today: CivilDate; now: number },
): Promise<Need[]> {
  const reads: Record<Need['kind'], () => Promise<WaitingRow[]>> = {
    call_asked: () => callsAsked(db, practices),
    date_asked: () => visitsWaiting(db, practices, { what: 'date_asked' }),
    payment_failed: () => paymentsFailed(db, practices),
    pause_asked: () => plansWaiting(db, practices, 'pause'),
    plan_changed_by_member: () => plansWaiting(db, practices, 'changed'),
    // A visit that lasts is not late.
    visit_not_marked: async () =>
      (await visitsWaiting(db, practices, { what: 'not_marked', now: instantAt(now) })).filter(
        ({ since, minutes }) => millisecondsOf(since) + Number(minutes) * 60_000 < now,
      ),
    date_needed: () => visitsWaiting(db, practices, { what: 'date_needed', day: today }),
    plan_not_answered: () => plansWaiting(db, practices, 'unanswered'),
  };
  const needs: Need[] = [];
  for (const kind of DASHBOARD_NEEDS) {
    const rows = await reads[kind]();
    const [oldest] = rows;
    if (!oldest) continue;
    const isMoney = oldest.cents !== null;
    needs.push({
      kind,
      count: rows.length,
      amount: isMoney ? usd(rows.reduce((sum, row) => sum + Number(row.cents), 0)) : null,
      membershipId: oldest.membership_id,
      memberName: fullName(oldest.first_name, oldest.last_name) || 'No name yet',
      since: oldest.since,
    });
  }
  return needs;
}
