import { outboxKind } from '../../../jobs/outbox-kind';

/** Orders to the processor to take a payment. */
export const paymentKinds = {
  'submit-payment': outboxKind<{ paymentId: string }>(),
};
