import { endColleagueSessions } from '@contract/staff/colleague-calls';
import { command } from '../../command/command';
import { chainOf, colleagueToChange } from './load-colleague';

/**
 * Logs a colleague out everywhere: a device that was lost, a session that somebody else has. How they log in stays as it is.
 * @throws AppError NOT_FOUND, RULES_FORBID for whoever may do more.
 */
export const endSessionsOf = command(endColleagueSessions)(async ({ params: { id } }, context) => {
  const { tx, deps, record } = context;
  const { places } = await colleagueToChange(context, id);
  await deps.sessions.revokeAllOf(tx, 'staff', { subjectId: id });
  await record('staff.sessions_ended', { practiceId: chainOf(places), id });
  return { success: true as const };
});
