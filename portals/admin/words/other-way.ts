import { paymentMessages } from '@contract/messages/staff/payment';
import { ApiError } from '@portals/client/api-error';

/** For `catch` of a reminder: what cannot be reached, in the contract's words around the server's. Source: provider-admin §8, "Reminder HTTP 406". */
export function throwWithOtherWay(cause: unknown): never {
  if (!(cause instanceof ApiError) || cause.status !== 406) throw cause;
  const { reminder406Lead: lead, reminder406Tail: tail } = paymentMessages;
  const message = `${lead.text} ${cause.message} ${tail.text}`;
  throw new ApiError(cause.status, { code: 'NOT_REACHABLE', message }, { cause });
}
