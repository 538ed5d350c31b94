import { bypassTruvalidate } from '@contract/application/identity-override-calls';
import { reviewPersonaManually } from '@contract/identity/manual-review-calls';
import type { Message } from '@contract/messages/message';
import { applicationMessages } from '@contract/messages/staff/application';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { loadWaitingCount } from '../staff/waiting.actions';

const { snackApplicationRunSuccess, snackApplicationRunDenied, personaManualDone } = applicationMessages;

/** Says how the run of an application ended: with the server's sentence, in lower case, where it was denied (provider-admin §8). */
export function tellRun({ status, error }: { status: string; error: string | null }): void {
  toast(status === 'DENIED' ? withServerText(snackApplicationRunDenied, error) : snackApplicationRunSuccess);
}

const withServerText = (message: Message, sentence: string | null): Message =>
  sentence ? { ...message, text: `${message.text}: ${sentence.toLowerCase()}` } : message;

/** Runs a person's application without the checks of their identity. Throws ApiError: STEP_ORDER, RULES_FORBID, ACCOUNT_BLOCKED. */
export async function bypassIdentity(userId: string, reason: string, idempotencyKey: string): Promise<void> {
  tellRun(await call(bypassTruvalidate, { body: { userId, reason } }, { idempotencyKey }));
  void loadWaitingCount();
}

/** Takes the identity check of a transaction as done. Throws ApiError: NOT_PENDING, ACCOUNT_BLOCKED. */
export async function takeIdentity(id: string, reason: string, idempotencyKey: string): Promise<void> {
  await call(reviewPersonaManually, { params: { id }, body: { reason } }, { idempotencyKey });
  toast(personaManualDone);
}
