import { chooseLanguage } from '@contract/borrower/calls';
import { command } from '../../command/command';
import { noteChoice, setLanguage } from './borrower.writes';

/** Keeps the language that a person chose while logged in, for all that is written to them from now on. */
export const chooseOwnLanguage = command(chooseLanguage)(async ({ body }, { tx, now, actor, record, leaveNoRow }) => {
  const { borrowerId: id } = actor;
  const { language } = body;
  await tx.run(noteChoice, { borrowerId: id, now });
  if ((await tx.run(setLanguage, { id, language })) === 0) leaveNoRow('it is the language of before');
  else await record('borrower.language_chosen', { practiceId: null, id, detail: { language } });
  return { language };
});
