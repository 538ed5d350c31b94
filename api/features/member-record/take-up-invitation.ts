import { handOver } from './hand-over';
import { proveEmail, provePhone } from './hand-over.writes';
import { changeMembership, type Telling, takeMembership } from './member';
import { invitedAt, membershipAt, membershipsOfPerson, takenPerson, unprovenMember } from './member.reads';

export type MemberContact = { email: string } | { phone: string };

/**
 * What a practice began with an address becomes the membership of whoever proves that address there, with all that belongs to it
 * (`handOver`). No practice learns before that whether we know somebody.
 */
export async function takeUpInvitations(
  context: Telling,
  { practiceId, borrowerId, email, phone }: { practiceId: string; borrowerId: string; email: string; phone: string },
): Promise<void> {
  const { tx } = context;
  for (const invited of await tx.all(invitedAt, { practiceId, email, phone })) {
    // Who is a member there already keeps theirs; the practice sees both, and takes its plan back.
    if (await tx.first(membershipAt, { borrowerId, practiceId })) return;
    await handOver(context, { from: invited.borrower_id, to: borrowerId });
  }
}

/**
 * A right code to the contact that a practice typed proves it: the account is whoever's who reads it there, with the name, papers and
 * cards that it has. Two people of one contact stay two.
 * @returns whether the contact is proven now, by this code or by another one at the same moment.
 */
export async function proveMember(context: Telling, id: string, contact: MemberContact): Promise<boolean> {
  const { tx, now } = context;
  const person = await tx.first(takenPerson, { id });
  if (!person) return false;
  const isOfContact = 'email' in contact ? person.email === contact.email : person.phone === contact.phone;
  if (!isOfContact) return false;
  if (('email' in contact ? person.email_verified_at : person.phone_verified_at) !== null) return true;
  if ((await unprovenMember(tx, contact))?.id !== id) return false;
  if ('email' in contact) await tx.run(proveEmail, { id, contact: contact.email, now });
  else await tx.run(provePhone, { id, contact: contact.phone, now });
  for (const { id: membershipId } of await tx.all(membershipsOfPerson, { borrowerId: id })) {
    const row = await takeMembership(tx, membershipId);
    if (row.is_invited === 1)
      await changeMembership(context, row, { set: { is_invited: 0 }, told: { action: 'JOINED' } });
  }
  return true;
}

type Named = { first_name: string | null; last_name: string | null };
const nameKey = ({ first_name, last_name }: Named) => `${first_name ?? ''} ${last_name ?? ''}`.trim().toLowerCase();

/**
 * The one person whom practices made a member of at a contact that an account has proven, where both go by one name: a household shares
 * addresses and numbers, and its members are not one person.
 */
export async function namesakeOf(tx: Telling['tx'], account: Named, contact: MemberContact) {
  const invited = await unprovenMember(tx, contact);
  const isNamed = nameKey(account) !== '';
  return invited && isNamed && nameKey(invited) === nameKey(account) ? invited : undefined;
}
