import { outboxKind } from '../../jobs/outbox-kind';

/** What leaves for the processor about members. */
export const membershipKinds = {
  'submit-membership-payment': outboxKind<{ paymentId: string }>(),
  'submit-membership-refund': outboxKind<{ refundId: string }>(),
};
