import { borrowerMessages } from '@contract/messages/borrower';
import type { Message } from '@contract/messages/message';

/** Toasts of this area. The ten seconds of a missing plan are the specification's; those after it are ours. */
export const messages = {
  refreshSuccess: borrowerMessages.refreshSuccess,
  refreshFailure: borrowerMessages.refreshFailure,
  refreshStatusDenied: borrowerMessages.refreshStatusDenied,
  missingPlan: {
    text: '{server message}',
    kind: 'toast',
    severity: 'error',
    durationMs: 10_000,
    source: 'borrower §8 MISSING_PLAN',
  },
  // @NOTE choice: ten seconds, because the toast carries the only one-press way back.
  rejected: {
    text: 'You rejected {amount} for {practice}.',
    kind: 'toast',
    severity: 'success',
    durationMs: 10_000,
    source: 'borrower §4 Transaction statuses',
  },
  refused: {
    text: '{server message}',
    kind: 'toast',
    severity: 'error',
    durationMs: 5000,
    source: 'borrower §8 General',
  },
} as const satisfies Record<string, Message>;
