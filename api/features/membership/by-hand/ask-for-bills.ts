import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { DUNNING_DAYS } from '@domain/membership/dunning';
import type { MembershipRow } from '../../member-record/index';
import type { Booking } from '../billing/books';
import { leftOf } from '../billing/open-bill';
import { fallBehind } from '../billing/standing';
import { tellOfDay } from '../billing/tell-member';
import type { BillRow } from '../membership.reads';

/** Days after which what is left of a membership that ended is reminded of. */
const REMINDED_AFTER = [DUNNING_DAYS.NOTICE, DUNNING_DAYS.CANCEL_PROPOSAL];

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
    if (row.past_due_on === null || bill.debit_on > row.past_due_on)
      await tellOfDay(context, row, {
        kind: 'BILL_DUE',
        about: bill.id,
        amountCents: leftOf(bill),
        on: bill.debit_on,
      });
  // A membership that runs has its stages; what is left of one that ended is reminded of by itself.
  if (row.status !== 'ACTIVE')
    for (const bill of open)
      for (const days of REMINDED_AFTER)
        if (addDays(bill.debit_on, days) <= day)
          await tellOfDay(context, row, {
            kind: 'LATE_NOTICE',
            about: `${bill.id}:${days}`,
            amountCents: leftOf(bill),
          });
  if (row.status === 'ACTIVE' && open.some(({ debit_on: on }) => on < day)) await fallBehind(context, row, day);
}
