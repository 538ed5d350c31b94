import { addDays, type CivilDate, civilDate, daysBetween } from '@domain/calendar/civil-date';
import { bucketOf } from '@domain/loan/delinquency';
import { foldLoan } from '@domain/loan/fold-loan';
import type { LoanEvent } from '@domain/loan/loan-event';
import { latenessOf } from '@domain/loan/standing';
import type { Tx } from '../../../db/database';
import { pastDueRow } from './past-due.reads';
import { dropPastDue, keepPastDue } from './past-due.writes';

const LAST_DAY = civilDate('2199-12-31');

type Standing = { readonly id: string; readonly events: readonly LoanEvent[]; readonly day: CivilDate };

/** A loan is listed among the late ones as long as its own screen calls it late. */
export async function keepPastDueOf(tx: Tx, { id, events, day }: Standing): Promise<void> {
  const { daysLate, pastDueCents } = latenessOf(foldLoan(events, { on: day }), day);
  if (daysLate === 0) return void (await tx.run(dropPastDue, { id }));
  const since = addDays(day, -daysLate);
  await tx.run(keepPastDue, {
    id,
    late_since: since,
    late_rank: daysBetween(since, LAST_DAY),
    past_due_cents: pastDueCents,
    bucket: bucketOf(daysLate),
  });
}

/** The same after something was booked on a loan that is listed; one that becomes late by it is found by the work of the next day. */
export async function followPastDue(tx: Tx, of: Standing): Promise<void> {
  if (await tx.first(pastDueRow, { id: of.id })) await keepPastDueOf(tx, of);
}
