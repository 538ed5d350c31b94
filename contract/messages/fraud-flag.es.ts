import type { Message } from './message';

export const fraudFlagMessages = {
  fraudFlagSuccess: {
    text: 'La transacción se reportó como fraude',
    kind: 'toast',
    severity: 'success',
    durationMs: 2500,
    source: 'borrower \u00a78 The error catalogue',
  },
  fraudFlagError: {
    text: 'No pudimos reportar la transacción',
    kind: 'toast',
    severity: 'error',
    durationMs: 2500,
    source: 'borrower \u00a78 The error catalogue',
  },
} as const satisfies Record<string, Message>;
