import { type ReturningPerson, reapplyOf } from '../application/reapply';
import { addDays, type CivilDate } from '../calendar/civil-date';

/** A person is invited to refresh their limit no sooner than so many days after the last time. */
export const INVITED_AGAIN_AFTER_DAYS = 30;

/** Somebody with a limit, as far as an invitation to refresh it depends on them. */
export type InvitedPerson = {
  readonly person: ReturningPerson;
  /** They have proven an e-mail address. */
  readonly isReachable: boolean;
  /** The day of the last invitation, by whomever; null before one. */
  readonly lastInvitedOn: CivilDate | null;
};

/** Whether somebody is invited, or why not. */
export type LimitInvitation = 'INVITED' | 'NOT_OPEN' | 'NOT_REACHABLE' | 'INVITED_LATELY';

/**
 * Who is told by mail that their spending limit can be refreshed: whoever may refresh it today (`reapplyOf`: a limit that has ended or
 * ends within 30 days, nobody held, flagged, archived or deceased, nobody behind with a loan), can be reached, and was not told within
 * the last 30 days.
 * @param today civil day where the person lives
 * @returns the first reason that keeps them from it, else INVITED
 * @example a limit that ended yesterday, its person in good standing and told 31 days ago: INVITED
 */
export function limitInvitation(
  { person, isReachable, lastInvitedOn }: InvitedPerson,
  today: CivilDate,
): LimitInvitation {
  const { kind, isOpen } = reapplyOf(person, today);
  if (kind !== 'REFRESH' || !isOpen) return 'NOT_OPEN';
  if (!isReachable) return 'NOT_REACHABLE';
  const isEarly = lastInvitedOn !== null && today < addDays(lastInvitedOn, INVITED_AGAIN_AFTER_DAYS);
  return isEarly ? 'INVITED_LATELY' : 'INVITED';
}
