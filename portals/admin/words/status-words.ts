import { applicationStatuses } from '@portals/format/status-words';

type Facts = {
  readonly status: keyof typeof applicationStatuses;
  readonly statusNote: string | null;
  /** Null for staff of a practice, who do not see it. */
  readonly flaggedAsFraud: boolean | null;
};

/** A status as shape, word and quiet reason. A fraud flag stands before the status, which becomes the reason. */
export function statusWords({ status, statusNote, flaggedAsFraud }: Facts) {
  const { shape, word } = applicationStatuses[status];
  if (flaggedAsFraud) return { shape: 'fraud' as const, word: 'Fraud hold', note: statusNote ?? word };
  return { shape, word, note: statusNote ?? undefined };
}
