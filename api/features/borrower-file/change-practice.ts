import { changeBorrowerPractice } from '@contract/borrower-file/info-calls';
import { command } from '../../command/command';
import { updateBorrower } from '../application/index';
import { practiceById } from '../practice/index';
import { answerFile, keepAct, takePerson } from './take-person';
import { tellOfChange } from './tell-of-change';

/** Changes the practice under which a person stands, who is told by email. @throws AppError STALE */
export const changePractice = command(changeBorrowerPractice)(async ({ params, body }, context) => {
  const { tx } = context;
  const row = await takePerson(context, { id: params.id, version: body.version });
  if (row.practice_id === body.practiceId) context.leaveNoRow('it is so already');
  else {
    const before = row.practice_id === null ? undefined : await tx.first(practiceById, { id: row.practice_id });
    const after = await tx.first(practiceById, { id: body.practiceId });
    await updateBorrower(tx, row.id, { practice_id: body.practiceId });
    const changes = [{ field: 'practiceId', from: before?.name ?? null, to: after?.name ?? null }] as const;
    await keepAct(context, row.id, { kind: 'PRACTICE', changes, version: row.version + 1 });
    await tellOfChange(context, row, changes);
  }
  return answerFile(context, row.id);
});
