import type { Message } from '../message';

/** Texts of applications, letter for letter from the specification; odd spellings are the contract's. */
export const applicationMessages = {
  snackEmailSent: {
    text: 'Email sent successfuly.',
    kind: 'snackbar',
    severity: 'success',
    durationMs: 4000,
    source: 'staff \u00a78 Error catalogue',
  },
  snackApplicationRunSuccess: {
    text: 'Application ran with success',
    kind: 'snackbar',
    severity: 'success',
    durationMs: 4000,
    source: 'staff \u00a78 Error catalogue',
  },
  snackApplicationRunDenied: {
    text: 'Application was denied',
    kind: 'snackbar',
    severity: 'error',
    durationMs: 4000,
    source: 'staff \u00a78 Error catalogue',
  },
  snackApplicationDeniedArchived: {
    text: 'Denied application archived',
    kind: 'snackbar',
    severity: 'success',
    durationMs: 4000,
    source: 'staff \u00a78 Error catalogue',
  },
  personaManualDone: {
    text: 'Persona manual verification done successfully!',
    kind: 'toast',
    severity: 'success',
    durationMs: 2500,
    source: 'staff \u00a78 Error catalogue',
  },
} as const satisfies Record<string, Message>;
