import { outboxKind } from '../../jobs/outbox-kind';

/** What follows the closing of a practice, once it is kept. */
export const closingKinds = {
  'carry-out-closing': outboxKind<{ practiceId: string }>(),
};
