import { outboxKind } from '../../../jobs/outbox-kind';

/** Calls of the partner lender. */
export const partnerLenderKinds = {
  'decline-partner-offer': outboxKind<{ applicationId: string; reference: string }>(),
  'send-partner-payout': outboxKind<{ applicationId: string; reference: string; attempt: number }>(),
};
