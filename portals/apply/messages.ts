import type { Message } from '@contract/messages/message';

/** Toasts of this area. How long it stays is the specification's, its words are the server's. */
export const messages = {
  correctionFailed: {
    text: '{server message}',
    kind: 'toast',
    severity: 'error',
    durationMs: 2000,
    source: 'borrower §8: a mismatch-update failure toast lasts 2 s',
  },
} as const satisfies Record<string, Message>;
