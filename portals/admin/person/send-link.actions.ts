import { sendApplicationLink } from '@contract/account/application-link-calls';
import type { CallInput } from '@contract/endpoint';
import type { Message } from '@contract/messages/message';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';

// The specification gives no text for it.
const linkSent: Message = {
  text: 'Link sent to {contact}',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

/** Sends a patient the link to a practice's application. The same `requestKey` sends one. Throws ApiError: RATE_LIMITED. */
export async function sendLink(
  body: CallInput<typeof sendApplicationLink>['body'],
  idempotencyKey: string,
): Promise<void> {
  await call(sendApplicationLink, { body }, { idempotencyKey });
  toast(linkSent, { values: { contact: body.borrowerContact } });
}
