import type { Deps } from '../../deps';
import type { ApplicantActor, StaffActor } from '../../http/actor';
import type { RequestMeta } from '../../http/serve';
import { getCase, getEnrolledPractice, refusal } from '../application/index';
import type { PracticeRow } from '../practice/index';

type Link = { to: string; practice: PracticeRow };

/**
 * E-mails the address of a practice's sign-up: an applicant to the address of the sign-up, staff to a patient.
 * Effects: the message, and an audit row that names no address.
 * @throws AppError INVALID_FIELDS when an address or practice is missing, NOT_FOUND. Source: membership §7 email-link.
 */
export async function emailSignupLink(
  body: { email?: string | undefined; practiceId?: string | undefined },
  actor: ApplicantActor | StaffActor,
  meta: RequestMeta,
  deps: Deps,
) {
  const { to, practice } = actor.kind === 'staff' ? await linkOfStaff(body, deps) : await ownLink(body, actor, deps);
  await deps.database.transaction(async (tx) => {
    await deps.outbox.add(tx, {
      kind: 'signup-link',
      payload: { to, brand: 'membership', path: `/v2/privi/${practice.slug}/signup`, practiceId: practice.id },
    });
    await deps.audit.append(tx, {
      shard: practice.id,
      actorKind: actor.kind,
      actorId: actor.kind === 'staff' ? actor.staffId : actor.borrowerId,
      action: 'signup.link_sent',
      objectType: 'practice',
      objectId: practice.id,
      requestId: meta.requestId,
      detail: {},
    });
  });
  return { success: true as const };
}

async function linkOfStaff(
  { email, practiceId }: { email?: string | undefined; practiceId?: string | undefined },
  deps: Deps,
): Promise<Link> {
  if (email === undefined) throw refusal('email', 'This is required.');
  if (practiceId === undefined) throw refusal('practiceId', 'This is required.');
  return { to: email, practice: await getEnrolledPractice(deps.database.read, practiceId, 'MEMBERSHIPS') };
}

async function ownLink({ email }: { email?: string | undefined }, actor: ApplicantActor, deps: Deps): Promise<Link> {
  const { borrower, practice } = await getCase(deps.database.read, actor.applicationId, 'MEMBERSHIPS');
  if (borrower.email === '' || (email !== undefined && email !== borrower.email))
    throw refusal('email', 'Use the email address of this sign-up.');
  return { to: borrower.email, practice };
}
