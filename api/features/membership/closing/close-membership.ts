import { memberPaths } from '@contract/membership/paths';
import { portalBase } from '@contract/paths';
import type { ClosingChoice } from '@domain/practice/practice-standing';
import { practiceToday } from '../../../civil-today';
import type { Context } from '../../../command/command';
import { changeMembership, type MembershipRow, takeMembership } from '../../member-record/index';
import type { ClosingRow } from '../../practice/index';
import { openOrderOf } from '../billing/money.reads';
import { endMembership } from '../cancellation/end-membership';
import { owedFrom, quoteNow } from '../cancellation/quote';
import { datesOf, monthsBilledOf, renewalOf, runningOf } from '../figures';
import { getParties } from '../plan/tell-of-plan';
import { withdrawRequested } from '../plan/withdraw-plan';
import { consentOf } from '../renewal/consent';
import { endRenewal } from '../renewal/renewal.writes';

/** Another practice of the group, where its members can go on. */
export type GroupPractice = { name: string; slug: string };

type OfClosing = {
  closing: ClosingRow;
  others: readonly GroupPractice[];
  /** Carried out before: what is left is a plan that waits again. */
  isTold: boolean;
};

/**
 * Carries the closing of a practice out for one membership: a plan that waits is withdrawn, a word on another year ends, and a plan that
 * runs goes on to the end of its year, or ends as by a cancellation on the day of the closing. Its member is told.
 * @returns false while a bank has not said whether it pays what the membership waits for: it is carried out on a later day.
 */
export async function closeMembership(context: Context, id: string, of: OfClosing): Promise<boolean> {
  const { tx, now } = context;
  let row = await takeMembership(tx, id);
  if (await tx.first(openOrderOf, { membershipId: id })) return false;
  if (row.requested_plan_id !== null) row = await withdrawRequested(context, row);
  if (row.status !== 'ACTIVE' || of.isTold) return true;
  const consent = await consentOf(tx, row);
  if (consent) {
    await tx.run(endRenewal, { membershipId: id, planYear: consent.plan_year, now });
    row = await changeMembership(context, row, { set: {}, told: { action: 'RENEWAL_AGREED', note: 'withdrawn' } });
  }
  await tellOfClosing(context, row, of);
  if (of.closing.members === 'END') await endByClosing(context, row, of.closing);
  return true;
}

/** Ends a membership on the day on which its practice closed: what was given is owed, and what was paid beyond it goes back. */
async function endByClosing(context: Context, row: MembershipRow, closing: ClosingRow): Promise<void> {
  const { tx, deps } = context;
  const of = await runningOf(tx, row);
  if (!of) throw new Error(`Membership ${row.id} has no plan that runs`);
  const on = practiceToday(deps.clock, await getParties(context, row.id));
  const [asOf, owedOn] = [closing.closed_on, owedFrom(on)];
  const quoted = await quoteNow(tx, of, { today: asOf, firstOn: owedOn });
  const quoteId = `closed:${closing.id}:${row.id}`;
  const content = { quoteId, method: 'lumpsum' as const, quoted, on, asOf, owedOn };
  await endMembership(context, row, { content, payment: null, closedOn: asOf });
}

async function tellOfClosing(context: Context, row: MembershipRow, { closing, others }: OfClosing): Promise<void> {
  const parties = await getParties(context, row.id);
  const of = await runningOf(context.tx, row);
  const endsOn = renewalOf(row);
  if (!parties.email || !of || endsOn === null) return;
  const dates = datesOf(row);
  const choice: ClosingChoice = closing.members;
  await context.send('practice-closed', {
    brand: 'membership',
    to: parties.email,
    firstName: parties.first_name,
    practiceName: parties.practice_name,
    practiceId: parties.practice_id,
    phone: parties.practice_phone,
    path: `${portalBase}${memberPaths.myMembership.href({}, { membership: row.id })}`,
    choice,
    closedOn: closing.closed_on,
    endsOn,
    lastPaymentOn: monthsBilledOf(of) < dates.length ? (dates.at(-1) ?? null) : null,
    others: others.map(({ name }) => name),
  });
}
