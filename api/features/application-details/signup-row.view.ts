import type { signupRow } from '@contract/application-details/signup-list';
import type * as z from 'zod/mini';
import type { Clock } from '../../clock';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { rowView } from './application.view';
import { type ApplicationListRow, listApplicationRows } from './application-list.reads';

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
    fraudAlert: hasOpenAlert(row),
    remindedOn: row.reminded_on,
    createdAt,
    version: row.version,
  };
}

type Alerted = Pick<ApplicationListRow, 'need_more_info' | 'fraud_alert' | 'alert_dismissed_at'>;

/**
 * Whether a fraud alert of a sign-up waits to be dismissed: its file carries one, also one that came after another was dismissed, or more
 * has to be known of the person.
 */
export const hasOpenAlert = (of: Alerted): boolean =>
  of.fraud_alert === 1 || (of.need_more_info === 1 && of.alert_dismissed_at === null);

/** One sign-up as it stands in the list. @throws AppError NOT_FOUND */
export async function viewSignupRow({ db, deps }: { db: Db; deps: Pick<Deps, 'clock'> }, id: string) {
  const [row] = await listApplicationRows(db, [id]);
  if (!row) throw new AppError('NOT_FOUND');
  return signupView(row, deps.clock);
}
