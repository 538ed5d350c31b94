import { sendAccountSuccess } from '@contract/application/calls';
import { call } from '@portals/client/call';
import { leaveSession } from '@portals/client/leave-session.actions';
import { apply } from './apply.store';

/** E-mails the summary of the account and clears what this browser kept of the application (borrower §4). */
export async function sendSummary(): Promise<void> {
  if (apply.applicationId) await call(sendAccountSuccess, { body: { applicationId: apply.applicationId } });
  await leaveSession();
}
