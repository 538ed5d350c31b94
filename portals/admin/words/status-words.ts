import type { StatusShape } from '@portals/ui/status-mark';

type Facts = {
  readonly status: 'INCOMPLETE' | 'REVIEW' | 'APPROVED' | 'DENIED';
  readonly statusNote: string | null;
  /** Null for staff of a practice, who do not see it. */
  readonly flaggedAsFraud: boolean | null;
};

const words: Readonly<Record<Facts['status'], { shape: StatusShape; word: string }>> = {
  INCOMPLETE: { shape: 'incomplete', word: 'Incomplete' },
  REVIEW: { shape: 'review', word: 'Review' },
  APPROVED: { shape: 'approved', word: 'Approved' },
  DENIED: { shape: 'denied', word: 'Denied' },
};

/** A status as shape, word and quiet reason. A fraud flag stands before the status, which becomes the reason. */
export function statusWords({ status, statusNote, flaggedAsFraud }: Facts) {
  const { shape, word } = words[status];
  if (flaggedAsFraud) return { shape: 'fraud' as const, word: 'Fraud hold', note: statusNote ?? word };
  return { shape, word, note: statusNote ?? undefined };
}

/** "Application answers" for `APPLICATION_ANSWERS` or `application-answers`: a code that has no words of its own. */
export function codeWords(code: string): string {
  const text = code.toLowerCase().replace(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
