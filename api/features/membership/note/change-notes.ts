import { addMembershipNote, deleteMembershipNote } from '@contract/membership/note-calls';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { takeMembership, tellHistory } from '../../member-record/index';
import { viewMembership } from '../membership.view';
import { treatmentOfMembership } from './note.reads';
import { insertNote, markDeleted } from './note.writes';

/**
 * The practice writes a note about a membership, or about a treatment of one of its plans. Its member never reads it.
 * @throws AppError NOT_FOUND, also for a treatment of another membership.
 */
export const addNote = command(addMembershipNote)(async ({ body }, context) => {
  const { tx, deps, actor, now } = context;
  const { membershipId, treatmentId = null, title, note } = body;
  const row = await takeMembership(tx, membershipId);
  if (treatmentId !== null && !(await tx.first(treatmentOfMembership, { id: treatmentId, membershipId })))
    throw new AppError('NOT_FOUND');
  const of = { id: deps.newId(), membership_id: membershipId, plan_treatment_id: treatmentId };
  await tx.run(insertNote, { ...of, title, note, staff_id: actor.staffId, created_at: now });
  await tellHistory(context, row, { action: 'NOTE_ADDED' });
  return { membership: await viewMembership({ db: tx, deps }, membershipId, 'practice') };
});

/** Nobody reads the note anymore. @throws AppError NOT_FOUND where there is no such note of the membership, or not anymore. */
export const deleteNote = command(deleteMembershipNote)(async ({ body }, context) => {
  const { tx, deps, actor, now } = context;
  const { membershipId, noteId: id } = body;
  const row = await takeMembership(tx, membershipId);
  if ((await tx.run(markDeleted, { id, membershipId, staffId: actor.staffId, at: now })) !== 1)
    throw new AppError('NOT_FOUND');
  await tellHistory(context, row, { action: 'NOTE_DELETED' });
  return { membership: await viewMembership({ db: tx, deps }, membershipId, 'practice') };
});
