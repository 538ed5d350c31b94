import type { Deps } from '../../../deps';
import type { BorrowerActor, MemberActor, StaffActor } from '../../../http/actor';
import { seesPractice } from '../../../http/actor.reads';
import { membershipOfVisit, membershipsOfPerson } from '../document.reads';
import type { DocumentSubject } from './document-ticket';

export type MembershipIds = {
  borrowerId?: string | undefined;
  priviAgreement?: string | undefined;
  privi?: boolean | undefined;
};

/**
 * Whose papers of a membership are asked for: of the agreement that is named, else of the person's own membership, or for staff of
 * one at their practices. The access table has checked the ids. Undefined where none is asked for, and for somebody without one.
 */
export async function membershipSubject(
  { borrowerId, priviAgreement, privi }: MembershipIds,
  actor: BorrowerActor | MemberActor | StaffActor,
  deps: Deps,
): Promise<DocumentSubject | undefined> {
  const { read } = deps.database;
  const nothingElse = { applicationId: null, transactionId: null };
  if (priviAgreement !== undefined) {
    const of = await read.first(membershipOfVisit, { visitId: priviAgreement });
    const membership = of && { membershipId: of.id, visitId: priviAgreement };
    return of && { ...nothingElse, borrowerId: of.borrower_id, membership };
  }
  const whose = actor.kind === 'staff' ? borrowerId : actor.borrowerId;
  if (!privi || whose === undefined) return undefined;
  for (const { id, practice_id } of await read.all(membershipsOfPerson, { borrowerId: whose })) {
    if (actor.kind === 'staff' && !(await seesPractice(read, actor.scope, { practiceId: practice_id, alone: false })))
      continue;
    return { ...nothingElse, borrowerId: whose, membership: { membershipId: id, visitId: null } };
  }
  return undefined;
}
