import type { Context } from '../../../command/command';
import type { Tx } from '../../../db/database';
import { takeTurn } from '../../../db/turn';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { aDay } from '../../../security/rate-limit';
import { invitePerson, refuseMany } from '../../application/index';
import { type MembershipRow, membershipAt, registerMember, takeMembership } from '../../member-record/index';
import { contactAt } from '../membership.reads';

export type Whom = {
  practiceId: string;
  membershipId?: string | undefined;
  userId?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  isPhoneOrEmail?: string | undefined;
};

/** Plans that one member of staff sends to people whom nobody has proven to be reachable there. */
const INVITED_BY_ONE = aDay(100);

export const IN_USE = 'Phone Number or Email already in use.';

type PersonContact = { email: string } | { phone: string };

export const contactOf = (text: string): PersonContact => (text.includes('@') ? { email: text } : { phone: text });

/**
 * The membership of whoever of a practice's people has an address or number, undefined where nobody has. Nobody else gives it to anybody
 * of the practice until the transaction ends, so two at once make one person of it.
 */
export async function takenContact(tx: Tx, practiceId: string, contact: PersonContact) {
  await takeTurn(tx, `contact:${practiceId}:${'email' in contact ? contact.email : contact.phone}`);
  const [found] = await contactAt(tx, [practiceId], contact);
  return found;
}

/**
 * The membership that a plan is for: one that is named, that of a person of the practice, or a new one of somebody who is named with a
 * phone number or e-mail address.
 * @throws AppError NOT_FOUND for a membership of another practice, INVALID_FIELDS where nobody is named, or where the practice has
 * somebody with that number or address, RATE_LIMITED.
 */
export async function membershipFor(context: Context<StaffActor>, whom: Whom): Promise<MembershipRow> {
  const { tx, deps, actor } = context;
  const { practiceId } = whom;
  if (whom.membershipId !== undefined) {
    const row = await takeMembership(tx, whom.membershipId);
    if (row.practice_id !== practiceId) throw new AppError('NOT_FOUND');
    return row;
  }
  if (whom.userId !== undefined) {
    const known = await tx.first(membershipAt, { borrowerId: whom.userId, practiceId });
    return known ? takeMembership(tx, known.id) : registerMember(context, { borrowerId: whom.userId, practiceId });
  }
  const { firstName, lastName, isPhoneOrEmail: contact } = whom;
  if (firstName === undefined || lastName === undefined || contact === undefined)
    throw new AppError('INVALID_FIELDS', {
      fields: [
        ...(firstName === undefined ? [{ field: 'firstName', message: 'Enter the first name.' }] : []),
        ...(lastName === undefined ? [{ field: 'lastName', message: 'Enter the last name.' }] : []),
        ...(contact === undefined
          ? [{ field: 'isPhoneOrEmail', message: 'Enter a phone number or email address.' }]
          : []),
      ],
    });
  if (await takenContact(tx, practiceId, contactOf(contact)))
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'isPhoneOrEmail', message: IN_USE }] });
  await refuseMany(context, { from: actor.staffId, limit: INVITED_BY_ONE, contact, practiceId });
  const person = await invitePerson({ tx, deps }, { firstName, lastName, contact, practiceId });
  return registerMember(context, { borrowerId: person.id, practiceId, isInvited: true });
}
