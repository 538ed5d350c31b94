import type { CallInput } from '@contract/endpoint';
import type { Message } from '@contract/messages/message';
import { paymentMessages } from '@contract/messages/staff/payment';
import { sendReminder } from '@contract/servicing/reminder-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';

// The specification gives no text; its duration follows the usual toast.
const patientReminded: Message = {
  text: '{name} was reminded',
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
  await call(sendReminder, input, { idempotencyKey: requestKey }).catch((cause: unknown) => {
    throw cause instanceof ApiError && cause.status === 406 ? withOtherWay(cause) : cause;
  });
  toast(patientReminded, { values: { name } });
}

/** Source: provider-admin §8, "Reminder HTTP 406". */
function withOtherWay(cause: ApiError): ApiError {
  const { reminder406Lead: lead, reminder406Tail: tail } = paymentMessages;
  const message = `${lead.text} ${cause.message} ${tail.text}`;
  return new ApiError(cause.status, { code: 'NOT_REACHABLE', message }, { cause });
}
