import type { IdempotentOutcome } from '../security/idempotency';
import { Reply } from './serve';

/** The answer of an idempotent command; a replayed one says so in a header. */
export function idempotentReply<T>(outcome: IdempotentOutcome<T>): Reply<T> {
  return new Reply(outcome.body, outcome.replayed ? { 'idempotent-replayed': 'true' } : {}, outcome.json);
}
