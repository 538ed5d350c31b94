import type { Message } from '@contract/messages/message';

// Texts that the specification does not give. Durations follow its usual toast.

export const detailsSaved: Message = {
  text: 'Details of {count} saved',
  kind: 'toast',
  severity: 'success',
  durationMs: 2500,
  source: 'own text; provider-admin §9 usual toast',
};

export const detailsBrokenOff: Message = {
  text: 'Details of {done} of {count} saved, the rest not. {server}',
  kind: 'toast',
  severity: 'error',
  durationMs: 4000,
  source: 'own text; provider-admin §9 snackbar default',
};
