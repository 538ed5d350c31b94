import { outboxKind } from '../../jobs/outbox-kind';

/** Letters to the spouses of borrowers. */
export const householdKinds = {
  'post-spouse-notice': outboxKind<{ noticeId: string; attempt: number }>(),
};
