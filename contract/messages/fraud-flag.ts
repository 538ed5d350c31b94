import type { Message } from './message';

/** Texts of a transaction that is reported as fraud, letter for letter from the specification. Apart, because every page loads the others. */
export const fraudFlagMessages = {
  fraudFlagSuccess: {
    text: 'Transaction flagged as fraud succesfully',
    kind: 'toast',
    severity: 'success',
    durationMs: 2500,
    source: 'borrower \u00a78 The error catalogue',
  },
  fraudFlagError: {
    text: 'An error ocurred while flagging the transaction',
    kind: 'toast',
    severity: 'error',
    durationMs: 2500,
    source: 'borrower \u00a78 The error catalogue',
  },
} as const satisfies Record<string, Message>;
