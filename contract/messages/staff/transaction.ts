import type { Message } from '../message';

/** Texts of transactions, letter for letter from the specification. */
export const transactionMessages = {
  tagInvalid: {
    text: 'Invalid value',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'provider-admin §5 Validation rules',
  },
} as const satisfies Record<string, Message>;
