import type { CivilDate } from '@domain/calendar/civil-date';
import type { MembershipRow } from '../../member-record/index';
import type { Booking } from '../billing/books';
import { leftOf } from '../billing/open-bill';
import { fallBehind } from '../billing/standing';
import { tellOfDay } from '../billing/tell-member';
import type { BillRow } from '../membership.reads';

/**
 * Asks a member who pays by hand for each bill on its day, once; who has not paid by the end of that day is late (decision 69). What was
 * late before is asked for by the reminders that follow.
 * @param of.open bills whose day has come, the oldest first.
 */
export async function askForBills(
  context: Booking,
  row: MembershipRow,
  { open, day }: { open: readonly BillRow[]; day: CivilDate },
): Promise<void> {
  for (const bill of open)
    if (row.past_due_on === null || bill.debit_on >= row.past_due_on)
      await tellOfDay(context, row, {
        kind: 'BILL_DUE',
        about: bill.id,
        amountCents: leftOf(bill),
        on: bill.debit_on,
      });
  if (row.status === 'ACTIVE' && open.some(({ debit_on: on }) => on < day)) await fallBehind(context, row, day);
}
