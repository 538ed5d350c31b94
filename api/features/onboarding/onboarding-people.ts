import { setOnboardingUsers } from '@contract/onboarding/calls';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { accountsOf } from '../staff/index';
import { keepOnboarding, onboardedAt } from './keep-onboarding';
import { usersView } from './onboarding.view';

/**
 * Keeps who works at a practice. Rows may be unfinished; the step is done once all of them are fit. Nobody has an account before the
 * practice is activated.
 * @throws AppError INVALID_FIELDS for an address that somebody has an account with; STEP_ORDER for a practice that is active, whose
 * people are colleagues already; NOT_FOUND, STALE.
 * Source: provider-admin §3 Provider user.
 */
export const listPeople = command(setOnboardingUsers)(async ({ body }, context) => {
  const { tx, record } = context;
  const { row } = await onboardedAt(tx, body.practiceId, body.version);
  if (row.status !== 'IN_PROGRESS')
    throw new AppError('STEP_ORDER', {
      userMessage: "This practice's users already have accounts. Edit them under Users.",
    });
  const users = body.users.map((user) => ({ ...user, email: user.email.trim().toLowerCase() }));
  const known = await accountsOf(tx, users.map(({ email }) => email).filter(Boolean));
  const fields = users.flatMap(({ email }, at) =>
    known.has(email)
      ? [{ field: `users[${at}].email`, message: 'An account with this email address already exists.' }]
      : [],
  );
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
  const change = { users: JSON.stringify(users) };
  const shown = usersView(change);
  const onboarding = await keepOnboarding(context, row, { step: 'users', isDone: shown.usersFault === null, change });
  const detail = { people: users.length };
  await record('practice.people_listed', { practiceId: body.practiceId, id: body.practiceId, detail });
  return { onboarding, ...shown };
});
