import type { CallInput } from '@contract/endpoint';
import type { Message } from '@contract/messages/message';
import { sendReminder } from '@contract/servicing/reminder-calls';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { throwWithOtherWay } from '../words/other-way';

// The specification gives no text; its duration follows the usual toast.
const patientReminded: Message = {
  text: 'Reminder sent to {name}',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

type Answers = Omit<CallInput<typeof sendReminder>['body'], 'txId'>;
type Waiting = { readonly _id: string; readonly borrowerId: string; readonly name: string };

/**
 * Reminds a patient of a transaction. The same `requestKey` reminds once, however often it is sent.
 * @throws ApiError NOT_PENDING once it is answered; NOT_REACHABLE in the contract's words around the server's.
 */
export async function remindPatient(
  { _id: txId, borrowerId, name }: Waiting,
  answers: Answers,
  requestKey: string,
): Promise<void> {
  const input = { params: { id: borrowerId }, body: { txId, ...answers } };
  await call(sendReminder, input, { idempotencyKey: requestKey }).catch(throwWithOtherWay);
  toast(patientReminded, { values: { name } });
}
