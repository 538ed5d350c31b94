import { outboxKind } from '../../jobs/outbox-kind';

/** Orders to the processor to send somebody's money back. */
export const creditPayoutKinds = {
  'submit-credit-payout': outboxKind<{ payoutId: string }>(),
};
