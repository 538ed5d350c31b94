import type { DocumentKey } from '@contract/document/entity';
import { carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { RequestMeta } from '../../../http/serve';
import { applicationFacts, membershipFacts, transactionFacts } from '../document.reads';
import type { DocumentSubject } from './document-ticket';

export type StaffDocumentAction = 'document.viewed' | 'document.printed' | 'document.ticket_issued';

type AskedIds = { applicationId: string | null; transactionId: string | null };

function findFacts({ applicationId, transactionId }: AskedIds, deps: Deps) {
  const { read } = deps.database;
  if (transactionId !== null) return read.first(transactionFacts, { id: transactionId });
  return applicationId === null ? undefined : read.first(applicationFacts, { id: applicationId });
}

/**
 * Whose copy a member of staff asks for. The caller has checked that the ids lie in their practices.
 *
 * @NOTE choice: an archived patient's papers open as before, because the practice's lists show them as before and tell of no archive.
 * @throws AppError NOT_FOUND
 */
export async function subjectForStaff(asked: AskedIds, deps: Deps): Promise<DocumentSubject> {
  const facts = await findFacts(asked, deps);
  if (!facts) throw new AppError('NOT_FOUND');
  return { borrowerId: facts.borrower_id, ...asked };
}

/** Leaves an audit row, in the chain of the practice, that a member of staff opened a person's document. */
export async function recordStaffUse(
  { action, documentKey, subject }: { action: StaffDocumentAction; documentKey: DocumentKey; subject: DocumentSubject },
  by: { actor: StaffActor; meta: RequestMeta },
  deps: Deps,
): Promise<void> {
  const { membership } = subject;
  const facts = membership
    ? await deps.database.read.first(membershipFacts, membership)
    : await findFacts(subject, deps);
  const practiceId = facts?.practice_id ?? null;
  const type = membership ? 'membership' : subject.transactionId === null ? 'application' : 'transaction';
  const id = membership?.membershipId ?? subject.transactionId ?? subject.applicationId ?? subject.borrowerId;
  await carryOut(by, deps, ({ record }) => record(action, { practiceId, type, id, detail: { documentKey } }));
}
