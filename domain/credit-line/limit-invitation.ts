import { type ReturningPerson, reapplyOf } from '../application/reapply';
import { addDays, type CivilDate } from '../calendar/civil-date';

/** A person is invited to refresh their limit no sooner than so many days after the last time. */
export const INVITED_AGAIN_AFTER_DAYS = 30;

/** Somebody with a limit, as far as an invitation to refresh it depends on them. */
export type InvitedPerson = {
  readonly person: ReturningPerson;
  /** They have proven an e-mail address. */
  readonly isReachable: boolean;
  /** The last invitation, by whomever: its day, and the last day of the limit of which it told; null before one. */
  readonly invited: { readonly on: CivilDate; readonly endsOn: CivilDate | null } | null;
};

/** Whether somebody is invited, or why not. */
export type LimitInvitation = 'INVITED' | 'NOT_OPEN' | 'NOT_REACHABLE' | 'TOLD_BEFORE' | 'INVITED_LATELY';

/**
 * Who is told by mail that their spending limit can be refreshed: whoever may refresh it today (`reapplyOf`: a limit that has ended or
 * ends within 30 days, nobody held, flagged, archived or deceased, nobody behind with a loan), can be reached, and was told neither of
 * this end of the limit nor within the last 30 days: the mail says how an account stands and is no advertising that comes again.
 * @param today civil day where the person lives
 * @returns the first reason that keeps them from it, else INVITED
 * @example a limit that ended yesterday, its person in good standing and never told of it: INVITED; told of it in May: TOLD_BEFORE
 */
export function limitInvitation({ person, isReachable, invited }: InvitedPerson, today: CivilDate): LimitInvitation {
  const { kind, isOpen } = reapplyOf(person, today);
  if (kind !== 'REFRESH' || !isOpen) return 'NOT_OPEN';
  if (!isReachable) return 'NOT_REACHABLE';
  if (invited === null) return 'INVITED';
  if (invited.endsOn !== null && invited.endsOn === person.line?.expiresOn) return 'TOLD_BEFORE';
  return today < addDays(invited.on, INVITED_AGAIN_AFTER_DAYS) ? 'INVITED_LATELY' : 'INVITED';
}
