import type { CivilDate } from '@domain/calendar/civil-date';
import { sql } from 'kysely';
import type { Db } from '../../../db/database';

type Practices = readonly string[];
const list = (ids: Practices) => [...ids];

/** Plans that run: how many, what a month and a year of them comes to. */
export async function runningPlans(db: Db, practices: Practices) {
  const rows = await db.query(
    db.builder
      .selectFrom('membership')
      .innerJoin('membership_plan', 'membership_plan.id', 'membership.active_plan_id')
      .select((eb) => [
        eb.fn.countAll().as('count'),
        eb.fn
          .sum(eb.case().when('membership.pays_at_once', '=', 1).then(0).else(eb.ref('monthly_cents')).end())
          .as('monthly'),
        eb.fn.sum('membership_plan.total_cents').as('yearly'),
      ])
      .where('membership.practice_id', 'in', list(practices))
      .where('membership.status', '=', 'ACTIVE'),
  );
  return rows[0];
}

/** Plans that began, or memberships that ended, from a day on: how many, and what a month of them bills. */
export async function changedPlans(
  db: Db,
  practices: Practices,
  of: { what: 'activated_on' | 'cancelled_on'; from: CivilDate },
) {
  const rows = await db.query(
    db.builder
      .selectFrom('membership')
      .innerJoin('membership_plan', 'membership_plan.id', 'membership.active_plan_id')
      .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('membership_plan.monthly_cents').as('monthly')])
      .where('membership.practice_id', 'in', list(practices))
      .where(`membership.${of.what}`, '>=', of.from),
  );
  return rows[0];
}

/** Visits with a date to come. */
export async function countVisitsToCome(db: Db, practices: Practices, now: string): Promise<number> {
  const rows = await db.query(
    db.builder
      .selectFrom('visit')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('practice_id', 'in', list(practices))
      .where('scheduled_at', '>=', now)
      .where('done_at', 'is', null)
      .where('ended_at', 'is', null),
  );
  return Number(rows[0]?.count ?? 0);
}

/** What deposits that left from a day on carried of memberships. */
export async function sentOfMemberships(db: Db, practices: Practices, from: CivilDate): Promise<number> {
  const rows = await db.query(
    db.builder
      .selectFrom('deposit')
      .select((eb) => eb.fn.sum('memberships_cents').as('sum'))
      .where('practice_id', 'in', list(practices))
      .where('submitted_on', '>=', from)
      .where('returned_on', 'is', null),
  );
  return Number(rows[0]?.sum ?? 0);
}

/** Sign-ups that began from an instant on. */
export async function countSignups(db: Db, practices: Practices, from: string): Promise<number> {
  const rows = await db.query(
    db.builder
      .selectFrom('application')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('practice_id', 'in', list(practices))
      .where('enrollment', '=', 'MEMBERSHIPS')
      .where('created_at', '>=', from),
  );
  return Number(rows[0]?.count ?? 0);
}

/** How many members are shown how. */
export function countsByStatus(db: Db, practices: Practices) {
  return db.query(
    db.builder
      .selectFrom('listed_member')
      .select((eb) => ['status', eb.fn.countAll().as('count')])
      .where('practice_id', 'in', list(practices))
      .groupBy('status'),
  );
}

/** Treatments billed by month of a stretch of days, what was taken back left out. */
export function billedByMonth(db: Db, practices: Practices, of: { from: CivilDate; until: CivilDate }) {
  const month = sql<string>`substr(due_on, 1, 7)`;
  return db.query(
    db.builder
      .selectFrom('membership_bill')
      .select((eb) => [month.as('month'), eb.fn.sum('treatments_cents').as('sum')])
      .where('practice_id', 'in', list(practices))
      .where('due_on', '>=', of.from)
      .where('due_on', '<', of.until)
      .where('status', '!=', 'VOID')
      .where('kind', 'in', ['UPFRONT', 'MONTH', 'YEAR'])
      .groupBy(month),
  );
}

/** What waits, with whose it is, the oldest first: one row for each thing. */
export type WaitingRow = {
  membership_id: string;
  first_name: string | null;
  last_name: string | null;
  since: string;
  cents: number | string | null;
  /** How long a visit takes, where it is about one that may be over. */
  minutes?: number | string;
};

const WAITING_MAX = 1000;
const people = (db: Db, practices: Practices) =>
  db.builder
    .selectFrom('membership')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .select(['membership.id as membership_id', 'borrower.first_name', 'borrower.last_name'])
    .where('membership.practice_id', 'in', list(practices))
    .limit(WAITING_MAX);

/** Members who wait for a call. */
export const callsAsked = (db: Db, practices: Practices): Promise<WaitingRow[]> =>
  db.query(
    people(db, practices)
      .select((eb) => [eb.ref('membership.contact_requested_at').$notNull().as('since'), sql<null>`null`.as('cents')])
      .where('membership.contact_requested_at', 'is not', null)
      .orderBy('membership.contact_requested_at'),
  );

/** Members who asked for a pause, or changed the plan that they were sent, or did not answer one: by when it was sent or asked. */
export function plansWaiting(
  db: Db,
  practices: Practices,
  of: 'pause' | 'changed' | 'unanswered',
): Promise<WaitingRow[]> {
  const rows = people(db, practices)
    .leftJoin('membership_plan', 'membership_plan.id', 'membership.requested_plan_id')
    .select((eb) => [
      eb.fn.coalesce('membership_plan.sent_at', 'membership.created_at').as('since'),
      sql<null>`null`.as('cents'),
    ])
    .orderBy('since');
  if (of === 'pause') return db.query(rows.where('membership.asked_pause_months', '>', 0));
  return db.query(
    rows
      .where('membership.requested_plan_id', 'is not', null)
      .where('membership.changed_by_member', '=', of === 'changed' ? 1 : 0),
  );
}

/** Members who are past due: a payment failed, or none was made by hand. */
export const paymentsFailed = (db: Db, practices: Practices): Promise<WaitingRow[]> =>
  db.query(
    people(db, practices)
      .innerJoin('membership_bill', 'membership_bill.membership_id', 'membership.id')
      .select((eb) => [
        eb.fn.min('membership.past_due_on').$castTo<string>().as('since'),
        sql<string>`sum(treatments_cents + fee_cents - paid_treatments_cents - paid_fee_cents)`.as('cents'),
      ])
      .where('membership.past_due_on', 'is not', null)
      .where('membership_bill.status', '=', 'OPEN')
      .groupBy(['membership.id', 'borrower.first_name', 'borrower.last_name'])
      .orderBy('since'),
  );

/** Visits that wait: for another date, for any date by a day, or for their mark after an instant. */
export function visitsWaiting(
  db: Db,
  practices: Practices,
  of: { what: 'date_asked' } | { what: 'date_needed'; day: CivilDate } | { what: 'not_marked'; now: string },
): Promise<WaitingRow[]> {
  const rows = people(db, practices)
    .innerJoin('visit', 'visit.membership_id', 'membership.id')
    .where('visit.practice_id', 'in', list(practices))
    .where('visit.done_at', 'is', null)
    .where('visit.ended_at', 'is', null);
  if (of.what === 'not_marked')
    return db.query(
      rows
        .select((eb) => [
          eb.ref('visit.scheduled_at').$notNull().as('since'),
          sql<null>`null`.as('cents'),
          'visit.minutes',
        ])
        .where('visit.scheduled_at', '<', of.now)
        .where('visit.status', '=', 'SCHEDULED')
        .orderBy('visit.scheduled_at'),
    );
  const status = of.what === 'date_asked' ? 'CONTACT_REQUESTED' : 'APPOINTMENT_NEEDED';
  const open = rows
    .select((eb) => [eb.ref('visit.due_on').$castTo<string>().as('since'), sql<null>`null`.as('cents')])
    .where('visit.status', '=', status)
    .orderBy('visit.due_on');
  return db.query(of.what === 'date_needed' ? open.where('visit.due_on', '<=', of.day) : open);
}
