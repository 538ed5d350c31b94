import type { CivilDate } from '@domain/calendar/civil-date';
import { civilDate } from '@domain/calendar/civil-date';
import { type LimitInvitation, limitInvitation } from '@domain/credit-line/limit-invitation';
import type { Reading } from '../../../work';
import { returningPersonOf } from '../../application/index';
import { invitationOf } from './run.reads';

/** Whether a person is invited to refresh their limit today, and which day that is where they live. */
export async function judgePerson(
  { db, deps }: Reading,
  borrowerId: string,
): Promise<{ verdict: LimitInvitation; today: CivilDate | null }> {
  const returning = await returningPersonOf({ db, deps }, borrowerId);
  if (!returning) return { verdict: 'NOT_OPEN', today: null };
  const last = await db.first(invitationOf, { borrowerId });
  const { person, today, borrower } = returning;
  const isReachable = borrower.email !== '' && borrower.email_verified_at !== null;
  const invited = last && {
    on: civilDate(last.invited_on),
    endsOn: last.ends_on === null ? null : civilDate(last.ends_on),
  };
  return { verdict: limitInvitation({ person, isReachable, invited: invited ?? null }, today), today };
}
