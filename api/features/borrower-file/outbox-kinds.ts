import { outboxKind } from '../../jobs/outbox-kind';

/** Work for whoever has the time: people who are told that their limit can be refreshed. */
export const borrowerFileKinds = {
  'refresh-limits': outboxKind<{ runId: string }>(),
};
