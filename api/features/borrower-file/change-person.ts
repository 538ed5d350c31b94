import { changePersonalInfo } from '@contract/borrower-file/info-calls';
import { PERSONAL_FIELDS, personalFields } from '@domain/personal-fields';
import { civilToday } from '../../civil-today';
import { command } from '../../command/command';
import { personChange } from '../application/index';
import { answerFile, keepAct, rewritePerson, takePerson } from './take-person';
import { type ToldChange, tellOfChange } from './tell-of-change';

/**
 * Changes a person's name, birth date or address, which they are told by email. What was decided and signed keeps the words of its day.
 * @throws AppError STALE, INVALID_FIELDS by the rules of the application itself.
 */
export const changePerson = command(changePersonalInfo)(async ({ params, body }, context) => {
  const { version, ...answers } = body;
  const row = await takePerson(context, { id: params.id, version });
  const today = civilToday(context.deps.clock, answers.state ?? row.state_code ?? '');
  const change = personChange(answers, { borrower: row }, today);
  const changes: ToldChange[] = PERSONAL_FIELDS.flatMap((field) => {
    const { column } = personalFields[field];
    return change[column] === undefined ? [] : [{ field, from: row[column], to: change[column] }];
  });
  if (changes.length === 0) context.leaveNoRow('it is so already');
  else {
    await rewritePerson(context, row, change);
    await keepAct(context, row.id, { kind: 'PERSONAL_INFO', changes, version: row.version + 1 });
    await tellOfChange(context, row, changes);
  }
  return answerFile(context, row.id);
});
