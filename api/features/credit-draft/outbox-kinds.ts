import { outboxKind } from '../../jobs/outbox-kind';

/** Work for whoever has the time: stored decisions that are decided again. */
export const draftKinds = {
  'run-what-if': outboxKind<{ whatIfId: string }>(),
};
