import type { CivilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { changeMembership, type MembershipRow } from '../../member-record/index';
import type { Booking } from '../billing/books';
import { openBillsOf } from '../billing/money.reads';
import { leftOf } from '../billing/open-bill';
import { tellOfYearEnd } from '../billing/tell-member';
import { runningOf } from '../figures';
import { endMembership } from './end-membership';
import { openOfYear } from './practices-side';
import { owedFrom, quoteNow } from './quote';

/**
 * A plan year ends by itself, because its member did not agree to another one. Where payments of it are open it is settled as a
 * cancellation of that day is: what was given is owed, never more than the rest of the plan, and what was not given is not (decision 70).
 * Where all is paid, treatments that are left can be used for a while.
 */
export async function endPlanYear(context: Booking, row: MembershipRow, day: CivilDate): Promise<MembershipRow> {
  const of = await runningOf(context.tx, row);
  if (of && openOfYear(of).length > 0) {
    const owedOn = owedFrom(day);
    const quoted = await quoteNow(context.tx, of, { today: day, firstOn: owedOn });
    const quoteId = `year-end:${row.id}:${row.plan_year}`;
    const content = { quoteId, method: 'lumpsum' as const, quoted, on: day, owedOn };
    return endMembership(context, row, { content, payment: null, isYearEnd: true });
  }
  const open = await context.tx.all(openBillsOf, { membershipId: row.id });
  const ended = await changeMembership(context, row, {
    set: {
      status: open.length > 0 ? 'CANCELLATION_INSTALLMENT' : 'CANCELLED',
      cancelled_on: day,
      cancel_method: null,
      asked_pause_months: 0,
    },
    told: { action: 'YEAR_ENDED' },
  });
  await tellOfYearEnd(context, ended, {
    isRenewed: false,
    openCents: cents(open.reduce((sum, bill) => sum + leftOf(bill), 0)),
    takenOn: null,
    refundCents: 0,
    creditsCents: 0,
    hasTreatments: (of?.visits ?? []).some((visit) => visit.done_at === null && visit.ended_at === null),
  });
  return ended;
}
