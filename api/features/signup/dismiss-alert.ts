import { dismissSignupAlert } from '@contract/signup/staff-calls';
import { command, refuseStale } from '../../command/command';
import { AppError } from '../../http/app-error';
import { addHistory, lockCase, updateApplication } from '../application/index';
import { hasOpenAlert, viewSignupRow } from '../application-details/index';

/**
 * The practice has reached the person of a sign-up with a fraud alert, and says how. What waits for a decision still waits for it, and
 * what the person has to show they still show.
 *
 * Effects: the alert is open no more, a row of history with the reason, an audit row.
 * @throws AppError NOT_FOUND for what is no sign-up, STEP_ORDER where no alert is open, STALE. Source: membership §4 Other provider
 * states; 15 USC 1681c-1(h).
 */
export const dismissAlert = command(dismissSignupAlert)(async ({ body }, context) => {
  const { tx, deps, actor, now, record } = context;
  const { application, practice } = await lockCase(tx, body.signupId, 'MEMBERSHIPS');
  refuseStale(body.version, application);
  if (!hasOpenAlert(application))
    throw new AppError('STEP_ORDER', { userMessage: 'This sign-up has no open fraud alert.' });
  await updateApplication(tx, application.id, { fraud_alert: 0, alert_dismissed_at: now });
  await addHistory(context, application.id, { action: 'ALERT_SETTLED', note: body.reason, by: actor });
  await record('signup.alert_dismissed', { practiceId: practice.id, type: 'application', id: application.id });
  return { signup: await viewSignupRow({ db: tx, deps }, application.id) };
});
