import { outboxKind } from '../../../jobs/outbox-kind';

/** Letters about the right to cure. */
export const cureKinds = {
  'post-cure-notice': outboxKind<{ noticeId: string }>(),
};
