import { addDays, type CivilDate, daysBetween, earlierOf } from '@domain/calendar/civil-date';
import { newDueDay } from '@domain/loan/new-due-date';
import { type Cents, cents, sumCents } from '@domain/money/cents';
import { practiceToday } from '../../../civil-today';
import { type Context, changeOne } from '../../../command/command';
import { changeMembership, type MembershipRow, membershipsOfPerson, takeMembership } from '../../member-record/index';
import { runningOf } from '../figures';
import { getParties } from '../plan/tell-of-plan';
import { tellOfDebits } from './debits-ahead';
import { openBillsOf, underWayOf } from './money.reads';
import { moveBill } from './money.writes';
import { leftOf } from './open-bill';
import { cancelMemberPayment } from './pay';
import { billMonths } from './serve-membership';

const RUNNING: readonly MembershipRow['status'][] = ['ACTIVE', 'CANCELLATION_INSTALLMENT'];

const todayOf = async (context: Context, { id }: MembershipRow): Promise<CivilDate> =>
  practiceToday(context.deps.clock, await getParties(context, id));

/**
 * Nothing of a person's memberships is billed or taken anymore: what was to be tried again is not, and what was announced is taken back
 * (docs/decisions/0057). What its bank has by now goes on.
 */
export async function stopMembershipsOf(context: Context, borrowerId: string): Promise<void> {
  for (const { id } of await context.tx.all(membershipsOfPerson, { borrowerId })) {
    const row = await takeMembership(context.tx, id);
    if (row.stopped_on !== null || !RUNNING.includes(row.status)) continue;
    for (const payment of await context.tx.all(underWayOf, { membershipId: id }))
      if (payment.status === 'SCHEDULED') await cancelMemberPayment(context, payment);
    const today = await todayOf(context, row);
    const stopped = await changeMembership(context, row, {
      set: { stopped_on: today },
      told: { action: 'DEBITS_STOPPED' },
    });
    await tellOfDebits(context, stopped, today);
  }
}

/** What fell due of a membership while nothing was taken, and its new due date; null where nothing did. */
export type NewDue = { amountCents: Cents; on: CivilDate } | null;

/**
 * Memberships go on: months that came meanwhile are billed, and all that was to be taken meanwhile gets one new due date (decision 80).
 * Days in between make nobody later than they were.
 */
export async function resumeMembershipsOf(context: Context, borrowerId: string): Promise<NewDue> {
  const dues: NonNullable<NewDue>[] = [];
  for (const { id } of await context.tx.all(membershipsOfPerson, { borrowerId })) {
    const row = await takeMembership(context.tx, id);
    if (row.stopped_on === null) continue;
    const own = await resume(context, row, row.stopped_on);
    if (own) dues.push(own);
  }
  const [first] = dues;
  return first ? { on: first.on, amountCents: sumCents(dues.map(({ amountCents }) => amountCents)) } : null;
}

async function resume(context: Context, given: MembershipRow, since: CivilDate): Promise<NewDue> {
  const { tx } = context;
  const today = await todayOf(context, given);
  const late = given.past_due_on;
  await changeMembership(context, given, {
    set: {
      stopped_on: null,
      past_due_on: late === null ? null : addDays(late, Math.max(0, daysBetween(since > late ? since : late, today))),
      look_on: earlierOf(given.look_on, addDays(today, 1)),
    },
    told: { action: 'DEBITS_RESUMED' },
  });
  const of = await runningOf(tx, await takeMembership(tx, given.id));
  if (of && of.row.status === 'ACTIVE') await billMonths(context, of, today);
  const on = newDueDay(today);
  let amount = 0;
  for (const bill of await tx.all(openBillsOf, { membershipId: given.id })) {
    // What was late before, and what falls due later.
    if (bill.debit_on < since || bill.due_on > today) continue;
    await changeOne(tx, moveBill, { ...bill, debit_on: on });
    amount += leftOf(bill);
  }
  await tellOfDebits(context, given, today);
  return amount === 0 ? null : { amountCents: cents(amount), on };
}
