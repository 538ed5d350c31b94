import { emailSignupLink as emailSignupLinkCall } from '@contract/signup/calls';
import { command } from '../../command/command';
import type { Db } from '../../db/database';
import type { ApplicantActor } from '../../http/actor';
import { aDay } from '../../security/rate-limit';
import { getCase, getEnrolledPractice, refusal, refuseMany, refuseManyOfOwn } from '../application/index';
import type { PracticeRow } from '../practice/index';

type Link = { to: string; practice: PracticeRow };

/** A busy desk, and no more. */
const FROM_ONE_PERSON = aDay(100);

/**
 * E-mails the address of a practice's sign-up: an applicant to the address of the sign-up, staff to a patient.
 * Effects: the message, and an audit row that names no address.
 * @throws AppError INVALID_FIELDS when an address or practice is missing, NOT_FOUND, RATE_LIMITED. Source: membership §7 email-link.
 */
export const emailSignupLink = command(emailSignupLinkCall)(async ({ body }, context) => {
  const { tx, actor, record, send } = context;
  const { to, practice } = actor.kind === 'staff' ? await linkOfStaff(tx, body) : await ownLink(tx, body, actor);
  const { id: practiceId, slug } = practice;
  if (actor.kind === 'staff')
    await refuseMany(context, { from: actor.staffId, limit: FROM_ONE_PERSON, contact: to, practiceId });
  else await refuseManyOfOwn(context, { applicationId: actor.applicationId, email: to });
  await send('signup-link', { to, brand: 'membership', path: `/v2/privi/${slug}/signup`, practiceId });
  await record('signup.link_sent', { practiceId, type: 'practice', id: practiceId });
  return { success: true as const };
});

type Asked = { email?: string | undefined; practiceId?: string | undefined };

async function linkOfStaff(db: Db, { email, practiceId }: Asked): Promise<Link> {
  if (email === undefined) throw refusal('email', 'This is required.');
  if (practiceId === undefined) throw refusal('practiceId', 'This is required.');
  return { to: email, practice: await getEnrolledPractice(db, practiceId, 'MEMBERSHIPS') };
}

async function ownLink(db: Db, { email }: Asked, actor: ApplicantActor): Promise<Link> {
  const { borrower, practice } = await getCase(db, actor.applicationId, 'MEMBERSHIPS');
  if (borrower.email === '' || (email !== undefined && email !== borrower.email))
    throw refusal('email', 'Use the email address of this sign-up.');
  return { to: borrower.email, practice };
}
