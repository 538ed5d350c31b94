import type { CivilDate } from '@domain/calendar/civil-date';
import { membershipStanding } from '@domain/membership/dunning';
import { changeMembership, type MembershipRow } from '../../member-record/index';
import type { Booking } from './books';
import { openBillsOf } from './money.reads';

/** A payment failed: from the day on which that is known, the member is late. A bank may give a debit back weeks after it settled. */
export async function fallBehind(context: Booking, row: MembershipRow, knownOn: CivilDate): Promise<MembershipRow> {
  if (row.past_due_on !== null) return row;
  return changeMembership(context, row, {
    set: {
      past_due_on: knownOn,
      standing: membershipStanding('PAST_DUE'),
      stage: 'PAST_DUE',
      look_on: knownOn,
    },
    told: { action: 'PAST_DUE' },
  });
}

/** Money arrived: who owes nothing of an earlier debit is not late anymore. */
export async function catchUp(context: Booking, row: MembershipRow, on: CivilDate): Promise<MembershipRow> {
  if (row.past_due_on === null) return row;
  const open = await context.tx.all(openBillsOf, { membershipId: row.id });
  if (open.some((bill) => bill.debit_on <= on)) return row;
  return changeMembership(context, row, {
    set: { past_due_on: null, standing: 'GOOD', stage: null },
    told: { action: 'CAUGHT_UP' },
  });
}
