import { outboxKind } from '../../jobs/outbox-kind';

/** What follows the signature of a schedule of fees. */
export const feeScheduleKinds = {
  'keep-fee-schedule': outboxKind<{ feeScheduleId: string }>(),
};
