import { outboxKind } from '../../jobs/outbox-kind';

/** What leaves for the processor and the manufacturer's rewards program about members. */
export const membershipKinds = {
  'settle-rewards': outboxKind<{ useId: string }>(),
  'release-rewards': outboxKind<{ useId: string; certificateIds: string[] }>(),
  'submit-membership-payment': outboxKind<{ paymentId: string }>(),
  'submit-membership-refund': outboxKind<{ refundId: string }>(),
};
