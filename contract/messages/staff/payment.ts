import type { Message } from '../message';

/** Texts of payments and reminders, letter for letter from the specification; odd spellings are the contract's. */
export const paymentMessages = {
  modifyNotSettled: {
    text: 'The original loan purchase was not settled, so it cannot be refunded.',
    kind: 'toast',
    severity: 'error',
    durationMs: 5000,
    source: 'staff \u00a78 Error catalogue',
  },
  reminder406Lead: {
    text: 'We cannot send a reminder to this contact method.',
    kind: 'toast',
    severity: 'error',
    durationMs: 2500,
    source: 'staff \u00a78 Error catalogue',
  },
  reminder406Tail: {
    text: 'Please try another method or contact PatientFi support.',
    kind: 'toast',
    severity: 'error',
    durationMs: 2500,
    source: 'staff \u00a78 Error catalogue',
  },
  reprocessFailedError: {
    text: 'Error while reprocessing failed Payment',
    kind: 'toast',
    severity: 'error',
    durationMs: 2500,
    source: 'staff \u00a78 Error catalogue',
  },
  reprocessDeferredError: {
    text: 'Error while proccesing deferred payment',
    kind: 'toast',
    severity: 'error',
    durationMs: 2500,
    source: 'staff \u00a78 Error catalogue',
  },
} as const satisfies Record<string, Message>;
