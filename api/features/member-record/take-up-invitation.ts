import { changeMembership, type Telling, takeMembership } from './member';
import { invitedAt, membershipAt } from './member.reads';

/**
 * What a practice sent to an address becomes the membership of whoever proves that address there. Nothing that the practice typed of
 * them goes along, and no practice learns before that whether we know somebody.
 */
export async function takeUpInvitations(
  context: Telling,
  { practiceId, borrowerId, email, phone }: { practiceId: string; borrowerId: string; email: string; phone: string },
): Promise<void> {
  const { tx } = context;
  for (const invited of await tx.all(invitedAt, { practiceId, email, phone })) {
    // Who is a member there already keeps theirs; the practice sees both, and takes its plan back.
    if (await tx.first(membershipAt, { borrowerId, practiceId })) return;
    const row = await takeMembership(tx, invited.id);
    await changeMembership(context, row, {
      set: { borrower_id: borrowerId, is_invited: 0 },
      told: { action: 'JOINED' },
    });
  }
}
