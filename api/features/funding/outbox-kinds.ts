import { outboxKind } from '../../jobs/outbox-kind';

/** Orders to the bank to pay a practice. */
export const fundingKinds = {
  'submit-deposit': outboxKind<{ depositId: string }>(),
};
