import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast and snackbar.

export const logOutFailed: Message = {
  text: 'You are still logged in. Check your connection and log out again.',
  kind: 'snackbar',
  severity: 'error',
  durationMs: 4000,
  source: 'own text; provider-admin §9 snackbar default',
};

export const questionSent: Message = {
  text: 'Your question was sent to {name}.',
  kind: 'snackbar',
  severity: 'success',
  durationMs: 4000,
  source: 'own text; provider-admin §9 snackbar default',
};
