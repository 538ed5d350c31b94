import type { signupRow } from '@contract/application-details/signup-list';
import type * as z from 'zod/mini';
import type { Clock } from '../../clock';
import { rowView } from './application.view';
import type { ApplicationListRow } from './application-list.reads';

/** A sign-up as a row of the staff list: an application without anything of credit. */
export function signupView(row: ApplicationListRow, clock: Clock): z.input<typeof signupRow> {
  const { _id, number, name, practicemanagement, status, createdAt } = rowView(row, undefined, clock);
  return {
    _id,
    number,
    borrowerId: row.borrower_id,
    name,
    email: row.email || null,
    phoneNumber: row.phone,
    practicemanagement,
    status,
    membershipStatus: row.membership_status,
    membershipId: row.membership_id,
    savedForLater: row.saved_for_later === 1,
    createdAt,
  };
}
